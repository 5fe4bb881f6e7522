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
import type { Checked } from '../../../../../../scripts/content/check/command/check-targets.ts';
import { checkAndMend } from '../../../../../../scripts/content/check/command/fix/index.ts';
import { finding } from '../report/support.ts';
import { check, emptyFolder, FAULTY_STEP, STEP, stepText, writeStep } from './support.ts';

/** Finds the first double space of a file, and knows how to mend it. */
function spacesIn(file: string, edited = 'a.json'): Checked {
  const text = readFileSync(file, 'utf8');
  const offset = text.indexOf('  ');
  const found = finding({ rule: 'spaces', path: edited, text, edits: [{ offset, length: 2, text: ' ' }] });
  return { files: 1, findings: offset < 0 ? [] : [found], unreadable: [] };
}

describe('npm run check --fix', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = emptyFolder();
    file = join(folder, 'a.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('mends what is safe, tells it, and leaves the rest to people', async () => {
    const step = { ...FAULTY_STEP, heading: 'What  is your name?' };
    const path = writeStep(folder, 'name.json', step);
    const { code, out } = await check(folder, '.', '--fix');
    expect(readFileSync(path, 'utf8')).toBe(stepText(path, FAULTY_STEP));
    expect(out).toMatch(/^name\.json:4:\d+ {2}mended {2}text-spaces\n/);
    expect(out).toContain('name.json:16:20  error  widget-unknown');
    expect(out).toMatch(/\n1 mistake mended\. 1 file in \. checked: 1 error, 0 warnings\.$/);
    expect(code).toBe(1);
  });

  test('a second time there is nothing to mend', async () => {
    const path = writeStep(folder, 'name.json', { ...STEP, heading: 'What  is your name?' });
    expect(await check(folder, '.', '--fix')).toMatchObject({ code: 0 });
    const before = statSync(path);
    expect(await check(folder, '.', '--fix')).toMatchObject({ out: '1 file in . checked: all is well.' });
    expect(statSync(path)).toMatchObject({ mtimeMs: before.mtimeMs, ino: before.ino });
  });

  test('files that were not asked about stay as they are', async () => {
    const step = { ...STEP, heading: 'What  is your name?' };
    const other = writeStep(folder, 'other.json', { ...step, hash: 'other' });
    writeStep(folder, 'name.json', step);
    await check(folder, 'name.json', '--fix');
    expect(readFileSync(other, 'utf8')).toContain('What  is');
  });

  test('goes on as long as mending uncovers more to mend', async () => {
    writeFileSync(file, '{"a":   "b"}');
    const { mended, findings } = await checkAndMend(async () => spacesIn(file), folder);
    expect(readFileSync(file, 'utf8')).toBe('{"a": "b"}');
    expect(mended).toHaveLength(2);
    expect(findings).toEqual([]);
  });

  test('gives up where rules undo one another for ever', async () => {
    writeFileSync(file, '{"a": 1}');
    let rounds = 0;
    const restless = async () => {
      rounds += 1;
      const text = readFileSync(file, 'utf8');
      return {
        files: 1,
        findings: [finding({ path: 'a.json', text, edits: [{ offset: 6, length: 1, text: `${rounds}` }] })],
        unreadable: [],
      };
    };
    expect((await checkAndMend(restless, folder)).mended).toHaveLength(5);
  });

  test('a file that somebody has changed meanwhile stays as theirs', async () => {
    writeFileSync(file, '{"a":  1}');
    const checkThenChange = async () => {
      const checked = spacesIn(file);
      writeFileSync(file, '{"a":  2}');
      return checked;
    };
    expect((await checkAndMend(checkThenChange, folder)).mended).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe('{"a":  2}');
  });

  test('a file with bytes that are no text is left alone', async () => {
    const bytes = Buffer.concat([Buffer.from('{"a":  "'), Buffer.from([0xff]), Buffer.from('"}')]);
    writeFileSync(file, bytes);
    expect((await checkAndMend(async () => spacesIn(file), folder)).mended).toEqual([]);
    expect(readFileSync(file)).toEqual(bytes);
  });

  test('takes out a byte order mark, and then mends what it hid', async () => {
    const path = writeStep(folder, 'name.json', { ...STEP, heading: 'What  is your name?' });
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8')}`);
    expect((await check(folder, '.', '--fix')).out).toMatch(/\n2 mistakes mended\. .*: all is well\.$/);
    expect(readFileSync(path, 'utf8')).toBe(stepText(path, STEP));
  });

  test('promises nothing for a file in another encoding', async () => {
    const path = writeStep(folder, 'name.json', { ...STEP, heading: 'What  is your é?' });
    const bytes = Buffer.from(readFileSync(path, 'utf8'), 'latin1');
    writeFileSync(path, bytes);
    const { out, code } = await check(folder, '.', '--fix');
    expect(out).toContain('name.json:4:29  error  json-syntax');
    expect(out).toMatch(/\n1 file in \. checked: 1 error, 0 warnings\.$/);
    expect(code).toBe(1);
    expect(readFileSync(path)).toEqual(bytes);
  });

  test('keeps a file’s permissions, follows a link to it, and leaves nothing beside it', async () => {
    writeFileSync(file, '{"a":  1}');
    chmodSync(file, 0o640);
    symlinkSync(file, join(folder, 'link.json'));
    await checkAndMend(async () => spacesIn(file, 'link.json'), folder);
    expect(readFileSync(file, 'utf8')).toBe('{"a": 1}');
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(lstatSync(join(folder, 'link.json')).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'link.json']);
  });
});
