import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ifThere, jsonFiles } from '../../../../scripts/content/json-files.ts';
import { readContent, readFile } from '../../../../scripts/content/read.ts';
import { UsageError } from '../../../../scripts/content/usage-error.ts';

describe('which files are content', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    write('steps/name.json');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(name: string): void {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), '{}');
  }
  const link = (to: string, name: string) => symlinkSync(to, join(root, name));
  const found = () => jsonFiles(root).map((path) => relative(root, path));

  test('every JSON file, in whichever folder; and no other', () => {
    write('texts.json');
    write('README.md');
    expect(found().sort()).toEqual(['steps/name.json', 'texts.json']);
  });

  test('not what tools keep for themselves', () => {
    write('.vscode/settings.json');
    write('.name.json');
    write('node_modules/package/package.json');
    expect(found()).toEqual(['steps/name.json']);
  });

  test('not a folder of such a name, but what is in it', () => {
    write('more.json/town.json');
    expect(found().sort()).toEqual(['more.json/town.json', 'steps/name.json']);
  });

  test('not a link to nothing: Emacs makes one beside each file with unsaved changes', () => {
    link('author@host.1234', 'steps/.#name.json');
    link('no-such-file', 'steps/town.json');
    expect(found()).toEqual(['steps/name.json']);
  });

  test('links to files and folders are followed, but never in a circle', () => {
    link('name.json', 'steps/first.json');
    link('steps', 'more');
    link('..', 'steps/up');
    expect(found().sort()).toEqual([
      'more/first.json',
      'more/name.json',
      'steps/first.json',
      'steps/name.json',
    ]);
  });

  test('a folder that is not there holds none', () => {
    expect(jsonFiles(join(root, 'journeys'))).toEqual([]);
  });

  test('a file that goes between being listed and being read is not there', () => {
    const [first = ''] = jsonFiles(root);
    unlinkSync(first);
    expect(ifThere(first, (path) => readFile(path, root))).toBeUndefined();
  });

  test('a fault of what reads is no fault of the file', () => {
    const faulty = () => ifThere(root, () => nothing());
    const nothing = () => {
      throw new TypeError('no text');
    };
    expect(faulty).toThrow(TypeError);
  });

  test('a file that can’t be read is reported in a sentence', () => {
    link('loop.json', 'loop.json');
    expect(() => readContent(root)).toThrow(UsageError);
    expect(() => readContent(root)).toThrow(
      `${join(root, 'loop.json')} can’t be read (ELOOP). Make it readable, or remove it from the content.`,
    );
  });
});
