import type { Driver } from './driver.ts';

/** To choose a cover leads to its page, so the cards are only waited for. */
export const driver: Driver = {
  answer: ({ frame }) => frame.locator('[data-product]').first().waitFor(),
  leaves: () => false,
};
