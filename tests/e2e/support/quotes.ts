import type { SavedQuote } from '#types/data/saved-quote';
import type { VisaType } from '#types/data/visa-type';

export type CoverType = NonNullable<SavedQuote['coverType']>;

/** The cover types (§9) with the labels of their tiles. */
export const COVER_TYPES: Record<CoverType, string> = {
  S: 'Single',
  D: 'Couple',
  P: 'Single parent',
  F: 'Family',
};

/** Visas as the sandbox has them: one with cover and one without. */
export const WORKING_HOLIDAY: VisaType = { code: '417', name: 'Working Holiday visa', isSupported: true };
export const STUDENT: VisaType = { code: '500', name: 'Student visa', isSupported: false };

/** Quotes with every answer before the product. */
export const SINGLE: SavedQuote = { visaType: [WORKING_HOLIDAY], coverType: 'S', age: 30 };
export const COUPLE: SavedQuote = { visaType: [WORKING_HOLIDAY], coverType: 'D', age: 30, partnerAge: 60 };
export const UNSUPPORTED: SavedQuote = { ...SINGLE, visaType: [STUDENT] };

/** The request for the products of a quote (§7). */
export const SINGLE_SELECTION = {
  visaCode: '417',
  coverType: 'S',
  ageBand: 'A1',
  partnerAgeBand: '',
} as const;
export const COUPLE_SELECTION = {
  visaCode: '417',
  coverType: 'D',
  ageBand: 'A1',
  partnerAgeBand: 'A3',
} as const;
