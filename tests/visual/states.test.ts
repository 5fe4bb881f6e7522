import { fillForm } from '../../scripts/gallery/catalogue/drivers.ts';
import { readCatalogue } from '../../scripts/gallery/catalogue/index.ts';
import { widthsOf } from '../../scripts/gallery/references.ts';
import type { AxeViolation } from '../../scripts/gallery/results.ts';
import { findAxeViolations } from '../e2e/support/axe.ts';
import { expect, siteTest as test } from '../e2e/support/test.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './open-page.ts';
import { expectScreenshot, showWhole } from './screenshot.ts';
import { missingTargets } from './visible-targets.ts';

for (const state of readCatalogue().states) {
  test(state.id, async ({ page, sandbox }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const opened = await openPage(page, sandbox, state);
    if (state.filling) await fillForm(page, state.filling);
    for (const act of state.acts ?? []) await act(page, opened.settle);
    // move the pointer away: hovering changes colours
    await page.mouse.move(0, 0);
    await opened.settle();
    await expect.poll(() => missingTargets(page, state.shows), 'missing in the state').toEqual([]);

    const violations: Record<number, AxeViolation[]> = {};
    for (const width of widthsOf(state)) {
      await showWhole(opened, width);
      expect.soft(await missingTargets(page, state.shows), `missing at ${width} pixels`).toEqual([]);
      await expectScreenshot(page, state, width);
      violations[width] = await findAxeViolations(page);
      expect.soft(violations[width], `axe at ${width} pixels`).toEqual([]);
    }
    // the gallery shows the violations next to the screenshots
    await test.info().attach('axe', { body: JSON.stringify(violations), contentType: 'application/json' });

    await expectAccessible(page);
    expect(errors, 'uncaught errors').toEqual([]);
  });
}
