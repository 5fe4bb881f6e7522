import equal from 'fast-deep-equal';
import type { Term } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import { hasDependants, hasPartner } from '../quote/cover-type.ts';

/** The fields of a quote that an application is about, by the term that visitors know. */
const TERMS: Readonly<Record<Term, (quote: SavedQuote) => readonly unknown[]>> = {
  visa: ({ visaType }) => [visaType?.[0]?.code],
  people: ({ coverType, age, partnerAge }) => [coverType, age, partnerAge],
  product: ({ hcfBundleId }) => [hcfBundleId],
  excess: ({ excessCode }) => [excessCode],
};

const terms = Object.keys(TERMS) as Term[];

/** Returns the terms that differ between two quotes. A term that the first one does not have yet is not a change. */
export function changedTerms(before: SavedQuote, after: SavedQuote): Term[] {
  return terms.filter((term) => TERMS[term](before)[0] !== undefined && !isEqual(term, before, after));
}

const isEqual = (term: Term, one: SavedQuote, other: SavedQuote) =>
  equal(TERMS[term](one), TERMS[term](other));

/** Returns true if two quotes have the same terms. */
export function hasSameTerms(one: SavedQuote, other: SavedQuote): boolean {
  return terms.every((term) => isEqual(term, one, other));
}

/** Returns true if two quotes are for the same product and people, so that one application is enough for both. */
export function isSameApplication(one: SavedQuote, other: SavedQuote): boolean {
  return terms.every((term) => term === 'excess' || isEqual(term, one, other));
}

/** Returns the part of a quote that identifies an application to other tabs, without personal data. */
export function agreedPart({
  visaType,
  coverType,
  age,
  partnerAge,
  hcfBundleId,
  productName,
  redirectedPath,
  excessCode,
  paymentFrequency,
  priceData,
}: SavedQuote): { [name in keyof SavedQuote]: SavedQuote[name] | undefined } {
  const product = { hcfBundleId, productName, redirectedPath, excessCode, paymentFrequency, priceData };
  return { visaType, coverType, age, partnerAge, ...product };
}

/** Returns the names of everyone on an application, as far as they are known. */
export function peopleNames(draft: Readonly<Record<string, unknown>>, { coverType }: SavedQuote): string[] {
  const nameOf = (person: object, suffix: string) => {
    const answers = person as Readonly<Record<string, unknown>>;
    const parts = [answers[`firstName${suffix}`], answers[`lastName${suffix}`]];
    return parts.every((part) => typeof part === 'string' && part.trim()) ? parts.join(' ') : undefined;
  };
  const dependants: unknown = draft.dependants;
  const names = [
    nameOf(draft, ''),
    coverType && hasPartner(coverType) && nameOf(draft, 'Partner'),
    ...(coverType && hasDependants(coverType) && Array.isArray(dependants)
      ? dependants.map((dependant: unknown) => nameOf(Object(dependant), 'Dependant'))
      : []),
  ];
  return names.filter((name) => typeof name === 'string');
}

/** Returns several texts as one list: “Alex Novak and Sam Novak”. */
export const listed = (texts: readonly string[]): string => new Intl.ListFormat('en-AU').format(texts);
