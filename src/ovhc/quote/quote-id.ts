import type { SavedQuote } from '#types/data/saved-quote';

/**
 * Returns a number for a quote's cover and person, as a text: the same for the same two. It tells one browser's quotes
 * apart and stays there when the quote is gone, so it must not say who the person is.
 */
export function quoteId({ visaType, coverType, age, partnerAge, DOB, hcfBundleId }: SavedQuote): string {
  const codes = visaType?.map(({ code }) => code);
  const text = JSON.stringify([codes, coverType, age, partnerAge, DOB, hcfBundleId]);
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return String(hash);
}
