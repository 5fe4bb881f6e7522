import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// another test of this process may have loaded it with the real file system
vi.resetModules();
const { contentPath, saveFiles } = await import('../../../../scripts/studio/save.ts');

describe('saving', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'save-'));
    mkdirSync(join(root, 'steps'));
    writeFileSync(join(root, 'texts.json'), '{"a": 1}\n');
    writeFileSync(join(root, 'steps/age.json'), '{"b": 1}\n');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const texts = { file: 'texts.json', base: '{"a": 1}\n', text: '{"a": 2}\n' };
  const age = { file: 'steps/age.json', base: '{"b": 1}\n', text: '{"b": 2}\n' };
  const files = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();

  test('replaces, adds and deletes files, and leaves nothing else', () => {
    const added = { file: 'steps/new/first.json', base: null, text: '{}\n' };
    saveFiles(root, [texts, added, { ...age, text: null }]);
    expect(read('texts.json')).toBe('{"a": 2}\n');
    expect(files()).toEqual(['steps', 'steps/new', 'steps/new/first.json', 'texts.json']);
  });

  test('changes no file if the disk is full', () => {
    // a device that is always full
    symlinkSync('/dev/full', join(root, `steps/.age.json.${process.pid}.new`));
    expect(() => saveFiles(root, [texts, age])).toThrow('Nothing was saved: ENOSPC');
    expect([read('texts.json'), read('steps/age.json')]).toEqual(['{"a": 1}\n', '{"b": 1}\n']);
    expect(files()).toEqual(['steps', 'steps/age.json', 'texts.json']);
  });

  test('gives replaced files their old texts if another one can’t be replaced', () => {
    const rename = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (String(to).endsWith('steps/age.json')) throw new Error('EBUSY: resource busy');
      fs.cpSync(String(from), String(to));
      fs.rmSync(from);
    });
    syncBuiltinESMExports();
    expect(() => saveFiles(root, [texts, age])).toThrow('Nothing was saved: EBUSY');
    rename.mockRestore();
    syncBuiltinESMExports();
    expect([read('texts.json'), read('steps/age.json')]).toEqual(['{"a": 1}\n', '{"b": 1}\n']);
    expect(files()).toEqual(['steps', 'steps/age.json', 'texts.json']);
  });

  test('changes no file if one was changed outside', () => {
    writeFileSync(join(root, 'steps/age.json'), '{"b": 3}\n');
    expect(() => saveFiles(root, [texts, age])).toThrow('steps/age.json was changed outside Studio');
    expect([read('texts.json'), read('steps/age.json')]).toEqual(['{"a": 1}\n', '{"b": 3}\n']);
  });

  test('has no path for names outside the content, and for links that lead outside', () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    symlinkSync(outside, join(root, 'linked'));
    const names = [
      '../x.json',
      '/x.json',
      'steps/../../x.json',
      'steps//x.json',
      '.hidden.json',
      'x.txt',
      'C:\\x.json',
    ];
    for (const name of [...names, 'linked/x.json']) expect(contentPath(root, name), name).toBeUndefined();
    expect(contentPath(root, 'steps/new.json')).toBe(join(root, 'steps/new.json'));
    expect(() => saveFiles(root, [{ ...texts, file: 'linked/x.json', base: null }])).toThrow(
      'not in the content',
    );
    rmSync(outside, { recursive: true });
  });
});
