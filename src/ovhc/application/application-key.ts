import type { SavedQuote } from '#types/data/saved-quote';
import type { JsonObject } from '../../engine/form/paths.ts';

/**
 * Returns a number, as a text, for an application's cover and person: the same two have the same one. It tells the
 * applications of one browser apart and stays there when the quote is gone, so it must not say who the person is.
 */
export function applicationKey(
  { visaType, coverType, age, partnerAge, DOB, hcfBundleId }: SavedQuote,
  { firstName, lastName }: JsonObject,
): string {
  const codes = visaType?.map(({ code }) => code);
  const text = JSON.stringify([codes, coverType, age, partnerAge, DOB, hcfBundleId, firstName, lastName]);
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return String(hash);
}
