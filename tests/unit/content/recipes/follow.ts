import { join } from 'node:path';
import equal from 'fast-deep-equal';
import { isObject, type JsonObject } from '../../../../scripts/content/json.ts';
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

/** Applies one change of a recipe to a file's content. @throws Error if the content does not match the recipe */
function follow(content: unknown, { file, what, path, after, value }: Change): void {
  const fail = (problem: string): never => {
    throw new Error(`${file}, ${path.join(' › ')}: ${problem}`);
  };
  const at = (names: readonly string[]) =>
    names.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), content);
  const object = (names: readonly string[] = path) => {
    const found = at(names);
    return isObject(found) ? found : fail('There is no such object.');
  };
  const list = (): unknown[] => {
    const found: unknown = at(path);
    return Array.isArray(found) ? found : fail('There is no such list.');
  };
  const indexOf = (isIt: (entry: unknown) => boolean) => {
    const index = list().findIndex(isIt);
    return index < 0 ? fail('The entry is not in the list.') : index;
  };
  const properties = Object.entries((value ?? {}) as JsonObject);
  switch (what) {
    case 'add':
      for (const [name] of properties) if (name in object()) fail(`"${name}" is there already.`);
      Object.assign(object(), value);
      break;
    case 'replace':
      if (at(path) === undefined) fail('There is nothing to replace.');
      object(path.slice(0, -1))[path.at(-1) ?? ''] = value;
      break;
    case 'addLast':
      list().push(value);
      break;
    case 'addAfter':
      list().splice(indexOf((entry) => JSON.stringify(entry).includes(after)) + 1, 0, value);
      break;
    case 'takeOut':
      for (const [name, item] of properties) {
        if (!equal(object()[name], item)) fail(`"${name}" has another value.`);
        delete object()[name];
      }
      break;
    case 'takeOutOfList':
      list().splice(
        indexOf((entry) => equal(entry, value)),
        1,
      );
  }
}

const FIXTURE = join(ROOT, 'tests/fixtures/content/recipes/');

/** Reads the real content, with the fixture's versions of the steps that recipes change. */
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

/** Returns the content after the changes of a recipe, in memory. */
export function contentAfter(changes: readonly Change[]): ContentFiles {
  const files = new Map(readFixture());
  for (const change of changes) {
    const path = join(CONTENT_DIR, change.file);
    const file = files.get(path);
    if ((change.what === 'make') === Boolean(file))
      throw new Error(`Is there a file ${change.file}, or not?`);
    const content = structuredClone(file ? file.data : change.value);
    if (file) follow(content, change);
    if (change.what === 'delete') files.delete(path);
    else files.set(path, readFile(path, CONTENT_DIR, JSON.stringify(content)));
  }
  return files;
}
