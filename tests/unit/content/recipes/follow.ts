import { join } from 'node:path';
import equal from 'fast-deep-equal';
import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser';
import { isObject } from '../../../../scripts/content/json.ts';
import { once } from '../../../../scripts/content/memo.ts';
import {
  CONTENT_DIR,
  type ContentFile,
  type ContentFiles,
  readContent,
  readFile,
} from '../../../../scripts/content/read.ts';
import { ROOT } from '../../../../scripts/root.ts';
import type { Change } from './readme.ts';

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

function set(text: string, path: JSONPath, value: unknown, isInsertion = false): string {
  return applyEdits(text, modify(text, path, value, { ...FORMAT, isArrayInsertion: isInsertion }));
}

function valueAt(text: string, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), parse(text));
}

function listAt(text: string, { file, path }: Change): unknown[] {
  const list = valueAt(text, path);
  if (!Array.isArray(list)) throw new Error(`There is no list at ${path.join(' › ')} in ${file}.`);
  return list;
}

function place<Entry>(list: readonly Entry[], isIt: (entry: Entry) => boolean, change: Change): number {
  const index = list.findIndex(isIt);
  if (index < 0)
    throw new Error(`The entry is not in the list ${change.path.join(' › ')} of ${change.file}.`);
  return index;
}

/** Returns the text of a file after a reader has done what a recipe says; undefined if it is deleted. */
function follow(text: string, change: Change): string | undefined {
  const { what, path, after, value } = change;
  switch (what) {
    case 'make':
      return JSON.stringify(value, null, 2);
    case 'delete':
      return undefined;
    case 'add': {
      if (path.length > 0 && !isObject(valueAt(text, path)))
        throw new Error(`There is no ${path.join(' › ')}.`);
      return Object.entries(isObject(value) ? value : {}).reduce((changed, [name, item]) => {
        if (valueAt(changed, [...path, name]) !== undefined) throw new Error(`"${name}" is there already.`);
        return set(changed, [...path, name], item);
      }, text);
    }
    case 'replace':
      if (valueAt(text, path) === undefined) throw new Error(`There is nothing at ${path.join(' › ')}.`);
      return set(text, [...path], value);
    case 'addLast':
      return set(text, [...path, listAt(text, change).length], value, true);
    case 'addAfter': {
      const at = place(listAt(text, change), (entry) => JSON.stringify(entry).includes(after), change);
      return set(text, [...path, at + 1], value, true);
    }
    case 'takeOut':
      return Object.entries(isObject(value) ? value : {}).reduce((changed, [name, item]) => {
        if (!equal(valueAt(changed, [...path, name]), item)) throw new Error(`"${name}" has another value.`);
        return set(changed, [...path, name], undefined);
      }, text);
    case 'takeOutOfList':
      return set(
        text,
        [...path, place(listAt(text, change), (entry) => equal(entry, value), change)],
        undefined,
      );
  }
}

const FIXTURE = join(ROOT, 'tests/fixtures/content/recipes/');

/** The site's content with the fixture's steps in place of those that recipes change. */
const readFixture = once((): ContentFiles => {
  const files = new Map<string, ContentFile>(readContent());
  for (const { name, text } of readContent(FIXTURE).values()) {
    const path = join(CONTENT_DIR, name);
    files.set(path, readFile(path, CONTENT_DIR, text));
  }
  return files;
});

/** Returns the names of the steps that recipes may change. */
export function fixtureSteps(): string[] {
  return [...readContent(FIXTURE).values()].map(({ name }) => name);
}

/** Returns the content after a reader has done, in memory, what a recipe says. */
export function contentAfter(changes: readonly Change[]): ContentFiles {
  const files = new Map(readFixture());
  for (const change of changes) {
    const path = join(CONTENT_DIR, change.file);
    const file = files.get(path);
    if ((change.what === 'make') === Boolean(file))
      throw new Error(`Is there a file ${change.file}, or not?`);
    const text = follow(file?.text ?? '', change);
    if (text === undefined) files.delete(path);
    else files.set(path, readFile(path, CONTENT_DIR, text));
  }
  return files;
}
