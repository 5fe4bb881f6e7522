/** The call whose records these files check. */
export const CALL = 'preSubmission';
