import type { Frame, Page } from '@playwright/test';
import { NAMED_FEATURES } from '../../../scripts/baseline/features.ts';

/** Functions that the oldest supported browsers do not all have, as `owner.name`, or `.name` for what is global. */
const NEWER: readonly string[] = NAMED_FEATURES.filter(({ feature }) => !feature.isInBaseline).map(
  ({ owner = '', name }) => `${owner}.${name}`,
);

/** Removes all of them that this browser has, from every document of the page, its frames' as well. */
export async function removeNewerFunctions(page: Page): Promise<void> {
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

/** Returns what was removed from a document. */
export const removedFrom = (document: Page | Frame): Promise<string[]> =>
  document.evaluate(() => Reflect.get(globalThis, 'removedFunctions') as string[]);
