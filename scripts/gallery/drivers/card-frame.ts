import type { Driver } from './driver.ts';

/** A card that is accepted, good for two years after the moment of the pictures. */
export const CARD = { number: '4111 1111 1111 1111', expiry: '11/28', cvv: '123' };

/** The form of the sandbox's card frame is filled in; answered is the field once that is right. */
export const driver: Driver = {
  async answer({ frame }, value) {
    const form = frame.locator('iframe').contentFrame();
    await form.getByLabel('Card number').waitFor();
    if (value !== true) return;
    await form.getByLabel('Card number').fill(CARD.number);
    await form.getByLabel(/^Expiry/).fill(CARD.expiry);
    await form.getByLabel(/^CVV/).fill(CARD.cvv);
  },
  leaves: (value) => value === true,
};
