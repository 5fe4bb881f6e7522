/** What the insurer's calls (§7) want to hear of every visitor alike. */
export const STATE_CODE = 'N';
export const AGE_CODE = 'B';
export const REBATE_TIER = -1;
