import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { boxOf } from '../../../helpers.ts';
import { compose } from '../../input.ts';
import { listSource } from '../../sources.ts';
import {
  attic,
  cellar,
  code,
  deleteLast,
  drawLookup,
  drawSlow,
  enter,
  IN_THE_ATTIC,
  leave,
  message,
  shelf,
  status,
} from './draw-lookup.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

describe('a number that the source knows', () => {
  test('§5 is looked up at its last digit, and its item is the answer', async () => {
    const shelves = listSource([attic, cellar]);
    const { answered, store } = await drawLookup(shelves);
    await userEvent.type(shelf, '06200');
    expect(shelves.searches).toEqual([]);
    expect([answered(), store.getState().valid]).toEqual([{ shelf: '06200' }, false]);
    await userEvent.keyboard('0');
    await expect.poll(answered).toEqual({ shelf: [attic] });
    expect(store.getState().valid).toBe(true);
    expect(shelves.searches).toEqual(['062000']);
    await expect.element(shelf).toHaveValue('062000');
    await expect.element(status).toHaveTextContent(IN_THE_ATTIC);
  });

  test.each(['062-000', ' 062 000 ', '062/000', '०６२٠٠٠'])('§5 %j is normalised', async (pasted) => {
    const { answered } = await drawLookup();
    await enter(pasted);
    await expect.poll(answered).toEqual({ shelf: [attic] });
    await expect.element(shelf).toHaveValue('062000');
  });

  test('§5 is another one with a digit too many, of which nothing is cut', async () => {
    const { answered, store } = await drawLookup(undefined, { shelf: [attic] });
    await userEvent.type(shelf, '{Home}7');
    await expect.element(shelf).toHaveValue('7062000');
    expect([answered(), store.getState().valid]).toEqual([{ shelf: '7062000' }, false]);
    await userEvent.type(shelf, '{Home}{Delete}');
    await expect.poll(answered).toEqual({ shelf: [attic] });
  });

  test('§5 is not searched for while an input method composes it', async () => {
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

  test('§5 is the one that has the very number: a source may find more', async () => {
    const { answered, open } = await drawSlow();
    await enter('062001');
    await open[0]?.answer([attic, cellar]);
    await expect.poll(answered).toEqual({ shelf: [cellar] });
  });

  test('§4 is a text again as soon as it is edited', async () => {
    const { answered } = await drawLookup(undefined, { shelf: [attic] });
    await deleteLast();
    expect(answered()).toEqual({ shelf: '06200' });
    await expect.element(status).toHaveTextContent('');
    await userEvent.clear(shelf);
    expect(answered().shelf).toBeUndefined();
  });

  test('§4 is shown with its description when it is restored, and not searched for again', async () => {
    const shelves = listSource([attic]);
    const { store } = await drawLookup(shelves, { shelf: [{ number: '999999', room: 'the yard' }] });
    await expect.element(shelf).toHaveValue('999999');
    await expect.element(status).toHaveTextContent('It stands in the yard');
    expect([store.getState().valid, shelves.searches]).toEqual([true, []]);
  });
});

describe('a number that the source does not know', () => {
  test('§5 stays in the field; its error shows at once, and is reported each time it appears, without the number', async () => {
    const { answered, store, reports } = await drawLookup();
    const invalid = () => reports.filter(({ type }) => type === 'invalid');
    await enter('111111');
    await expect.element(message).toHaveTextContent('Enter a shelf number that we have');
    await expect.element(shelf).toHaveValue('111111');
    await expect.element(shelf).toBeInvalid();
    expect([answered(), store.getState().valid]).toEqual([{ shelf: '111111' }, false]);
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

  test('§4 is searched for once more when it is restored as a text, and has its error', async () => {
    const { reports } = await drawLookup(undefined, { shelf: '111111' });
    await expect.element(message).toHaveTextContent('Enter a shelf number that we have');
    expect(reports).toEqual([{ type: 'invalid', field: 'shelf' }]);
  });

  test('§5 has another error than one that is too short or too long, and loses it once it is edited', async () => {
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
    await expect.element(message).toHaveTextContent('Enter a shelf number that we have');
    await deleteLast();
    await expect.element(message).not.toBeInTheDocument();
    await leave();
    await expect.element(message).toHaveTextContent('Enter the six digits');
    await userEvent.clear(shelf);
    await expect.element(message).toHaveTextContent('Enter a shelf number');
  });

  test('§5 is not answered by another item', async () => {
    const { open, answered } = await drawSlow();
    await enter('111111');
    await open[0]?.answer([attic]);
    await expect.element(message).toBeVisible();
    expect(answered()).toEqual({ shelf: '111111' });
  });
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

test('a field that goes aborts its search', async () => {
  const { answered, open, unmount } = await drawSlow();
  await enter('062000');
  await unmount();
  expect(open[0]?.signal.aborted).toBe(true);
  await open[0]?.fail();
  expect(answered()).toEqual({ shelf: '062000' });
  expect(console.error).not.toHaveBeenCalled();
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
  await check(`Six digits. ${IN_THE_ATTIC}`);
  await enter('111111');
  await open[1]?.answer([]);
  await check('Six digits. Enter a shelf number that we have');
});
