import type { Driver } from '../../../engine/widgets/driver.ts';

/** Only waits for the cards, because choosing one opens its page. */
export const driver: Driver = {
  answer: ({ frame }) => frame.locator('[data-product]').first().waitFor(),
  isVisible: () => false,
};
