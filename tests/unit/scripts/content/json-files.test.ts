import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ifExists, jsonFiles } from '../../../../scripts/content/json-files.ts';
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
    const names = ['more/first.json', 'more/name.json', 'steps/first.json', 'steps/name.json'];
    expect(found().sort()).toEqual(names);
  });

  test('a missing folder has no files; a file that was deleted after it was listed is undefined', () => {
    expect(jsonFiles(join(root, 'journeys'))).toEqual([]);
    const [first = ''] = jsonFiles(root);
    unlinkSync(first);
    expect(ifExists(first, (path) => readFile(path, root))).toBeUndefined();
  });

  test('an unreadable file is a usage error, an error of the reader is not', () => {
    expect(() => ifExists(root, () => new Set(7 as never))).toThrow(TypeError);
    link('loop.json', 'loop.json');
    const message = `${join(root, 'loop.json')} can’t be read (ELOOP). Make it readable, or remove it from the content.`;
    expect(() => readContent(root)).toThrow(new UsageError(message));
  });
});
