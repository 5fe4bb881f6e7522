import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '../../../../deferred.ts';
import {
  choices,
  drawManual,
  leave,
  lines,
  option,
  passRetries,
  phone,
  postcode,
  postcodeList,
  rest,
  searchFor,
  state,
  suburb,
} from './draw-address.tsx';

const RICHMONDS = ['RICHMOND NSW', 'RICHMOND TAS', 'RICHMOND VIC'];
const ALL = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];
const notFound = page.getByText('We can’t find this suburb. Please check the spelling.');

/** Entry by hand, with a suburb chosen from what its beginning finds. */
async function choose(typed: string, line: string) {
  const drawn = await drawManual();
  await searchFor(suburb, typed);
  await userEvent.click(option(line));
  return drawn;
}

describe('suggestions', () => {
  test('§5 come from 3 characters on, §7 after a rest of 800 ms, with the state of each', async () => {
    const { service } = await drawManual();
    await searchFor(suburb, 'ri');
    await userEvent.type(suburb, 'c');
    await rest(799);
    // the key is what a search asks for first
    expect(service.keys()).toBe(0);
    await rest(1);
    await expect.poll(service.keys).toBe(1);
    await expect.poll(lines).toEqual([...RICHMONDS, 'New selection: ric']);
    expect(service.asked('SearchLocality')).toMatchObject([{ Locality: 'ric', ResultLimit: '8' }]);
  });

  test('§4 are a help: any text is an answer', async () => {
    const { address } = await drawManual();
    await searchFor(suburb, 'Richmond Hill');
    await leave();
    expect(address()).toEqual({ suburb: 'Richmond Hill', isManual: true });
    await expect.element(suburb).toBeValid();
  });

  test('§8 "New selection: " stands before what was typed, and takes it as it is', async () => {
    const { address, service } = await drawManual();
    await searchFor(suburb, 'Richmond Park');
    await expect.poll(lines).toEqual(['New selection: Richmond Park']);
    await userEvent.click(option('New selection: Richmond Park'));
    expect(lines()).toEqual([]);
    await expect.element(suburb).toHaveFocus();
    expect(address()).toEqual({ suburb: 'Richmond Park', isManual: true });
    await userEvent.click(suburb);
    await rest(10_000);
    expect(lines()).toEqual([]);
    expect(service.asked('SearchLocality')).toHaveLength(1);
  });

  test.each(['richmond', 'RICHMOND'])('§8 "%s", which is found, is not new', async (typed) => {
    await drawManual();
    await searchFor(suburb, typed);
    await expect.poll(lines).toEqual(RICHMONDS);
  });

  test('§8 a search that finds nothing says the authored helpText2 at once, below the suburb, also when it is left', async () => {
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

  test('§8 a search that fails says nothing, and typing goes on', async () => {
    const { service, address } = await drawManual();
    service.answer('SearchLocality', 500);
    await searchFor(suburb, 'mel');
    await passRetries();
    await expect.element(page.getByText('Searching...').first()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect.element(notFound).not.toBeInTheDocument();
    await userEvent.type(suburb, 'bourne');
    expect(address()).toEqual({ suburb: 'melbourne', isManual: true });
  });
});

describe('choosing a suburb', () => {
  test('§4 sets its state, and offers those where there is one of its name', async () => {
    const { address } = await choose('rich', 'RICHMOND VIC');
    await expect.element(suburb).toHaveValue('RICHMOND');
    await expect.element(suburb).toHaveFocus();
    await expect.element(state).toHaveDisplayValue('VIC');
    await expect.poll(() => choices(state)).toEqual(['NSW', 'TAS', 'VIC']);
    expect(lines()).toEqual([]);
    expect(address()).toMatchObject({ suburb: 'RICHMOND', state: 'VIC', isManual: true });
  });

  test('§4 sets its postcode, if it has one only; the visitor may still write another', async () => {
    const { service } = await choose('richm', 'RICHMOND VIC');
    await expect.element(postcode).toHaveValue('3121');
    expect(service.asked('RetrieveLocalityPostcodes')).toMatchObject([
      { Locality: 'RICHMOND', State: 'VIC' },
    ]);
    await userEvent.fill(postcode, '3122');
    await expect.element(postcode).toHaveValue('3122');
  });

  test('§4 offers its postcodes, if it has several', async () => {
    const { address, store } = await choose('bank', 'BANKSIA HEIGHTS SA');
    await expect.poll(() => choices(postcodeList)).toEqual(['5798', '5799']);
    await expect.element(postcodeList).toHaveAttribute('name', 'postCode');
    await userEvent.selectOptions(postcodeList, '5799');
    expect(address()).toMatchObject({ postCode: '5799' });
    expect(store.getState().errors.has('/address/postCode')).toBe(false);
  });

  test('§4 another state of the same name has another postcode', async () => {
    await choose('richmo', 'RICHMOND VIC');
    await expect.element(postcode).toHaveValue('3121');
    await userEvent.selectOptions(state, 'TAS');
    await expect.element(postcode).toHaveValue('7025');
  });

  test('§4 then editing its text gives free entry back, without the state and the postcode that it brought', async () => {
    const { address } = await choose('ryde', 'RYDE NSW');
    await expect.element(postcode).toHaveValue('2112');
    await userEvent.type(suburb, '{End} East');
    expect(choices(state)).toEqual(ALL);
    expect(address()).toEqual({ suburb: 'RYDE East', isManual: true });
    await userEvent.type(suburb, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect.poll(address).toMatchObject({ suburb: 'RYDE', state: 'NSW', postCode: '2112' });
  });

  test('§4 what the visitor has said instead stays', async () => {
    const { address } = await choose('richmon', 'RICHMOND VIC');
    await expect.element(postcode).toHaveValue('3121');
    await userEvent.selectOptions(state, 'TAS');
    await expect.element(postcode).toHaveValue('7025');
    await userEvent.fill(postcode, '7026');
    await userEvent.type(suburb, '{End} Hill');
    expect(address()).toEqual({ suburb: 'RICHMOND Hill', state: 'TAS', postCode: '7026', isManual: true });
  });

  test('§4 then entering the field and leaving it searches for nothing', async () => {
    const { service } = await choose('ryd', 'RYDE NSW');
    await userEvent.click(phone);
    await userEvent.click(suburb);
    await rest(10_000);
    expect(lines()).toEqual([]);
    expect(service.asked('SearchLocality')).toHaveLength(1);
  });
});

describe('what was typed before or meanwhile', () => {
  test('§4 a postcode of another suburb gives way to the suburb’s own', async () => {
    const { address } = await drawManual();
    await userEvent.fill(postcode, '2000');
    await searchFor(suburb, 'bendi');
    await userEvent.click(option('BENDIGO VIC'));
    await expect.poll(address).toMatchObject({ postCode: '3550' });
  });

  test('§4 one of several stays chosen, one that is none of them goes', async () => {
    const { address } = await drawManual();
    await userEvent.fill(postcode, '5799');
    await searchFor(suburb, 'banksi');
    await userEvent.click(option('BANKSIA HEIGHTS SA'));
    await expect.element(postcodeList).toHaveDisplayValue('5799');
    await userEvent.type(suburb, 'x');
    await userEvent.fill(postcode, '2000');
    await userEvent.type(suburb, '{Backspace}');
    await expect.element(postcodeList).toBeVisible();
    expect(address()).not.toHaveProperty('postCode');
  });

  test('§4 a postcode that is typed while the suburb’s are on their way stays', async () => {
    const { service, address } = await drawManual();
    const postcodes = deferred<{ Postcode: string }[]>();
    service.answer('RetrieveLocalityPostcodes', postcodes.promise);
    await searchFor(suburb, 'manl');
    await userEvent.click(option('MANLY NSW'));
    await userEvent.fill(postcode, '2096');
    postcodes.resolve([{ Postcode: '2095' }]);
    await rest(0);
    expect(address()).toMatchObject({ postCode: '2096' });
  });

  test('§4 the postcode of another place goes with it, though the new one is still on its way', async () => {
    const { service, address, store } = await drawManual();
    await userEvent.fill(postcode, '2150');
    const postcodes = deferred<{ Postcode: string }[]>();
    service.answer('RetrieveLocalityPostcodes', postcodes.promise);
    await searchFor(suburb, 'newt');
    await userEvent.click(option('NEWTOWN NSW'));
    expect(address()).not.toHaveProperty('postCode');
    expect(store.getState().valid).toBe(false);
    postcodes.resolve([{ Postcode: '2042' }]);
    await expect.poll(address).toMatchObject({ postCode: '2042' });
  });

  test('WCAG: who waits in the postcode stays in it when it becomes a list', async () => {
    const { service } = await drawManual();
    const postcodes = deferred<{ Postcode: string }[]>();
    service.answer('RetrieveLocalityPostcodes', postcodes.promise);
    await searchFor(suburb, 'banksia');
    await userEvent.click(option('BANKSIA HEIGHTS SA'));
    await userEvent.click(postcode);
    postcodes.resolve([{ Postcode: '5798' }, { Postcode: '5799' }]);
    await expect.element(postcodeList).toHaveFocus();
    await expect.element(postcodeList).toBeValid();
  });

  test('§8 postcodes that cannot be fetched leave it to be typed', async () => {
    const { service, address } = await drawManual();
    service.answer('RetrieveLocalityPostcodes', 500);
    await searchFor(suburb, 'newt');
    await userEvent.click(option('NEWTOWN NSW'));
    await userEvent.fill(postcode, '2042');
    await rest(0);
    expect(address()).toMatchObject({ state: 'NSW', postCode: '2042' });
    await expect.element(postcode).toBeEnabled();
  });
});
