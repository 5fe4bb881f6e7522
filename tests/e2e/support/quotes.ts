import type { SavedQuote } from '#types/data/saved-quote';
import type { VisaType } from '#types/data/visa-type';

/** Visas as the sandbox has them: one with cover, one without, and the one that families get no products for. */
export const WORKING_HOLIDAY: VisaType = { code: '417', name: 'Working Holiday visa', isSupported: true };
export const STUDENT: VisaType = { code: '500', name: 'Student visa', isSupported: false };
export const VISITOR: VisaType = { code: '600', name: 'Visitor visa', isSupported: true };

/** Quotes as far as their visitors have come, all but the cover chosen. */
export const SINGLE: SavedQuote = { visaType: [WORKING_HOLIDAY], coverType: 'S', age: 30 };
export const COUPLE: SavedQuote = { visaType: [WORKING_HOLIDAY], coverType: 'D', age: 30, partnerAge: 60 };
export const VISITING_FAMILY: SavedQuote = { ...COUPLE, visaType: [VISITOR], coverType: 'F' };
export const UNSUPPORTED: SavedQuote = { ...SINGLE, visaType: [STUDENT] };
