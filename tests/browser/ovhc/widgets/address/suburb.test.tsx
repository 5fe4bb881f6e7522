import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '../../../../deferred.ts';
import * as draw from './draw-address.tsx';

const { choices, drawManual, leave, lines, option, postcode, postcodeList, rest, searchFor, state, suburb } =
  draw;
const RICHMONDS = ['RICHMOND NSW', 'RICHMOND TAS', 'RICHMOND VIC'];
const notFound = page.getByText('We can’t find this suburb. Please check the spelling.');

describe('suburb suggestions', () => {
  test('§5 appear from 3 characters, §7 after a pause of 800 ms', async () => {
    const { service } = await drawManual();
    await searchFor(suburb, 'ri');
    await userEvent.type(suburb, 'c');
    await rest(799);
    // a search starts with a request for a key
    expect(service.keys()).toBe(0);
    await rest(1);
    await expect.poll(service.keys).toBe(1);
    await expect.poll(lines).toEqual([...RICHMONDS, 'New selection: ric']);
    expect(service.asked('SearchLocality')).toMatchObject([{ Locality: 'ric', ResultLimit: '8' }]);
    // §8: the typed text is not offered as a new selection if it is found
    await userEvent.clear(suburb);
    for (const typed of ['richmond', 'RICHMOND']) {
      await searchFor(suburb, typed);
      await expect.poll(lines).toEqual(RICHMONDS);
      await userEvent.clear(suburb);
    }
  });

  test('§8 offer the typed text as "New selection: ", §4 and accept any text', async () => {
    const { address, service } = await drawManual();
    await searchFor(suburb, 'Richmond Park');
    await expect.poll(lines).toEqual(['New selection: Richmond Park']);
    await leave();
    expect(address()).toEqual({ suburb: 'Richmond Park', isManual: true });
    await expect.element(suburb).toBeValid();
    await userEvent.type(suburb, 's');
    await rest();
    await userEvent.click(option('New selection: Richmond Parks'));
    expect(lines()).toEqual([]);
    await expect.element(suburb).toHaveFocus();
    expect(address()).toEqual({ suburb: 'Richmond Parks', isManual: true });
    await userEvent.click(suburb);
    await rest(10_000);
    expect(lines()).toEqual([]);
    expect(service.asked('SearchLocality')).toHaveLength(2);
  });

  test('§8 show helpText2 below the suburb if nothing matches', async () => {
    await drawManual();
    await searchFor(suburb, 'xyzzy');
    await expect.element(notFound).toBeVisible();
    expect(notFound.element().closest('[data-field]')?.getAttribute('data-field')).toBe('suburb');
    expect(notFound.element().closest('[role="alert"]')).not.toBeNull();
    await leave();
    await expect.element(notFound).toBeVisible();
    await searchFor(suburb, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}ryde');
    await expect.element(notFound).not.toBeInTheDocument();
  });

  test('§8 show no error if the search fails', async () => {
    const { service, address } = await drawManual();
    service.answer('SearchLocality', 500);
    await searchFor(suburb, 'mel');
    await draw.passRetries();
    await expect.element(page.getByText('Searching...').first()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect.element(notFound).not.toBeInTheDocument();
    await userEvent.type(suburb, 'bourne');
    expect(address()).toEqual({ suburb: 'melbourne', isManual: true });
  });
});

describe('§4 choosing a suburb', () => {
  test('sets its state and only postcode, and offers matching states', async () => {
    const { address, service } = await drawManual();
    await searchFor(suburb, 'rich', 'RICHMOND VIC');
    await expect.element(suburb).toHaveValue('RICHMOND');
    await expect.element(suburb).toHaveFocus();
    await expect.element(state).toHaveDisplayValue('VIC');
    await expect.poll(() => choices(state)).toEqual(['NSW', 'TAS', 'VIC']);
    expect(lines()).toEqual([]);
    await expect.element(postcode).toHaveValue('3121');
    expect(address()).toEqual({ suburb: 'RICHMOND', state: 'VIC', postCode: '3121', isManual: true });
    const asked = service.asked('RetrieveLocalityPostcodes');
    expect(asked).toMatchObject([{ Locality: 'RICHMOND', State: 'VIC' }]);
    // entering and leaving the field does not search
    await userEvent.click(draw.phone);
    await userEvent.click(suburb);
    await rest(10_000);
    expect(lines()).toEqual([]);
    expect(service.asked('SearchLocality')).toHaveLength(1);
    // another state sets its postcode; what the visitor has changed stays
    await userEvent.selectOptions(state, 'TAS');
    await expect.element(postcode).toHaveValue('7025');
    await userEvent.fill(postcode, '7026');
    await userEvent.type(suburb, '{End} Hill');
    expect(address()).toEqual({ suburb: 'RICHMOND Hill', state: 'TAS', postCode: '7026', isManual: true });
  });

  test('offers its postcodes in a list if there are several', async () => {
    const { address, expectNoFaults, store } = await drawManual();
    await userEvent.fill(draw.lineOne, '1 New Street');
    await searchFor(suburb, 'bank');
    await expectNoFaults();
    await userEvent.click(option('BANKSIA HEIGHTS SA'));
    await expect.poll(() => choices(postcodeList)).toEqual(['5798', '5799']);
    await expect.element(postcodeList).toHaveAttribute('name', 'postCode');
    await userEvent.selectOptions(postcodeList, '5799');
    expect(address()).toMatchObject({ postCode: '5799' });
    expect(store.getState().errors.has('/address/postCode')).toBe(false);
    await expectNoFaults();
  });

  test('removes the state and postcode after the visitor edits the suburb', async () => {
    const { address } = await drawManual();
    await searchFor(suburb, 'ryde', 'RYDE NSW');
    await expect.element(postcode).toHaveValue('2112');
    await userEvent.type(suburb, '{End} East');
    expect(choices(state)).toHaveLength(8);
    expect(address()).toEqual({ suburb: 'RYDE East', isManual: true });
    await userEvent.type(suburb, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect.poll(address).toMatchObject({ suburb: 'RYDE', state: 'NSW', postCode: '2112' });
  });
});

describe('§4 postcode', () => {
  async function chooseWaiting(typed: string, line: string, before = '') {
    const drawn = await drawManual();
    if (before) await userEvent.fill(postcode, before);
    const { promise, resolve } = deferred<{ Postcode: string }[]>();
    drawn.service.answer('RetrieveLocalityPostcodes', promise);
    await searchFor(suburb, typed, line);
    const answer = (...codes: string[]) => resolve(codes.map((Postcode) => ({ Postcode })));
    return { ...drawn, answer };
  }

  test('stays if it belongs to the chosen suburb and is removed otherwise', async () => {
    const { address } = await drawManual();
    await userEvent.fill(postcode, '5799');
    await searchFor(suburb, 'banksi', 'BANKSIA HEIGHTS SA');
    await expect.element(postcodeList).toHaveDisplayValue('5799');
    await userEvent.type(suburb, 'x');
    await userEvent.fill(postcode, '2000');
    await userEvent.type(suburb, '{Backspace}');
    await expect.element(postcodeList).toBeVisible();
    expect(address()).not.toHaveProperty('postCode');
  });

  test('stays if the visitor types it while postcodes are loading', async () => {
    const { address, answer } = await chooseWaiting('manl', 'MANLY NSW');
    await userEvent.fill(postcode, '2096');
    answer('2095');
    await rest(0);
    expect(address()).toMatchObject({ postCode: '2096' });
  });

  test('is replaced if it belongs to another suburb', async () => {
    const { address, answer, isValid } = await chooseWaiting('newt', 'NEWTOWN NSW', '2150');
    expect(address()).not.toHaveProperty('postCode');
    expect(isValid()).toBe(false);
    answer('2042');
    await expect.poll(address).toMatchObject({ postCode: '2042' });
  });

  test('keeps the focus when it becomes a list (WCAG)', async () => {
    const { answer } = await chooseWaiting('banksia', 'BANKSIA HEIGHTS SA');
    await userEvent.click(postcode);
    answer('5798', '5799');
    await expect.element(postcodeList).toHaveFocus();
    await expect.element(postcodeList).toBeValid();
  });

  test('can be typed if the postcodes cannot be fetched (§8)', async () => {
    const { service, address } = await drawManual();
    service.answer('RetrieveLocalityPostcodes', 500);
    await searchFor(suburb, 'newt', 'NEWTOWN NSW');
    await userEvent.fill(postcode, '2042');
    await rest(0);
    expect(address()).toMatchObject({ state: 'NSW', postCode: '2042' });
    await expect.element(postcode).toBeEnabled();
  });
});
