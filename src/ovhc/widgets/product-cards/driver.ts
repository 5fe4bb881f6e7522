import type { Driver } from '../../../engine/widgets/driver.ts';

/** Waits for the cards only: choosing one opens its page. */
export const driver: Driver = {
  answer: ({ frame }) => frame.locator('[data-product]').first().waitFor(),
  isVisible: () => false,
};
