import type { SavedQuote } from '#types/data/saved-quote';
import { type CoverType, hasPartner } from './cover-type.ts';

export type AgeBand = 'A1' | 'A2' | 'A3' | 'A4' | 'NA';

/** Returns the price band of an age in years (§4, §9). NA if there is no age. */
export function ageBand(age: number | undefined): AgeBand {
  if (age === undefined || !Number.isFinite(age) || age < 0) return 'NA';
  if (age <= 35) return 'A1';
  if (age <= 55) return 'A2';
  return age <= 70 ? 'A3' : 'A4';
}

/** The answers that products and prices depend on (§7). */
export interface Selection {
  visaCode: string;
  coverType: CoverType;
  ageBand: AgeBand;
  /** '' if no partner is covered */
  partnerAgeBand: AgeBand | '';
}

/**
 * Returns the selection of a quote, or undefined while the visa, the cover type or a required age is missing. A visa
 * without cover has no selection.
 */
export function selectionOf({ visaType, coverType, age, partnerAge }: SavedQuote): Selection | undefined {
  const [visa] = visaType ?? [];
  if (!visa?.isSupported || !coverType || age === undefined) return undefined;
  const visaCode = visa.code;
  if (!hasPartner(coverType)) return { visaCode, coverType, ageBand: ageBand(age), partnerAgeBand: '' };
  if (partnerAge === undefined) return undefined;
  return { visaCode, coverType, ageBand: ageBand(age), partnerAgeBand: ageBand(partnerAge) };
}

/** Formats a selection for paths, separated by dots. Without a partner its last part is empty (§7). */
export function selectorsOf({ visaCode, coverType, ageBand, partnerAgeBand }: Selection): string {
  return [visaCode, coverType, ageBand, partnerAgeBand].map(encodeURIComponent).join('.');
}
