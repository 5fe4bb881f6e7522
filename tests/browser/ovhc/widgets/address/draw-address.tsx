import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Json } from '../../../../../src/engine/form/paths.ts';
import { loadWidgets } from '../../../../../src/engine/registry.ts';
import { requireRuntime } from '../../../../../src/engine/validators/runtime.ts';
import { widgetLoaders } from '../../../../../src/ovhc/widgets/index.ts';
import addressForm from '../../../../fixtures/ovhc/address.json?content';
import { accessibilityFaults } from '../../../axe.ts';
import { drawForm } from '../../../engine/draw.tsx';
import { drawn } from '../../../helpers.ts';
import { addressService } from './address-service.ts';

export const search = page.getByRole('combobox', { name: 'Your address in Australia' });
export const lineOne = page.getByRole('textbox', { name: 'Address line 1' });
export const lineTwo = page.getByRole('textbox', { name: 'Address line 2 (optional)' });
export const suburb = page.getByRole('combobox', { name: 'Suburb or town' });
export const state = page.getByRole('combobox', { name: 'State' });
export const postcode = page.getByRole('textbox', { name: 'Postcode' });
export const postcodeList = page.getByRole('combobox', { name: 'Postcode' });
export const phone = page.getByRole('textbox', { name: 'Phone (optional)' });
export const searchAgain = page.getByRole('button', { name: 'Search Address' });
export const notListed = page.getByRole('option', { name: 'My address isn’t listed' });
export const option = (name: string) => page.getByRole('option', { name, exact: true });
export const error = page.getByRole('alert');
export const failed = page.getByText('We couldn’t look up your address.');

/** Returns the lines of the open list. */
export const lines = () =>
  page
    .getByRole('option')
    .elements()
    .filter((element) => element.getAttribute('data-kind') !== null)
    .map(({ textContent }) => textContent);

/** Returns the options of a list without its placeholder. */
export const choices = (list: typeof state) =>
  [...(list.element() as HTMLSelectElement).options].slice(1).map(({ text }) => text);

/** Stops the timers. `rest` advances them. */
const stopTimers = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

export const rest = (ms = 800) => vi.advanceTimersByTimeAsync(ms);

/** Types a text, waits for the search, and may choose one of its suggestions. */
export async function searchFor(field: typeof search, text: string, suggestion?: string) {
  await userEvent.type(field, text);
  await rest();
  await drawn();
  if (suggestion) await userEvent.click(option(suggestion));
}

export const passRetries = () => rest(4000);

/** Closes a field's list, and moves to another field. */
export async function leave() {
  await userEvent.keyboard('{Escape}');
  await userEvent.click(phone);
  await rest(0);
}

/** Expects axe to find no violations. Real timers run meanwhile, because axe needs them. */
async function expectNoFaults(container: Element) {
  vi.useRealTimers();
  expect(await accessibilityFaults(container)).toEqual([]);
  stopTimers();
}

type Options = Omit<NonNullable<Parameters<typeof drawForm>[1]>, 'answers'>;

/** Draws the form with an address, an address service and stopped timers. */
export async function drawAddress(address?: Json, { widgets, ...options }: Options = {}) {
  stopTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const service = addressService();
  const { widgets: names, ...compiled } = addressForm(requireRuntime);
  const drawn = await drawForm(() => ({ ...compiled, widgets: [] }), {
    ...options,
    widgets: { ...(await loadWidgets(names, widgetLoaders)), ...widgets },
    answers: address === undefined ? {} : { address },
  });
  return {
    ...drawn,
    service,
    address: () => drawn.answered().address,
    isValid: () => drawn.store.getState().valid,
    expectNoFaults: () => expectNoFaults(drawn.container),
  };
}

/** Draws the form, and opens manual entry. */
export async function drawManual(options?: Options) {
  const drawn = await drawAddress(undefined, options);
  await userEvent.click(search);
  await userEvent.click(notListed);
  return drawn;
}
