/** The paths on the card frame's origin. */
export const CARD_FORM = '/card-form';
export const TOKENS = `${CARD_FORM}/tokens`;
export const ASSETS = `${CARD_FORM}/assets`;
/** The pages of the card holder's bank, one for each challenge. */
export const CHALLENGES = `${CARD_FORM}/challenges`;
