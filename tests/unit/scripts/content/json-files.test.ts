import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ifExists, jsonFiles } from '../../../../scripts/content/json-files.ts';
import { readContent, readFile } from '../../../../scripts/content/read.ts';
import { UsageError } from '../../../../scripts/content/usage-error.ts';

describe('listing content files', () => {
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

  test('includes JSON in all folders except hidden files and node_modules', () => {
    for (const name of ['texts.json', 'more.json/town.json', 'README.md']) write(name);
    for (const name of ['.vscode/settings.json', '.name.json', 'node_modules/package/package.json'])
      write(name);
    expect(found().sort()).toEqual(['more.json/town.json', 'steps/name.json', 'texts.json']);
  });

  test('excludes links to missing files, such as Emacs locks', () => {
    link('author@host.1234', 'steps/.#name.json');
    link('no-such-file', 'steps/town.json');
    expect(found()).toEqual(['steps/name.json']);
  });

  test('includes linked files and folders without looping', () => {
    link('name.json', 'steps/first.json');
    link('steps', 'more');
    link('..', 'steps/up');
    const names = ['more/first.json', 'more/name.json', 'steps/first.json', 'steps/name.json'];
    expect(found().sort()).toEqual(names);
  });

  test('accepts a missing folder and a file that is deleted after listing', () => {
    expect(jsonFiles(join(root, 'journeys'))).toEqual([]);
    const [first = ''] = jsonFiles(root);
    unlinkSync(first);
    expect(ifExists(first, (path) => readFile(path, root))).toBeUndefined();
  });

  test('reports an unreadable file as a usage error and rethrows other errors', () => {
    expect(() => ifExists(root, () => new Set(7 as never))).toThrow(TypeError);
    link('loop.json', 'loop.json');
    const message = `${join(root, 'loop.json')} can’t be read (ELOOP). Make it readable, or remove it from the content.`;
    expect(() => readContent(root)).toThrow(new UsageError(message));
  });
});
