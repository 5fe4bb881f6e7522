import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  choices,
  drawAddress,
  drawManual,
  error,
  failedNotice,
  lineOne,
  lineTwo,
  notListed,
  phone,
  postcode,
  rest,
  search,
  searchAgain,
  state,
  suburb,
} from './draw-address.tsx';

describe('§4 manual entry', () => {
  test('is opened by "My address isn’t listed", with the typed text and the focus', async () => {
    const { address } = await drawAddress();
    await userEvent.type(search, ' 1 New Street ');
    await userEvent.click(notListed);
    await expect.element(lineOne).toHaveValue('1 New Street');
    await expect.element(lineOne).toHaveFocus();
    await expect.element(failedNotice).not.toBeInTheDocument();
    expect(address()).toEqual({ addresslineOne: '1 New Street', isManual: true });
  });

  test('is opened by keyboard', async () => {
    const { address } = await drawAddress();
    await userEvent.click(search);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.element(lineOne).toHaveFocus();
    expect(address()).toEqual({ isManual: true });
  });

  test('has the names of §3, autocomplete tokens (WCAG 1.3.5) and targets of 44 pixels', async () => {
    await drawManual();
    const controls = { addresslineOne: lineOne, addresslineTwo: lineTwo, suburb, state, postCode: postcode };
    for (const [name, control] of Object.entries(controls)) {
      await expect.element(control).toHaveAttribute('name', name);
      expect(control.element().closest('[data-field]')?.getAttribute('data-field')).toBe(name);
    }
    await expect.element(page.getByRole('group', { name: 'Your address in Australia' })).toBeVisible();
    const tokens = [lineOne, lineTwo, suburb, postcode].map((control) =>
      control.element().getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['address-line1', 'address-line2', 'address-level2', 'postal-code']);
    await expect.element(postcode).toHaveAttribute('inputmode', 'numeric');
    const height = (control: typeof lineOne) => control.element().getBoundingClientRect().height;
    for (const control of [lineOne, suburb, state, postcode, searchAgain])
      expect(height(control)).toBeGreaterThanOrEqual(44);
    await userEvent.click(searchAgain);
    await rest(0);
    expect(height(notListed)).toBeGreaterThanOrEqual(44);
  });

  test('§5 requires every part but the second line, each with its message', async () => {
    const { store } = await drawManual();
    store.revealErrors();
    await expect.element(error.first()).toBeVisible();
    expect(error.elements().map((element) => element.textContent)).toEqual([
      'Enter the street number and name',
      'Enter your suburb or town',
      'Choose your state',
      'Enter a postcode of four digits',
    ]);
    await expect.element(lineOne).toBeRequired();
    await expect.element(lineTwo).not.toBeRequired();
  });

  test('is saved as entered, and reported without its contents', async () => {
    const { address, reports, store } = await drawManual();
    await userEvent.fill(lineOne, '1 New Street');
    await userEvent.fill(suburb, 'Newville');
    expect(choices(state)).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
    await userEvent.selectOptions(state, 'NT');
    await userEvent.fill(postcode, '0800');
    expect(store.getState().valid).toBe(true);
    await userEvent.fill(lineTwo, 'The Towers');
    expect(store.getState().valid).toBe(true);
    expect(address()).toEqual({
      addresslineOne: '1 New Street',
      addresslineTwo: 'The Towers',
      suburb: 'Newville',
      state: 'NT',
      postCode: '0800',
      isManual: true,
    });
    await userEvent.click(phone);
    const updates = ['addresslineOne', 'state', 'postCode'].map((field) => ({
      type: 'update',
      field,
      label: '',
    }));
    expect(reports).toEqual(expect.arrayContaining(updates));
    expect(reports.every((report) => report.type === 'update' && report.label === '')).toBe(true);
  });
});

test('§4 "Search Address" opens an empty search, with the focus', async () => {
  const { address } = await drawManual();
  await userEvent.fill(lineOne, '1 New Street');
  await userEvent.click(searchAgain);
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('');
  await expect.element(lineOne).not.toBeInTheDocument();
  expect(address()).toBeUndefined();
});

test.each<[string, string, { addresslineOne: string; postCode?: string; isManual: boolean }]>([
  ['nothing', '', { addresslineOne: '1 New Street', postCode: '0800', isManual: true }],
  ['the same address', '1 new', { addresslineOne: '1 new', postCode: '0800', isManual: true }],
  ['another address', '27 Old Street', { addresslineOne: '27 Old Street', isManual: true }],
])('§4 after a search for %s, manual entry has the matching parts of before', async (_case, ...parts) => {
  const [typed, entered] = parts;
  const { address } = await drawManual();
  await userEvent.fill(lineOne, '1 New Street');
  await userEvent.fill(postcode, '0800');
  await userEvent.click(searchAgain);
  if (typed) await userEvent.type(search, typed);
  await userEvent.click(notListed);
  await expect.element(lineOne).toHaveValue(entered.addresslineOne);
  expect(address()).toEqual(entered);
});
