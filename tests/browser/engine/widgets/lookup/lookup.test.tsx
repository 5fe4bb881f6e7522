import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { compose } from '../../compose.ts';
import { listSource } from '../../sources.ts';
import {
  attic,
  cellar,
  code,
  drawLookup,
  drawSlow,
  enter,
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
    await expect.element(status).toHaveTextContent('It stands in the attic');
  });

  test.each(['062-000', ' 062 000 ', '062/000'])('§5 %j is written as the field wants it', async (pasted) => {
    const { answered } = await drawLookup();
    await enter(pasted);
    await expect.poll(answered).toEqual({ shelf: [attic] });
  });

  test('§5 is another one with a digit too many, of which nothing is cut', async () => {
    const { answered, store } = await drawLookup(undefined, { shelf: [attic] });
    await userEvent.type(shelf, '{Home}7');
    await expect.element(shelf).toHaveValue('7062000');
    expect([answered(), store.getState().valid]).toEqual([{ shelf: '7062000' }, false]);
    await userEvent.type(shelf, '{Home}{Delete}');
    await expect.poll(answered).toEqual({ shelf: [attic] });
  });

  test.each([
    ['Arabic', '٠٦٢٠٠٠'],
    ['Devanagari', '०६२०००'],
    ['wide', '０６２０００'],
  ])('§5 is known in %s digits', async (_keyboard, typed) => {
    const { answered } = await drawLookup();
    await userEvent.type(shelf, typed);
    await expect.poll(answered).toEqual({ shelf: [attic] });
    await expect.element(shelf).toHaveValue('062000');
  });

  test('§5 is not asked for while an input method composes it', async () => {
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

  test('§5 is the one that has the very number: a source may find others beside', async () => {
    const { answered, open } = await drawSlow();
    await enter('062001');
    await open[0]?.answer([attic, cellar]);
    await expect.poll(answered).toEqual({ shelf: [cellar] });
  });

  test('§4 is let go as it is edited, and is no text again until it is whole', async () => {
    const { answered } = await drawLookup(undefined, { shelf: [attic] });
    await userEvent.type(shelf, '{End}{Backspace}');
    expect(answered()).toEqual({ shelf: '06200' });
    await expect.element(status).toHaveTextContent('');
    await userEvent.clear(shelf);
    expect(answered().shelf).toBeUndefined();
  });

  test('§4 restored, it is shown with what it stands for, and not asked for again', async () => {
    const shelves = listSource([attic]);
    const { store } = await drawLookup(shelves, { shelf: [{ number: '999999', room: 'the yard' }] });
    await expect.element(shelf).toHaveValue('999999');
    await expect.element(status).toHaveTextContent('It stands in the yard');
    expect([store.getState().valid, shelves.searches]).toEqual([true, []]);
  });
});

describe('a number that the source does not know', () => {
  test('§5 stays in the field, and its error shows at once', async () => {
    const { answered, store } = await drawLookup();
    await enter('111111');
    await expect.element(message).toHaveTextContent('Enter a shelf number that we have');
    await expect.element(shelf).toHaveValue('111111');
    await expect.element(shelf).toBeInvalid();
    expect([answered(), store.getState().valid]).toEqual([{ shelf: '111111' }, false]);
    await expect.element(status).toHaveTextContent('');
  });

  test('§4 is reported once each time its message appears, without the number', async () => {
    const { reports } = await drawLookup();
    const invalid = () => reports.filter(({ type }) => type === 'invalid');
    await enter('111111');
    await expect.element(message).toBeVisible();
    await leave();
    await expect.poll(() => reports).toContainEqual({ type: 'update', field: 'shelf', label: '' });
    expect(invalid()).toEqual([{ type: 'invalid', field: 'shelf' }]);
    await userEvent.type(shelf, '{End}{Backspace}2');
    await expect.element(message).toBeVisible();
    await leave();
    await expect.poll(invalid).toHaveLength(2);
    expect(JSON.stringify(reports)).not.toContain('1111');
  });

  test('§4 restored as a text, it is asked for once more, and says what is wrong', async () => {
    const { reports } = await drawLookup(undefined, { shelf: '111111' });
    await expect.element(message).toHaveTextContent('Enter a shelf number that we have');
    expect(reports).toEqual([{ type: 'invalid', field: 'shelf' }]);
  });

  test('§5 is another mistake than one that is not whole, and is forgotten once it is edited', async () => {
    await drawLookup();
    await enter('1111');
    await leave();
    await expect.element(message).toHaveTextContent('Enter the six digits');
    await enter('111111');
    await expect.element(message).toHaveTextContent('Enter a shelf number that we have');
    await userEvent.type(shelf, '{End}{Backspace}');
    await expect.element(message).not.toBeInTheDocument();
    await leave();
    await expect.element(message).toHaveTextContent('Enter the six digits');
    await userEvent.clear(shelf);
    await expect.element(message).toHaveTextContent('Enter a shelf number');
  });

  test('§5 nor is it one that is too long, of which nothing is cut', async () => {
    const shelves = listSource([attic]);
    await drawLookup(shelves);
    await enter('062000 99');
    await leave();
    await expect.element(shelf).toHaveValue('06200099');
    await expect.element(message).toHaveTextContent('Enter the six digits');
    expect(shelves.searches).toEqual([]);
  });

  test('§5 another item in its place is none', async () => {
    const { open, answered } = await drawSlow();
    await enter('111111');
    await open[0]?.answer([attic]);
    await expect.element(message).toBeVisible();
    expect(answered()).toEqual({ shelf: '111111' });
  });
});

describe('what was asked before', () => {
  test('what was found is not asked again; what was not may be known by now', async () => {
    const shelves = listSource([attic]);
    const { answered } = await drawLookup(shelves);
    await enter('062000');
    await expect.poll(answered).toEqual({ shelf: [attic] });
    await enter('111111');
    await expect.element(message).toBeVisible();
    await enter('062000');
    await expect.poll(answered).toEqual({ shelf: [attic] });
    await expect.element(message).not.toBeInTheDocument();
    await enter('111111');
    await expect.element(message).toBeVisible();
    expect(shelves.searches).toEqual(['062000', '111111', '111111']);
  });

  test('a newer number makes an older one’s answer void', async () => {
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

  test('a field that goes gives its look-up up', async () => {
    const { answered, open, unmount } = await drawSlow();
    await enter('062000');
    await unmount();
    expect(open[0]?.signal.aborted).toBe(true);
    await open[0]?.fail();
    expect(answered()).toEqual({ shelf: '062000' });
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('the field', () => {
  test('§5 takes more than its length, which is a mistake that its message names', async () => {
    const { answered } = await drawLookup();
    await expect.element(shelf).not.toHaveAttribute('maxlength');
    await userEvent.type(shelf, '11-22-33-44');
    expect(answered()).toEqual({ shelf: '11223344' });
    await userEvent.type(code, 'abcd');
    await expect.element(code).toHaveValue('abcd');
    await expect.element(message).toHaveTextContent('Enter the six digits');
  });

  test('offers the keyboard, the placeholder and the browser’s help that were authored', async () => {
    await drawLookup();
    await expect.element(shelf).toHaveAttribute('inputmode', 'numeric');
    await expect.element(shelf).toHaveAttribute('placeholder', '062000');
    await expect.element(shelf).toHaveAttribute('autocomplete', 'on');
    await expect.element(code).toHaveAttribute('inputmode', 'text');
  });

  test('WCAG: what is found describes it, beside its hint and its error', async () => {
    await drawLookup();
    await expect.element(shelf).toHaveAccessibleDescription('Six digits.');
    await enter('111111');
    await expect.element(shelf).toHaveAccessibleDescription('Six digits. Enter a shelf number that we have');
    await enter('062000');
    await expect.element(shelf).toHaveAccessibleDescription('Six digits. It stands in the attic');
  });

  test('nothing moves as it speaks', async () => {
    const { open } = await drawSlow();
    const top = () => code.element().getBoundingClientRect().top;
    const before = top();
    await enter('062000');
    await expect.element(status).toHaveTextContent('Checking...');
    expect(top()).toBe(before);
    await open[0]?.answer([attic]);
    await expect.element(status).toHaveTextContent('It stands in the attic');
    expect(top()).toBe(before);
    await enter('111111');
    await open[1]?.answer([]);
    await expect.element(message).toBeVisible();
    expect(top()).toBe(before);
  });

  test('WCAG: axe finds nothing, whatever is known', async () => {
    const { container, open } = await drawSlow();
    expect(await accessibilityFaults(container)).toEqual([]);
    await enter('062000');
    await expect.element(status).toHaveTextContent('Checking...');
    expect(await accessibilityFaults(container)).toEqual([]);
    await open[0]?.answer([attic]);
    await expect.element(status).toHaveTextContent('It stands in the attic');
    expect(await accessibilityFaults(container)).toEqual([]);
    await enter('111111');
    await open[1]?.answer([]);
    await expect.element(message).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
