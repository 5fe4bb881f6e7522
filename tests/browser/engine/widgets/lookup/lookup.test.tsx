import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { boxOf } from '../../../helpers.ts';
import { compose } from '../../input.ts';
import { listSource } from '../../sources.ts';
import * as lookup from './draw-lookup.ts';

const { attic, cellar, code, deleteLast, drawLookup, drawSlow, enter, leave, message, shelf, status } =
  lookup;
const UNKNOWN = 'Enter a shelf number that we have';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

test('§4, §5 looks up a known number at its last digit, and removes the item on an edit', async () => {
  const shelves = listSource([attic, cellar]);
  const { answered, state } = await drawLookup(shelves);
  await userEvent.type(shelf, '06200');
  expect(shelves.searches).toEqual([]);
  expect(state()).toEqual([{ shelf: '06200' }, false]);
  await userEvent.keyboard('0');
  await expect.poll(state).toEqual([{ shelf: [attic] }, true]);
  expect(shelves.searches).toEqual(['062000']);
  await expect.element(shelf).toHaveValue('062000');
  await expect.element(status).toHaveTextContent(lookup.IN_THE_ATTIC);
  await deleteLast();
  expect(answered()).toEqual({ shelf: '06200' });
  await expect.element(status).toHaveTextContent('');
  await userEvent.clear(shelf);
  expect(answered().shelf).toBeUndefined();
});

test('§5 normalises a number, but does not cut a digit too many', async () => {
  const { answered, state } = await drawLookup();
  for (const pasted of ['062-000', ' 062 000 ', '062/000', '०６２٠٠٠']) {
    await enter(pasted);
    await expect.poll(answered).toEqual({ shelf: [attic] });
    await expect.element(shelf).toHaveValue('062000');
    await userEvent.type(shelf, '{Home}7');
    await expect.element(shelf).toHaveValue('7062000');
    expect(state()).toEqual([{ shelf: '7062000' }, false]);
    await userEvent.type(shelf, '{Home}{Delete}');
    await expect.poll(answered).toEqual({ shelf: [attic] });
    await userEvent.clear(shelf);
  }
});

test('§5 does not search for a number while an input method composes it', async () => {
  const shelves = listSource([attic]);
  const { answered } = await drawLookup(shelves);
  await userEvent.click(shelf);
  const composition = await compose('０６２', '０６２０００');
  await expect.element(shelf).toHaveValue('０６２０００');
  await expect.element(status).toHaveTextContent('');
  await composition.finish('０６２０００');
  await expect.poll(answered).toEqual({ shelf: [attic] });
  expect(shelves.searches).toEqual(['062000']);
});

test('§5 ignores the result for an older number, and items with another number', async () => {
  const { answered, open } = await drawSlow();
  await enter('062000');
  await enter('062001');
  expect(open.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await open[0]?.answer([attic]);
  expect(answered()).toEqual({ shelf: '062001' });
  await expect.element(status).toHaveTextContent('Checking...');
  await open[1]?.answer([attic, cellar]);
  await expect.poll(answered).toEqual({ shelf: [cellar] });
  await enter('111111');
  await open[2]?.answer([attic]);
  await expect.element(message).toBeVisible();
  expect(answered()).toEqual({ shelf: '111111' });
});

test('§4 shows a restored item without a search, and looks up a restored text', async () => {
  const shelves = listSource([attic]);
  const yard = { number: '999999', room: 'the yard' };
  const { store, unmount } = await drawLookup(shelves, { shelf: [yard] });
  await expect.element(shelf).toHaveValue('999999');
  await expect.element(status).toHaveTextContent('It stands in the yard');
  expect([store.getState().valid, shelves.searches]).toEqual([true, []]);
  await unmount();
  const { reports } = await drawLookup(undefined, { shelf: '111111' });
  await expect.element(message).toHaveTextContent(UNKNOWN);
  expect(reports).toEqual([{ type: 'invalid', field: 'shelf' }]);
});

test('§5 keeps an unknown number, shows its error at once and reports it without the number', async () => {
  const { state, reports } = await drawLookup();
  const invalid = () => reports.filter(({ type }) => type === 'invalid');
  await enter('111111');
  await expect.element(message).toHaveTextContent(UNKNOWN);
  await expect.element(shelf).toHaveValue('111111');
  await expect.element(shelf).toBeInvalid();
  expect(state()).toEqual([{ shelf: '111111' }, false]);
  await expect.element(status).toHaveTextContent('');
  await leave();
  await expect.poll(() => reports).toContainEqual({ type: 'update', field: 'shelf', label: '' });
  expect(invalid()).toEqual([{ type: 'invalid', field: 'shelf' }]);
  await userEvent.type(shelf, '{End}{Backspace}2');
  await expect.element(message).toBeVisible();
  await leave();
  await expect.poll(invalid).toHaveLength(2);
  expect(JSON.stringify(reports)).not.toContain('1111');
});

test('§5 shows another error for an unknown number than for one of the wrong length', async () => {
  const shelves = listSource([attic]);
  await drawLookup(shelves);
  for (const [text, shown] of [
    ['1111', '1111'],
    ['062000 99', '06200099'],
  ] as const) {
    await enter(text);
    await leave();
    await expect.element(shelf).toHaveValue(shown);
    await expect.element(message).toHaveTextContent('Enter the six digits');
  }
  expect(shelves.searches).toEqual([]);
  await enter('111111');
  await expect.element(message).toHaveTextContent(UNKNOWN);
  await deleteLast();
  await expect.element(message).not.toBeInTheDocument();
  await leave();
  await expect.element(message).toHaveTextContent('Enter the six digits');
  await userEvent.clear(shelf);
  await expect.element(message).toHaveTextContent('Enter a shelf number');
});

test('caches a known number, and searches for an unknown number again', async () => {
  const shelves = listSource([attic]);
  const { answered } = await drawLookup(shelves);
  for (let round = 0; round < 2; round++) {
    await enter('062000');
    await expect.poll(answered).toEqual({ shelf: [attic] });
    await expect.element(message).not.toBeInTheDocument();
    await enter('111111');
    await expect.element(message).toBeVisible();
  }
  expect(shelves.searches).toEqual(['062000', '111111', '111111']);
});

test('WCAG: has the authored attributes, and its result as a description, without moving the page', async () => {
  const { container, open } = await drawSlow();
  const { top } = boxOf(code);
  const check = async (description: string) => {
    await expect.element(shelf).toHaveAccessibleDescription(description);
    expect(boxOf(code).top).toBe(top);
    expect(await accessibilityFaults(container)).toEqual([]);
  };
  await expect.element(shelf).toHaveAttribute('inputmode', 'numeric');
  await expect.element(shelf).toHaveAttribute('placeholder', '062000');
  await expect.element(shelf).toHaveAttribute('autocomplete', 'on');
  await expect.element(shelf).not.toHaveAttribute('maxlength');
  await expect.element(code).toHaveAttribute('inputmode', 'text');
  await check('Six digits.');
  await enter('062000');
  await expect.element(status).toHaveTextContent('Checking...');
  await check('Six digits. Checking...');
  await open[0]?.answer([attic]);
  await check(`Six digits. ${lookup.IN_THE_ATTIC}`);
  await enter('111111');
  await open[1]?.answer([]);
  await check(`Six digits. ${UNKNOWN}`);
  await userEvent.type(code, 'abcd');
  await expect.element(code).toHaveValue('abcd');
});
