import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import * as draw from './draw-address.tsx';

const { drawAddress, drawManual, option, search, searchFor, suburb } = draw;

/** Expects axe to find no violations. Restores the real timers first, because axe needs them. */
async function expectNoFaults({ container }: { container: Element }) {
  vi.useRealTimers();
  expect(await accessibilityFaults(container)).toEqual([]);
  draw.holdTimers();
}

test('WCAG: axe finds nothing in the search: empty, entered, with results, while one is retrieved', async () => {
  const drawn = await drawAddress();
  await expectNoFaults(drawn);
  await userEvent.click(search);
  await expectNoFaults(drawn);
  await searchFor(search, '12 smith');
  await expect.element(option('12 SMITH STREET, BRADDON ACT 2612')).toBeInTheDocument();
  await expectNoFaults(drawn);
  drawn.service.hold('RetrieveAddress');
  await userEvent.click(option('12 SMITH STREET, ADELAIDE SA 5000'));
  await expectNoFaults(drawn);
});

test('WCAG: axe finds nothing in the search with an error, which describes it with its hint', async () => {
  const drawn = await drawAddress('nowhere');
  drawn.store.revealErrors();
  await expect.element(search).toBeInvalid();
  const description = 'Start with the street number. Enter your address and choose it from the list';
  await expect.element(search).toHaveAccessibleDescription(description);
  await expectNoFaults(drawn);
});

test('WCAG: axe finds nothing in manual entry: empty, with errors, suburbs and several postcodes', async () => {
  const drawn = await drawManual();
  await expectNoFaults(drawn);
  drawn.store.revealErrors();
  await expect.element(draw.error.first()).toBeVisible();
  await expectNoFaults(drawn);
  await userEvent.fill(draw.lineOne, '1 New Street');
  await searchFor(suburb, 'bank');
  await expectNoFaults(drawn);
  await userEvent.click(option('BANKSIA HEIGHTS SA'));
  await expect.element(draw.postcodeList).toBeVisible();
  await expectNoFaults(drawn);
});

test('WCAG: axe finds nothing in manual entry after a failed search, with an unknown suburb', async () => {
  const drawn = await drawAddress();
  drawn.service.answer('SearchAddress', 500);
  await searchFor(search, '1 failing');
  await draw.passRetries();
  await expect.element(draw.failedNotice).toBeVisible();
  await searchFor(suburb, 'xyzzy');
  await expectNoFaults(drawn);
});
