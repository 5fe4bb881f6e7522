import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../../../../scripts/content/check/command/fix.ts';
import type { Edit } from '../../../../../../scripts/content/check/diagnostic.ts';
import { checkContent } from '../../../../../../scripts/content/check/index.ts';
import { applyEdits } from '../../../../../../scripts/content/edit/apply-edits.ts';
import { type ContentFile, readContent, readFile } from '../../../../../../scripts/content/read.ts';

const TEXT = '{\r\n\t"heading":  "Who  are you?",\n  "hsah": "who" }\n';

/** Returns the edit that replaces part of the text. */
function replace(piece: string, text: string, source = TEXT): Edit {
  return { offset: source.indexOf(piece), length: piece.length, text };
}

const insertAt = (offset: number, text: string): Edit => ({ offset, length: 0, text });

const spaces = { rule: 'spaces', fix: [replace('  are', ' are')] };
const key = { rule: 'key', fix: [replace('"hsah"', '"hash"')] };

describe('npm run check --fix: the fixes of one text', () => {
  test('are all applied, and the rest of the text stays the same', () => {
    const text = '{\r\n\t"heading":  "Who are you?",\n  "hash": "who" }\n';
    expect(applyFixes(TEXT, [spaces, {}, { fix: [] }, key])).toEqual({ text, fixed: [spaces, key] });
  });

  test.each([
    ['change the same text', spaces.fix, [replace('Who  are', 'Which are')]],
    ['insert at the same offset', [insertAt(20, 'a')], [insertAt(20, 'b')]],
    ['partly change the same text', spaces.fix, [replace('Who', 'Which'), replace('  are', ' are')]],
  ])('wait for the next round if they %s as an earlier fix', (_what, first, second) => {
    const one = { fix: first };
    expect(applyFixes(TEXT, [one, { fix: second }])).toEqual({ text: applyEdits(TEXT, first), fixed: [one] });
  });

  test.each([
    ['opens a text without closing it', replace('"who"', '"who')],
    ['removes a brace', replace(' }\n', '\n')],
    ['starts a comment', replace('"hsah"', '/* "hsah"')],
    ['ends a text too early', replace('Who', 'W"ho')],
    ['replaces half of a key', { ...replace('"hsah"', 'x'), length: 3 }],
    ['is outside the text', insertAt(TEXT.length + 5, '}')],
  ])('are left out if an edit %s', (_what, edit) => {
    expect(applyFixes(TEXT, [{ fix: [edit] }, key])).toEqual({
      text: TEXT.replace('hsah', 'hash'),
      fixed: [key],
    });
  });

  test('can remove an entry with its comma, even if they overlap a fix that is left out', () => {
    const entry = { fix: [replace('"heading":  "Who  are you?",\n  ', '')] };
    const wrong = { fix: [replace('Who  are', 'W"ho')] };
    expect(applyFixes(TEXT, [wrong, entry])).toEqual({ text: '{\r\n\t"hsah": "who" }\n', fixed: [entry] });
  });

  test('can make invalid JSON valid, but are left out if they add an error', () => {
    const broken = '{ "a": 1 "b": 2 }';
    const comma = { fix: [insertAt(broken.indexOf(' "b"'), ',')] };
    expect(applyFixes(broken, [comma]).text).toBe('{ "a": 1, "b": 2 }');
    expect(applyFixes(broken, [{ fix: [replace('}', '', broken)] }]).fixed).toEqual([]);
  });
});

const BAD = fileURLToPath(new URL('../../../../../fixtures/content/bad/', import.meta.url));
const WITH_FIXES = readdirSync(BAD).filter((rule) => rule.startsWith('text-'));

describe('npm run check --fix: the fixes of one rule', () => {
  test.each(WITH_FIXES)('remove all fixable diagnostics and cause no others: %s', async (rule) => {
    const root = join(BAD, rule, 'content');
    const files = readContent(root);
    const diagnostics = await checkContent(files);
    const fixed = [...files.values()].map((file: ContentFile) => {
      const edits = diagnostics.filter((each) => each.file === file.name).flatMap(({ fix = [] }) => fix);
      return readFile(file.path, root, applyEdits(file.text, edits));
    });
    const left = await checkContent(new Map(fixed.map((file) => [file.path, file])));
    expect(left).toEqual(diagnostics.filter(({ fix }) => !fix));
  });
});
