import type { Driver } from '../driver.ts';

/** A card that the sandbox accepts, valid for years to come. */
export const TEST_CARD = { number: '4111 1111 1111 1111', expiry: '11/36', cvv: '123' };

/** Fills in the sandbox's card form for the answer `true`, the only one that a valid card gives. */
export const driver: Driver = {
  async answer({ frame }, value) {
    const form = frame.locator('iframe').contentFrame();
    await form.getByLabel('Card number').waitFor();
    if (value !== true) return;
    await form.getByLabel('Card number').fill(TEST_CARD.number);
    await form.getByLabel(/^Expiry/).fill(TEST_CARD.expiry);
    await form.getByLabel(/^CVV/).fill(TEST_CARD.cvv);
  },
  isVisible: (value) => value === true,
};
