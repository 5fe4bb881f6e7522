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

  test('every JSON file, also in a folder named like one; and none that is another’s or a tool’s', () => {
    for (const name of ['texts.json', 'more.json/town.json', 'README.md']) write(name);
    for (const name of ['.vscode/settings.json', '.name.json', 'node_modules/package/package.json'])
      write(name);
    expect(found().sort()).toEqual(['more.json/town.json', 'steps/name.json', 'texts.json']);
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
    const names = ['first.json', 'name.json'];
    expect(found().sort()).toEqual([
      ...names.map((name) => `more/${name}`),
      ...names.map((name) => `steps/${name}`),
    ]);
  });

  test('a folder that is not there has no files; a file that goes after it was listed is not there', () => {
    expect(jsonFiles(join(root, 'journeys'))).toEqual([]);
    const [first = ''] = jsonFiles(root);
    unlinkSync(first);
    expect(ifThere(first, (path) => readFile(path, root))).toBeUndefined();
  });

  test('a fault of what reads is no fault of the file', () => {
    const reading = (): never => {
      throw new TypeError('no text');
    };
    expect(() => ifThere(root, reading)).toThrow(TypeError);
  });

  test('a file that can’t be read is reported in a sentence', () => {
    link('loop.json', 'loop.json');
    expect(() => readContent(root)).toThrow(UsageError);
    expect(() => readContent(root)).toThrow(
      `${join(root, 'loop.json')} can’t be read (ELOOP). Make it readable, or remove it from the content.`,
    );
  });
});
