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

describe('entry by hand', () => {
  test('§4 "My address isn’t listed" leads to it, with what was typed, and the focus goes along', async () => {
    const { address } = await drawAddress();
    await userEvent.type(search, ' 1 New Street ');
    await userEvent.click(notListed);
    await expect.element(lineOne).toHaveValue('1 New Street');
    await expect.element(lineOne).toHaveFocus();
    await expect.element(failedNotice).not.toBeInTheDocument();
    expect(address()).toEqual({ addresslineOne: '1 New Street', isManual: true });
  });

  test('§4 so it does by keyboard', async () => {
    const { address } = await drawAddress();
    await userEvent.click(search);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.element(lineOne).toHaveFocus();
    expect(address()).toEqual({ isManual: true });
  });

  test('decisions "What a check may rely on": its controls and containers have the names of §3', async () => {
    await drawManual();
    const controls = { addresslineOne: lineOne, addresslineTwo: lineTwo, suburb, state, postCode: postcode };
    for (const [name, control] of Object.entries(controls)) {
      await expect.element(control).toHaveAttribute('name', name);
      expect(control.element().closest('[data-field]')?.getAttribute('data-field')).toBe(name);
    }
    await expect.element(page.getByRole('group', { name: 'Your address in Australia' })).toBeVisible();
  });

  test('WCAG: the parts of the visitor’s own address say what browsers may fill in', async () => {
    await drawManual();
    const filled = [lineOne, lineTwo, suburb, postcode].map((control) =>
      control.element().getAttribute('autocomplete'),
    );
    expect(filled).toEqual(['address-line1', 'address-line2', 'address-level2', 'postal-code']);
    await expect.element(postcode).toHaveAttribute('inputmode', 'numeric');
  });

  test('§5 every part is required but the second line, each with its message below it', async () => {
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

  test('§4 what is entered is the address, marked as entered by hand', async () => {
    const { address, store } = await drawManual();
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
  });

  test('decisions "Analytics": no part of it is told, only which ones changed', async () => {
    const { reports } = await drawManual();
    await userEvent.fill(lineOne, '1 New Street');
    await userEvent.selectOptions(state, 'NT');
    await userEvent.fill(postcode, '0800');
    await userEvent.click(phone);
    expect(reports).toEqual(
      expect.arrayContaining(
        ['addresslineOne', 'state', 'postCode'].map((field) => ({ type: 'update', field, label: '' })),
      ),
    );
    expect(reports.every((report) => report.type === 'update' && report.label === '')).toBe(true);
  });
});

describe('"Search Address"', () => {
  test('§4 leads back to an empty search, which has the focus', async () => {
    const { address } = await drawManual();
    await userEvent.fill(lineOne, '1 New Street');
    await userEvent.click(searchAgain);
    await expect.element(search).toHaveFocus();
    await expect.element(search).toHaveValue('');
    await expect.element(lineOne).not.toBeInTheDocument();
    expect(address()).toBeUndefined();
  });

  test('§4 what was entered comes back with "My address isn’t listed"', async () => {
    const { address } = await drawManual();
    await userEvent.fill(lineOne, '1 New Street');
    await userEvent.fill(postcode, '0800');
    const entered = address();
    await userEvent.click(searchAgain);
    await userEvent.click(notListed);
    await expect.element(postcode).toHaveValue('0800');
    expect(address()).toEqual(entered);
  });

  test('§4 so it does with the beginning of the same address typed, which is then the first line', async () => {
    const { address } = await drawManual();
    await userEvent.fill(lineOne, '1 New Street');
    await userEvent.fill(postcode, '0800');
    await userEvent.click(searchAgain);
    await userEvent.type(search, '1 new');
    await userEvent.click(notListed);
    expect(address()).toEqual({ addresslineOne: '1 new', postCode: '0800', isManual: true });
  });

  test('§4 with another address typed, nothing of the old one is mixed in', async () => {
    const { address } = await drawManual();
    await userEvent.fill(lineOne, '1 New Street');
    await userEvent.fill(postcode, '0800');
    await userEvent.click(searchAgain);
    await userEvent.type(search, '27 Old Street');
    await userEvent.click(notListed);
    expect(address()).toEqual({ addresslineOne: '27 Old Street', isManual: true });
  });
});

test('WCAG: a finger can hit what is there to press', async () => {
  await drawManual();
  const heights = [lineOne, suburb, state, postcode, searchAgain].map(
    (control) => control.element().getBoundingClientRect().height,
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await userEvent.click(searchAgain);
  await rest(0);
  expect(notListed.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
