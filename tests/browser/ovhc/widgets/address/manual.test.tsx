import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { widgetLoaders } from '../../../../../src/ovhc/widgets/index.ts';
import addressForm from '../../../../fixtures/ovhc/address.json?content';
import { drawStep } from '../../../engine/draw.tsx';
import { textsOf } from '../../../helpers.ts';
import { addressService } from './address-service.ts';
import * as draw from './draw-address.tsx';

const { drawAddress, drawManual, lineOne, lineTwo, notListed, postcode, search, state, suburb } = draw;

describe('§4 manual entry', () => {
  test('opens with the typed text and the focus after "My address isn’t listed"', async () => {
    const { address } = await drawAddress();
    await userEvent.type(search, ' 1 New Street ');
    await userEvent.click(notListed);
    await expect.element(lineOne).toHaveValue('1 New Street');
    await expect.element(lineOne).toHaveFocus();
    await expect.element(draw.failed).not.toBeInTheDocument();
    expect(address()).toEqual({ addresslineOne: '1 New Street', isManual: true });
  });

  test('opens with the keyboard', async () => {
    const { address } = await drawAddress();
    await userEvent.click(search);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.element(lineOne).toHaveFocus();
    expect(address()).toEqual({ isManual: true });
  });

  test('has the names of §3, autocomplete tokens (WCAG 1.3.5) and targets of 44 pixels', async () => {
    const { expectNoFaults, store } = await drawManual();
    await expectNoFaults();
    await expect.element(page.getByRole('group', { name: 'Your address in Australia' })).toBeVisible();
    const height = (control: typeof lineOne) => control.element().getBoundingClientRect().height;
    for (const [name, control, token] of [
      ['addresslineOne', lineOne, 'address-line1'],
      ['addresslineTwo', lineTwo, 'address-line2'],
      ['suburb', suburb, 'address-level2'],
      ['state', state, null],
      ['postCode', postcode, 'postal-code'],
    ] as const) {
      await expect.element(control).toHaveAttribute('name', name);
      expect(control.element().closest('[data-field]')?.getAttribute('data-field')).toBe(name);
      expect(control.element().getAttribute('autocomplete')).toBe(token);
      expect(height(control)).toBeGreaterThanOrEqual(44);
    }
    await expect.element(postcode).toHaveAttribute('inputmode', 'numeric');
    expect(height(draw.searchAgain)).toBeGreaterThanOrEqual(44);
    store.revealErrors();
    await expect.element(draw.error.first()).toBeVisible();
    await expectNoFaults();
    await userEvent.click(draw.searchAgain);
    await draw.rest(0);
    expect(height(notListed)).toBeGreaterThanOrEqual(44);
  });

  test('saves the entered address and does not report its contents', async () => {
    const { address, isValid, reports } = await drawManual();
    await userEvent.fill(lineOne, '1 New Street');
    await userEvent.fill(suburb, 'Newville');
    expect(draw.choices(state)).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
    await userEvent.selectOptions(state, 'NT');
    await userEvent.fill(postcode, '0800');
    expect(isValid()).toBe(true);
    await userEvent.fill(lineTwo, 'The Towers');
    expect(isValid()).toBe(true);
    const lines = { addresslineOne: '1 New Street', addresslineTwo: 'The Towers' };
    const place = { suburb: 'Newville', state: 'NT', postCode: '0800' };
    expect(address()).toEqual({ ...lines, ...place, isManual: true });
    await userEvent.click(draw.phone);
    const fields = ['addresslineOne', 'state', 'postCode'];
    const updates = fields.map((field) => ({ type: 'update', field, label: '' }));
    expect(reports).toEqual(expect.arrayContaining(updates));
    expect(reports.every((report) => report.type === 'update' && report.label === '')).toBe(true);
  });
});

test('§4 opens an empty search with the focus after "Search Address"', async () => {
  const { address } = await drawManual();
  await userEvent.fill(lineOne, '1 New Street');
  await userEvent.click(draw.searchAgain);
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('');
  await expect.element(lineOne).not.toBeInTheDocument();
  expect(address()).toBeUndefined();
});

test.each<[string, string, { addresslineOne: string; postCode?: string; isManual: boolean }]>([
  ['nothing', '', { addresslineOne: '1 New Street', postCode: '0800', isManual: true }],
  ['the same address', '1 new', { addresslineOne: '1 new', postCode: '0800', isManual: true }],
  ['another address', '27 Old Street', { addresslineOne: '27 Old Street', isManual: true }],
])('§4 restores the parts that fit after a search for %s', async (_case, typed, entered) => {
  const { address } = await drawManual();
  await userEvent.fill(lineOne, '1 New Street');
  await userEvent.fill(postcode, '0800');
  await userEvent.click(draw.searchAgain);
  if (typed) await userEvent.type(search, typed);
  await userEvent.click(notListed);
  await expect.element(lineOne).toHaveValue(entered.addresslineOne);
  expect(address()).toEqual(entered);
});

describe('§5 error summary', () => {
  const summary = page.getByRole('region', { name: 'Please check your answers' });
  const link = (name: string) => summary.getByRole('link', { name });

  async function drawRefused(saved = {}) {
    addressService();
    await drawStep(addressForm, { loaders: widgetLoaders, saved });
    await userEvent.click(page.getByRole('button', { name: 'Go on' }), { force: true });
    await expect.element(summary).toHaveFocus();
  }

  test('shows a message with a link for each required part of a manual address', async () => {
    await drawRefused({ address: { isManual: true } });
    const messages = ['Enter the street number and name', 'Enter your suburb or town'];
    messages.push('Choose your state', 'Enter a postcode of four digits');
    expect([textsOf(summary.getByRole('link')), textsOf(draw.error)]).toEqual([messages, messages]);
    await expect.element(lineTwo).not.toBeRequired();
    for (const [text, control] of [
      ['Choose your state', state],
      ['Enter your suburb or town', suburb],
      ['Enter the street number and name', lineOne],
    ] as const) {
      await expect.element(control).toBeRequired();
      await userEvent.click(link(text));
      await expect.element(control).toHaveFocus();
    }
    await userEvent.fill(lineOne, '1 New Street');
    await expect.element(link('Enter the street number and name')).not.toBeInTheDocument();
  });

  test('links to the search for a missing address', async () => {
    await drawRefused();
    await userEvent.click(link('Enter your address and choose it from the list'));
    await expect.element(search).toHaveFocus();
  });
});
