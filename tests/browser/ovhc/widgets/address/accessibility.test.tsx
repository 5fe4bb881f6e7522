import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import {
  drawAddress,
  drawManual,
  error,
  failedNotice,
  holdTimers,
  lineOne,
  option,
  passRetries,
  postcodeList,
  search,
  searchFor,
  suburb,
} from './draw-address.tsx';

/** Runs axe, which has timers of its own. */
async function faults({ container }: { container: Element }) {
  vi.useRealTimers();
  const found = await accessibilityFaults(container);
  holdTimers();
  return found;
}

describe('WCAG: axe finds nothing', () => {
  test('in the empty search, or as it is entered', async () => {
    const drawn = await drawAddress();
    expect(await faults(drawn)).toEqual([]);
    await userEvent.click(search);
    expect(await faults(drawn)).toEqual([]);
  });

  test('in the list of addresses, while one is retrieved, and when it is chosen', async () => {
    const drawn = await drawAddress();
    await searchFor(search, '12 smith');
    await expect.element(option('12 SMITH STREET, BRADDON ACT 2612')).toBeInTheDocument();
    expect(await faults(drawn)).toEqual([]);
    drawn.service.hold('RetrieveAddress');
    await userEvent.click(option('12 SMITH STREET, ADELAIDE SA 5000'));
    expect(await faults(drawn)).toEqual([]);
    await drawn.unmount();
    const chosen = { addresslineOne: '12 SMITH STREET', suburb: 'RYDE', state: 'NSW', postCode: '2112' };
    expect(await faults(await drawAddress(chosen))).toEqual([]);
  });

  test('in a search with an error, which describes it together with its hint', async () => {
    const drawn = await drawAddress('nowhere');
    drawn.store.revealErrors();
    await expect.element(search).toBeInvalid();
    await expect
      .element(search)
      .toHaveAccessibleDescription(
        'Start with the street number. Enter your address and choose it from the list',
      );
    expect(await faults(drawn)).toEqual([]);
  });

  test('in manual entry, empty and with every error', async () => {
    const drawn = await drawManual();
    expect(await faults(drawn)).toEqual([]);
    drawn.store.revealErrors();
    await expect.element(error.first()).toBeVisible();
    expect(await faults(drawn)).toEqual([]);
  });

  test('in manual entry after a search that failed, with an unknown suburb', async () => {
    const drawn = await drawAddress();
    drawn.service.answer('SearchAddress', 500);
    await searchFor(search, '1 failing');
    await passRetries();
    await expect.element(failedNotice).toBeVisible();
    await searchFor(suburb, 'xyzzy');
    expect(await faults(drawn)).toEqual([]);
  });

  test('in the list of suburbs, and with several postcodes of a suburb', async () => {
    const drawn = await drawManual();
    await userEvent.fill(lineOne, '1 New Street');
    await searchFor(suburb, 'bank');
    expect(await faults(drawn)).toEqual([]);
    await userEvent.click(option('BANKSIA HEIGHTS SA'));
    await expect.element(postcodeList).toBeVisible();
    expect(await faults(drawn)).toEqual([]);
  });
});
