/** Where the card form is at the card frame's origin, and where what belongs to it is. */
export const CARD_FORM = '/card-form';
export const TOKENS = `${CARD_FORM}/tokens`;
export const ASSETS = `${CARD_FORM}/assets`;
