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

test('§5 a known number is looked up at its last digit, and its item is the answer; §4 edited, it is a text again', async () => {
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

test('§5 a number is normalised', async () => {
  const { answered } = await drawLookup();
  for (const pasted of ['062-000', ' 062 000 ', '062/000', '०６２٠٠٠']) {
    await enter(pasted);
    await expect.poll(answered).toEqual({ shelf: [attic] });
    await expect.element(shelf).toHaveValue('062000');
    await userEvent.clear(shelf);
  }
});

test('§5 with a digit too many it is another number, of which nothing is cut', async () => {
  const { answered, state } = await drawLookup(undefined, { shelf: [attic] });
  await userEvent.type(shelf, '{Home}7');
  await expect.element(shelf).toHaveValue('7062000');
  expect(state()).toEqual([{ shelf: '7062000' }, false]);
  await userEvent.type(shelf, '{Home}{Delete}');
  await expect.poll(answered).toEqual({ shelf: [attic] });
});

test('§5 a number is not searched for while an input method composes it', async () => {
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

test('§5 of several items that a source finds, only the one with the very number is the answer', async () => {
  const { answered, open } = await drawSlow();
  await enter('062001');
  await open[0]?.answer([attic, cellar]);
  await expect.poll(answered).toEqual({ shelf: [cellar] });
  await enter('111111');
  await open[1]?.answer([attic]);
  await expect.element(message).toBeVisible();
  expect(answered()).toEqual({ shelf: '111111' });
});

test('§4 a restored item is shown with its description, and not searched for again; a restored text is, and has its error', async () => {
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

test('§5 an unknown number stays; its error shows at once, and is reported each time it appears, without the number', async () => {
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

test('§5 an unknown number has another error than one that is too short or too long, and loses it once it is edited', async () => {
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

test('a known number is cached; an unknown one may be known by now', async () => {
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

test('a newer number aborts the search for an older one, whose answer is not taken', async () => {
  const { answered, open } = await drawSlow();
  await enter('062000');
  await enter('062001');
  expect(open.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await open[0]?.answer([attic]);
  expect(answered()).toEqual({ shelf: '062001' });
  await expect.element(status).toHaveTextContent('Checking...');
  await open[1]?.answer([cellar]);
  await expect.poll(answered).toEqual({ shelf: [cellar] });
});

test('the field has the keyboard, the placeholder and the autocompletion that were authored, and no maximum length', async () => {
  await drawLookup();
  await expect.element(shelf).toHaveAttribute('inputmode', 'numeric');
  await expect.element(shelf).toHaveAttribute('placeholder', '062000');
  await expect.element(shelf).toHaveAttribute('autocomplete', 'on');
  await expect.element(shelf).not.toHaveAttribute('maxlength');
  await expect.element(code).toHaveAttribute('inputmode', 'text');
  await userEvent.type(code, 'abcd');
  await expect.element(code).toHaveValue('abcd');
});

test('WCAG: the result describes the field beside its hint; nothing moves, and axe finds nothing', async () => {
  const { container, open } = await drawSlow();
  const { top } = boxOf(code);
  const check = async (description: string) => {
    await expect.element(shelf).toHaveAccessibleDescription(description);
    expect(boxOf(code).top).toBe(top);
    expect(await accessibilityFaults(container)).toEqual([]);
  };
  await check('Six digits.');
  await enter('062000');
  await expect.element(status).toHaveTextContent('Checking...');
  await check('Six digits. Checking...');
  await open[0]?.answer([attic]);
  await check(`Six digits. ${lookup.IN_THE_ATTIC}`);
  await enter('111111');
  await open[1]?.answer([]);
  await check(`Six digits. ${UNKNOWN}`);
});
