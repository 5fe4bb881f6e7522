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
import { check, emptyFolder, FAULTY_STEP, STEP, stepText, writeStep } from './support.ts';

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

  test('fixes what is safe, shows it, and reports the rest', async () => {
    const step = { ...FAULTY_STEP, heading: 'What  is your name?' };
    const path = writeStep(folder, 'name.json', step);
    const { code, out } = await check(folder, '.', '--fix');
    expect(readFileSync(path, 'utf8')).toBe(stepText(path, FAULTY_STEP));
    expect(out).toMatch(/^name\.json:4:\d+ {2}fixed {2}text-spaces\n/);
    expect(out).toContain('name.json:16:20  error  widget-unknown');
    expect(out).toMatch(/\n1 problem fixed\. 1 file checked in \.: 1 error, 0 warnings\.$/);
    expect(code).toBe(1);
  });

  test('changes nothing the second time', async () => {
    const path = writeStep(folder, 'name.json', { ...STEP, heading: 'What  is your name?' });
    expect(await check(folder, '.', '--fix')).toMatchObject({ code: 0 });
    const before = statSync(path);
    expect(await check(folder, '.', '--fix')).toMatchObject({
      out: '1 file checked in .: no problems found.',
    });
    expect(statSync(path)).toMatchObject({ mtimeMs: before.mtimeMs, ino: before.ino });
  });

  test('leaves other files alone', async () => {
    const step = { ...STEP, heading: 'What  is your name?' };
    const other = writeStep(folder, 'other.json', { ...step, hash: 'other' });
    writeStep(folder, 'name.json', step);
    await check(folder, 'name.json', '--fix');
    expect(readFileSync(other, 'utf8')).toContain('What  is');
  });

  test('goes on while fixes uncover more to fix', async () => {
    writeFileSync(file, '{"a":   "b"}');
    const { fixed, diagnostics } = await checkAndFix(async () => spacesIn(file), folder);
    expect(readFileSync(file, 'utf8')).toBe('{"a": "b"}');
    expect(fixed).toHaveLength(2);
    expect(diagnostics).toEqual([]);
  });

  test('stops if rules undo each other’s fixes', async () => {
    writeFileSync(file, '{"a": 1}');
    let rounds = 0;
    const restless = async () => {
      rounds += 1;
      const text = readFileSync(file, 'utf8');
      return {
        files: 1,
        diagnostics: [
          diagnostic({ path: 'a.json', text, fix: [{ offset: 6, length: 1, text: `${rounds}` }] }),
        ],
        unreadable: [],
      };
    };
    expect((await checkAndFix(restless, folder)).fixed).toHaveLength(5);
  });

  test('leaves a file alone that was changed meanwhile', async () => {
    writeFileSync(file, '{"a":  1}');
    const checkThenChange = async () => {
      const checked = spacesIn(file);
      writeFileSync(file, '{"a":  2}');
      return checked;
    };
    expect((await checkAndFix(checkThenChange, folder)).fixed).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe('{"a":  2}');
  });

  test('leaves a file alone that is not UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"a":  "'), Buffer.from([0xff]), Buffer.from('"}')]);
    writeFileSync(file, bytes);
    expect((await checkAndFix(async () => spacesIn(file), folder)).fixed).toEqual([]);
    expect(readFileSync(file)).toEqual(bytes);
  });

  test('removes a byte order mark, then fixes what it hid', async () => {
    const path = writeStep(folder, 'name.json', { ...STEP, heading: 'What  is your name?' });
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8')}`);
    expect((await check(folder, '.', '--fix')).out).toMatch(/\n2 problems fixed\. .*: no problems found\.$/);
    expect(readFileSync(path, 'utf8')).toBe(stepText(path, STEP));
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

  test('keeps a file’s permissions, follows a link to it, and leaves nothing beside it', async () => {
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
