import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../../../../../scripts/content/check/report/code-frame.ts';
import { diagnostic, TEXT } from './support.ts';

type Position = [line: number, column: number];

function frameOf(text: string, [line, column]: Position, [endLine, endColumn]: Position) {
  const location = diagnostic({ line, column, end: { line: endLine, column: endColumn } });
  return codeFrame(text, location, false).split('\n');
}

/** Returns the code frame of a one-line text with one wrong word. */
function frameOfWord(text: string, word = 'WRONG') {
  const at = text.indexOf(word) + 1;
  const [line = '', mark = ''] = frameOf(text, [1, at], [1, at + word.length]);
  return { line, mark };
}

const LINES = TEXT.split('\n').map((line, index) => `  ${index + 1} | ${line}`);
const marked = (from: number, to: number) => LINES.slice(from - 1, to).map((line) => line.replace(' ', '>'));
const ODD_LINES = '{\r\n  "a": "\u2028",\r\n  "b": 1\r\n}\r\n';

describe('the code frame', () => {
  test.each<[what: string, text: string, from: Position, to: Position, frame: string[]]>([
    ['on the first line', TEXT, [1, 1], [1, 2], [...marked(1, 1), '    | ^', ...LINES.slice(1, 3)]],
    ['where the file ends too early', '{\n 1', [2, 3], [2, 3], ['  1 | {', '> 2 |  1', '    |   ^']],
    ['in an empty file', '', [1, 1], [1, 1], ['> 1 |', '    | ^']],
    ['on a few lines', TEXT, [3, 12], [5, 6], [...LINES.slice(0, 2), ...marked(3, 5), ...LINES.slice(5, 7)]],
    ['on more lines than it shows', TEXT, [1, 1], [7, 2], [...marked(1, 5), '    … and 2 more lines']],
    [
      'after CRLF line ends and after U+2028, which does not start a line',
      ODD_LINES,
      [3, 8],
      [3, 9],
      ['  1 | {', '  2 |   "a": " ",', '> 3 |   "b": 1', '    |        ^', '  4 | }'],
    ],
  ])('marks a problem %s', (_what, text, from, to, frame) => {
    expect(frameOf(text, from, to)).toEqual(frame);
  });

  test.each([
    [
      'on both sides',
      `"${'before '.repeat(30)}WRONG${' after'.repeat(30)}"`,
      /^> 1 \| ….*before WRONG after.*…$/,
    ],
    [
      'only at the end if the problem is near the start',
      `{ "WRONG": "${'word '.repeat(40)}" }`,
      /^> 1 \| \{ "WRONG": .*…$/,
    ],
    ['only at the start if the problem is at the end', `"${'word '.repeat(40)}", WRONG`, /^> 1 \| ….*WRONG$/],
  ])('cuts a long line %s', (_where, text, expected) => {
    const { line, mark } = frameOfWord(text);
    expect(line).toMatch(expected);
    expect(line).toHaveLength('> 1 | '.length + 100);
    expect(mark.indexOf('^')).toBe(line.indexOf('WRONG'));
    expect(mark).toMatch(/\| +\^{5}$/);
  });

  test('underlines the visible part of a long problem', () => {
    const words = `"${'word '.repeat(40)}"`;
    const { line, mark } = frameOfWord(`{ "text": ${words} }`, words);
    expect(mark).toHaveLength(line.length);
  });

  test.each(['', '-'])('does not cut an emoji in half after the key "%s"', (shift) => {
    const { line } = frameOfWord(`{ "${shift}": "${'🙂'.repeat(60)}WRONG${'🙂'.repeat(60)}" }`);
    expect(() => encodeURIComponent(line)).not.toThrow();
  });

  test.each([true, false])('follows the colour setting: %s', (colour) => {
    expect(codeFrame(TEXT, diagnostic(), colour).includes('\u001b[')).toBe(colour);
  });
});
