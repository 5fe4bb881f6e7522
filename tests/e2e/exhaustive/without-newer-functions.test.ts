import type { Frame, Page } from '@playwright/test';
import { NAMED_FEATURES } from '../../../scripts/baseline/features.ts';
import { expect, test } from '../support/test.ts';
import { walk } from '../support/walk.ts';

/** Functions that some of the oldest supported browsers lack, as `owner.name`, or `.name` if global. */
const NEWER: readonly string[] = NAMED_FEATURES.filter(({ feature }) => !feature.isInBaseline).map(
  ({ owner = '', name }) => `${owner}.${name}`,
);

/** Some that every Chromium of these tests has, one of each kind: static, instance, global and web API. */
const SOME = [
  'Promise.try',
  'Set.union',
  'Iterator.toArray',
  'URL.parse',
  '.requestIdleCallback',
  '.navigation',
];

/** Removes all newer functions from every document of the page, including frames. */
async function removeNewerFunctions(page: Page): Promise<void> {
  await page.addInitScript((paths) => {
    const removed: string[] = [];
    for (const path of paths) {
      const [owner = '', name = ''] = path.split('.');
      const holder = owner ? (Reflect.get(globalThis, owner) ?? Reflect.get(Intl, owner)) : globalThis;
      for (const object of [holder, holder?.prototype])
        if (object && Object.hasOwn(object, name) && Reflect.deleteProperty(object, name)) removed.push(path);
    }
    Reflect.set(globalThis, 'removedFunctions', removed);
  }, NEWER);
}

async function expectRemoved(document: Page | Frame): Promise<void> {
  const removed = await document.evaluate(() => Reflect.get(globalThis, 'removedFunctions'));
  expect(removed).toEqual(expect.arrayContaining(SOME));
}

test('completes a purchase without functions newer than the baseline', async ({ page, payment }) => {
  test.slow();
  await removeNewerFunctions(page);
  const inFrame = page
    .waitForEvent('framenavigated', { predicate: (frame) => frame.parentFrame() !== null, timeout: 0 })
    .then(expectRemoved);
  await walk(payment, 'mouse', { coverType: 'F', payment: 'Card' });
  await inFrame;
  await expectRemoved(page);
  await payment.expectMembership();
});
