import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkAndFix } from '../../../../../../scripts/content/check/command/fix.ts';
import type { Checked } from '../../../../../../scripts/content/check/report/result.ts';
import { diagnostic } from '../report/support.ts';
import { check, emptyFolder, INVALID_STEP, STEP, stepText, writeStep } from './support.ts';

const WITH_SPACES = { ...STEP, heading: 'What  is your name?' };

/** Reports the first double space of a file, with a fix. */
function spacesIn(file: string, edited = 'a.json'): Checked {
  const text = readFileSync(file, 'utf8');
  const offset = text.indexOf('  ');
  const found = diagnostic({ rule: 'spaces', path: edited, text, fix: [{ offset, length: 2, text: ' ' }] });
  return { files: 1, diagnostics: offset < 0 ? [] : [found], unreadable: [] };
}

describe('npm run check --fix', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = emptyFolder();
    file = join(folder, 'a.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('applies and shows the fixes and reports the other diagnostics', async () => {
    const path = writeStep(folder, 'name.json', { ...INVALID_STEP, heading: WITH_SPACES.heading });
    const { code, out } = await check(folder, '.', '--fix');
    expect(readFileSync(path, 'utf8')).toBe(stepText(path, INVALID_STEP));
    expect(out).toMatch(/^name\.json:4:\d+ {2}fixed {2}text-spaces\n/);
    expect(out).toContain('name.json:16:20  error  widget-unknown');
    expect(out).toMatch(/\n1 problem fixed\. 1 file checked in \.: 1 error, 0 warnings\.$/);
    expect(code).toBe(1);
  });

  test('changes no other file, and changes nothing when it runs again', async () => {
    const path = writeStep(folder, 'name.json', WITH_SPACES);
    const other = writeStep(folder, 'other.json', { ...WITH_SPACES, hash: 'other' });
    expect(await check(folder, 'name.json', '--fix')).toMatchObject({ code: 0 });
    const { mtimeMs, ino } = statSync(path);
    const { out } = await check(folder, 'name.json', '--fix');
    expect(out).toBe('1 file checked in name.json: no problems found.');
    expect(statSync(path)).toMatchObject({ mtimeMs, ino });
    expect(readFileSync(other, 'utf8')).toContain('What  is');
  });

  test('repeats while a fix uncovers another fix, at most five times', async () => {
    writeFileSync(file, '{"a":   "b"}');
    const { fixed, diagnostics } = await checkAndFix(async () => spacesIn(file), folder);
    expect(readFileSync(file, 'utf8')).toBe('{"a": "b"}');
    expect(fixed).toHaveLength(2);
    expect(diagnostics).toEqual([]);
    writeFileSync(file, `{"a":${' '.repeat(20)}1}`);
    expect((await checkAndFix(async () => spacesIn(file), folder)).fixed).toHaveLength(5);
  });

  test.each([
    ['changes during the check', '{"a":  1}', '{"a":  2}'],
    ['is not UTF-8', Buffer.from('{"a":  "é"}', 'latin1'), Buffer.from('{"a":  "é"}', 'latin1')],
  ])('does not fix a file that %s', async (_why, before, after) => {
    writeFileSync(file, before);
    const checkThenChange = async () => {
      const checked = spacesIn(file);
      writeFileSync(file, after);
      return checked;
    };
    expect((await checkAndFix(checkThenChange, folder)).fixed).toEqual([]);
    expect(readFileSync(file)).toEqual(Buffer.from(after));
  });

  test('removes a byte order mark and then applies the fixes that it hid', async () => {
    const path = writeStep(folder, 'name.json', WITH_SPACES);
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8')}`);
    expect((await check(folder, '.', '--fix')).out).toMatch(/\n2 problems fixed\. .*: no problems found\.$/);
    expect(readFileSync(path, 'utf8')).toBe(stepText(path, STEP));
  });

  test('removes commas before a closing bracket and comments, and keeps what looks like them in texts', async () => {
    const path = writeStep(folder, 'name.json', STEP);
    const right = readFileSync(path, 'utf8').replace(
      'What is your name?',
      'See https://example.com /* or */ call,',
    );
    const written = right
      .replace('{', '{ // a question')
      .replace('"heading"', '/* the text */ "heading"')
      .replace('  "schema"', '  // the fields\n  "schema"')
      .replace(/(\S)(\n *\})/g, '$1, // the end$2');
    writeFileSync(path, written);
    const { out } = await check(folder, '.', '--fix');
    expect(out).toMatch(/\n1 problem fixed\. .*: no problems found\.$/);
    expect(readFileSync(path, 'utf8')).toBe(right);
  });

  test('offers no fix for a file in another encoding', async () => {
    const path = writeStep(folder, 'name.json', { ...STEP, heading: 'What  is your é?' });
    const bytes = Buffer.from(readFileSync(path, 'utf8'), 'latin1');
    writeFileSync(path, bytes);
    const { out, code } = await check(folder, '.', '--fix');
    expect(out).toContain('name.json:4:29  error  json-syntax');
    expect(out).toMatch(/\n1 file checked in \.: 1 error, 0 warnings\.$/);
    expect(code).toBe(1);
    expect(readFileSync(path)).toEqual(bytes);
  });

  test('keeps the permissions of a file, follows links and leaves no temporary files', async () => {
    writeFileSync(file, '{"a":  1}');
    chmodSync(file, 0o640);
    symlinkSync(file, join(folder, 'link.json'));
    await checkAndFix(async () => spacesIn(file, 'link.json'), folder);
    expect(readFileSync(file, 'utf8')).toBe('{"a": 1}');
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(lstatSync(join(folder, 'link.json')).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'link.json']);
  });
});
