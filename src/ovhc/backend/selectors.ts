import type { Selection } from '../quote/selection.ts';

/** A selection as it stands in paths, between dots; without a partner its last part is empty (§7). */
export function selectorsOf({ visaCode, coverType, ageBand, partnerAgeBand }: Selection): string {
  return [visaCode, coverType, ageBand, partnerAgeBand].map(encodeURIComponent).join('.');
}
