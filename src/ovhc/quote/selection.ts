import type { SavedQuote } from '#types/data/saved-quote';
import { type AgeBand, ageBand } from './age-band.ts';
import { type CoverType, hasPartner } from './cover-type.ts';

/** What products and prices depend on (§7). */
export interface Selection {
  visaCode: string;
  coverType: CoverType;
  ageBand: AgeBand;
  /** '' where nobody's partner is covered */
  partnerAgeBand: AgeBand | '';
}

/**
 * What a quote asks for, or undefined while it does not say enough: visa, cover type and the ages it needs. For a
 * visa without cover there is nothing to ask.
 */
export function selectionOf({ visaType, coverType, age, partnerAge }: SavedQuote): Selection | undefined {
  const [visa] = visaType ?? [];
  if (!visa?.isSupported || !coverType || age === undefined) return undefined;
  const visaCode = visa.code;
  if (!hasPartner(coverType)) return { visaCode, coverType, ageBand: ageBand(age), partnerAgeBand: '' };
  if (partnerAge === undefined) return undefined;
  return { visaCode, coverType, ageBand: ageBand(age), partnerAgeBand: ageBand(partnerAge) };
}
