import { describe, expect, test, vi } from 'vitest';
import { mendText } from '../../../../../../scripts/content/check/command/fix/mend-text.ts';
import { areSound } from '../../../../../../scripts/content/check/command/fix/sound.ts';
import type { Edit } from '../../../../../../scripts/content/check/finding.ts';

// another test file of the same worker may have loaded it as it is
vi.hoisted(() => vi.resetModules());
vi.mock('../../../../../../scripts/content/check/command/fix/sound.ts', { spy: true });

const TEXT = '{\r\n\t"heading":  "Who  are you?",\n  "hsah": "who" }\n';

/** The edit that puts something else in the place of a piece of the text. */
function replace(piece: string, text: string, source = TEXT): Edit {
  return { offset: source.indexOf(piece), length: piece.length, text };
}

const spaces = { rule: 'spaces', edits: [replace('  are', ' are')] };
const key = { rule: 'key', edits: [replace('"hsah"', '"hash"')] };

describe('npm run check --fix: mending one text', () => {
  test('every edit is made, and all else stays byte for byte', () => {
    const { text, mended } = mendText(TEXT, [spaces, key]);
    expect(text).toBe('{\r\n\t"heading":  "Who are you?",\n  "hash": "who" }\n');
    expect(mended).toEqual([spaces, key]);
  });

  test('a finding that a person has to decide stays', () => {
    expect(mendText(TEXT, [{ rule: 'hash-duplicate' }, { edits: [] }])).toEqual({ text: TEXT, mended: [] });
  });

  test('of two that change the same place the first is mended; the other waits for the next round', () => {
    const other = { edits: [replace('Who  are', 'Which are')] };
    expect(mendText(TEXT, [spaces, other]).mended).toEqual([spaces]);
  });

  test('two at the very same place wait for each other too: their order would matter', () => {
    const at = TEXT.indexOf('you');
    const one = { edits: [{ offset: at, length: 0, text: 'a' }] };
    const two = { edits: [{ offset: at, length: 0, text: 'b' }] };
    expect(mendText(TEXT, [one, two]).mended).toEqual([one]);
  });

  test('a finding of several edits is mended whole or not at all', () => {
    const both = { edits: [replace('Who', 'Which'), replace('  are', ' are')] };
    expect(mendText(TEXT, [spaces, both]).text).toContain('"Who are you?"');
    expect(mendText(TEXT, [both]).text).toContain('"Which are you?"');
  });

  test.each([
    ['opens a text that nothing closes', replace('"who"', '"who')],
    ['takes a brace out', replace(' }\n', '\n')],
    ['begins a comment', replace('"hsah"', '/* "hsah"')],
    ['ends a text too early, so that words beside it change', replace('Who', 'W"ho')],
    ['puts half of a key in the place of it', { ...replace('"hsah"', 'x'), length: 3 }],
    ['lies outside the text', { offset: TEXT.length + 5, length: 1, text: '}' }],
  ])('an edit that %s is not made', (_what, edit) => {
    expect(mendText(TEXT, [{ edits: [edit] }, key])).toEqual({
      text: TEXT.replace('hsah', 'hash'),
      mended: [key],
    });
  });

  test('what can’t be made stands in no other’s way', () => {
    const spoiling = { edits: [replace('Who  are', 'W"ho')] };
    expect(mendText(TEXT, [spoiling, spaces]).mended).toEqual([spaces]);
  });

  test('an edit that takes away a whole entry with its comma is made', () => {
    const entry = { edits: [replace('"heading":  "Who  are you?",\n  ', '')] };
    expect(mendText(TEXT, [entry]).text).toBe('{\r\n\t"hsah": "who" }\n');
  });

  test('where the text is no JSON yet, an edit may make it one', () => {
    const broken = '{ "a": 1 "b": 2 }';
    const comma = { edits: [{ offset: broken.indexOf(' "b"'), length: 0, text: ',' }] };
    expect(mendText(broken, [comma]).text).toBe('{ "a": 1, "b": 2 }');
    const worse = { edits: [replace('}', '', broken)] };
    expect(mendText(broken, [worse]).mended).toEqual([]);
  });

  // by counts, which no busy machine changes
  describe('a file in which all is wrong', () => {
    const titles = Array.from({ length: 1000 }, (_, index) => `"Driver's licence no ${index}"`);
    const text = `[${titles.join(', ')}]`;
    const apostrophes = [...text.matchAll(/'/g)].map(({ index }) => ({
      edits: [{ offset: index, length: 1, text: '’' }],
    }));
    /** How often all of the text is looked at. */
    const timesRead = (findings: readonly { edits: readonly Edit[] }[]) => {
      vi.mocked(areSound).mockClear();
      expect(mendText(text, findings).mended).toEqual(apostrophes);
      return vi.mocked(areSound).mock.calls.length;
    };

    test('is looked at once', () => {
      expect(timesRead(apostrophes)).toBe(1);
    });

    test('and where an edit would spoil it, a few times more', () => {
      const spoiling = { edits: [{ offset: 1, length: 0, text: '{' }] };
      expect(timesRead(apostrophes.toSpliced(700, 0, spoiling))).toBeLessThan(30);
    });
  });
});
