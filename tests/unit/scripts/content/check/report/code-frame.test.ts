import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../../../../../scripts/content/check/report/code-frame.ts';
import { diagnostic, TEXT } from './support.ts';

function frameOf(text: string, [line, column]: [number, number], [endLine, endColumn]: [number, number]) {
  const location = diagnostic({ line, column, end: { line: endLine, column: endColumn } });
  return codeFrame(text, location, false).split('\n');
}

/** Returns the code frame of a one-line text with one wrong word. */
function frameOfWord(text: string, word = 'WRONG') {
  const at = text.indexOf(word) + 1;
  return frameOf(text, [1, at], [1, at + word.length]);
}

describe('npm run check: the lines around a problem', () => {
  test('shows nothing above the first line', () => {
    expect(frameOf(TEXT, [1, 1], [1, 2])).toEqual([
      '> 1 | {',
      '    | ^',
      '  2 |   "uiSchema": {',
      '  3 |     "age": {',
    ]);
  });

  test('where the file ends too early, its end is marked', () => {
    expect(frameOf('{\n  "hash": "age"', [2, 16], [2, 16])).toEqual([
      '  1 | {',
      '> 2 |   "hash": "age"',
      '    |                ^',
    ]);
  });

  test('of an empty file there is an empty line', () => {
    expect(frameOf('', [1, 1], [1, 1])).toEqual(['> 1 |', '    | ^']);
  });

  test('what takes several lines has a mark before each', () => {
    expect(frameOf(TEXT, [3, 12], [5, 6])).toEqual([
      '  1 | {',
      '  2 |   "uiSchema": {',
      '> 3 |     "age": {',
      '> 4 |       "ui:widget": "numbr"',
      '> 5 |     }',
      '  6 |   }',
      '  7 | }',
    ]);
  });

  test('what takes many lines is shown as far as one sees where it begins', () => {
    expect(frameOf(TEXT, [1, 1], [7, 2])).toEqual([
      '> 1 | {',
      '> 2 |   "uiSchema": {',
      '> 3 |     "age": {',
      '> 4 |       "ui:widget": "numbr"',
      '> 5 |     }',
      '    … and 2 more lines',
    ]);
  });

  test('a long line is cut on both sides of what is wrong', () => {
    const [line = '', mark = ''] = frameOfWord(
      `{ "text": "${'before '.repeat(30)}WRONG${' after'.repeat(30)}" }`,
    );
    expect(line).toMatch(/^> 1 \| ….*before WRONG after.*…$/);
    expect(line).toHaveLength('> 1 | '.length + 100);
    expect(mark.indexOf('^')).toBe(line.indexOf('WRONG'));
    expect(mark).toMatch(/\| +\^{5}$/);
  });

  test('cuts a long line only at its end if the problem is visible', () => {
    const [line = '', mark = ''] = frameOfWord(`{ "WRONG": "${'word '.repeat(40)}" }`);
    expect(line).toMatch(/^> 1 \| \{ "WRONG": .*…$/);
    expect(mark.indexOf('^')).toBe(line.indexOf('WRONG'));
  });

  test('cuts a long line only at its start if the problem is at its end', () => {
    const [line = '', mark = ''] = frameOfWord(`{ "text": "${'word '.repeat(40)}", WRONG`);
    expect(line).toMatch(/^> 1 \| ….*WRONG$/);
    expect(mark.indexOf('^')).toBe(line.indexOf('WRONG'));
  });

  test('underlines a long problem as far as it is shown', () => {
    const [line = '', mark = ''] = frameOfWord(
      `{ "text": "${'word '.repeat(40)}" }`,
      `"${'word '.repeat(40)}"`,
    );
    expect(mark).toHaveLength(line.length);
  });

  test('never cuts a character in half', () => {
    for (const shift of ['', '-']) {
      const [line = ''] = frameOfWord(`{ "${shift}": "${'🙂'.repeat(60)}WRONG${'🙂'.repeat(60)}" }`);
      expect(() => encodeURIComponent(line)).not.toThrow();
    }
  });

  test('understands line ends of any system, and ignores those that editors do not show', () => {
    expect(frameOf('{\r\n  "a": "\u2028",\r\n  "b": 1\r\n}\r\n', [3, 8], [3, 9])).toEqual([
      '  1 | {',
      '  2 |   "a": " ",',
      '> 3 |   "b": 1',
      '    |        ^',
      '  4 | }',
    ]);
  });

  test('has colours only if asked to', () => {
    const inColour = '\u001b[';
    expect(codeFrame(TEXT, diagnostic(), true)).toContain(inColour);
    expect(codeFrame(TEXT, diagnostic(), false)).not.toContain(inColour);
  });
});
