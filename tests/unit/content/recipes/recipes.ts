import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import equal from 'fast-deep-equal';
import { type ParseError, parse } from 'jsonc-parser';
import { isObject, type JsonObject } from '../../../../scripts/content/json.ts';
import { once } from '../../../../scripts/content/memo.ts';
import { CONTENT_DIR, type ContentFiles, readContent, readFile } from '../../../../scripts/content/read.ts';
import { ROOT } from '../../../../scripts/root.ts';

/** One instruction of a recipe. */
export interface Change {
  /** the name of the content file */
  file: string;
  action: keyof typeof ACTIONS;
  /** the names of the properties on the path to the place */
  path: readonly string[];
  /** a word of the entry before the new one */
  after: string;
  /** the JSON of the code block, as it is written and as a value; undefined if there is none */
  json?: string;
  value: unknown;
}

function fail({ file, path }: Change, problem: string): never {
  throw new Error(`${file}, ${path.join(' › ')}: ${problem}`);
}

function objectAt(content: unknown, change: Change, path = change.path): JsonObject {
  const found = path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), content);
  return isObject(found) ? found : fail(change, 'There is no such object.');
}

function listAt(content: unknown, change: Change): unknown[] {
  const found = objectAt(content, change, change.path.slice(0, -1))[change.path.at(-1) ?? ''];
  return Array.isArray(found) ? found : fail(change, 'There is no such list.');
}

function indexIn(list: readonly unknown[], change: Change, isIt: (entry: unknown) => boolean): number {
  const index = list.findIndex(isIt);
  return index < 0 ? fail(change, 'The entry is not in the list.') : index;
}

interface Action {
  phrase: RegExp;
  apply?(content: unknown, change: Change): void;
}
const action = (phrase: RegExp, apply?: Action['apply']): Action => ({ phrase, apply });

/** The instructions that recipes use, each with what it does to a file's content. */
const ACTIONS = {
  make: action(/^Make the file `(?<file>[^`]+)`:$/),
  delete: action(/^Delete the file `(?<file>[^`]+)`\.$/),
  add: action(/^In `(?<file>[^`]+)`, (?:under (?<path>`.+`)|at the top), add:$/, (content, change) => {
    const object = objectAt(content, change);
    for (const [name, value] of Object.entries(change.value as JsonObject)) {
      if (name in object) fail(change, `"${name}" is there already.`);
      object[name] = value;
    }
  }),
  replace: action(/^In `(?<file>[^`]+)`, in place of (?<path>`.+`), write:$/, (content, change) => {
    const object = objectAt(content, change, change.path.slice(0, -1));
    const name = change.path.at(-1) ?? '';
    if (object[name] === undefined) fail(change, 'There is nothing to replace.');
    object[name] = change.value;
  }),
  addLast: action(/^In `(?<file>[^`]+)`, in the list (?<path>`.+`), at the end, add:$/, (content, change) => {
    listAt(content, change).push(change.value);
  }),
  addAfter: action(
    /^In `(?<file>[^`]+)`, in the list (?<path>`.+`), after `(?<after>[^`]+)`, add:$/,
    (content, change) => {
      const list = listAt(content, change);
      const before = indexIn(list, change, (entry) => JSON.stringify(entry).includes(change.after));
      list.splice(before + 1, 0, change.value);
    },
  ),
  remove: action(/^In `(?<file>[^`]+)`, from (?<path>`.+`), remove:$/, (content, change) => {
    const object = objectAt(content, change);
    for (const [name, value] of Object.entries(change.value as JsonObject)) {
      if (!equal(object[name], value)) fail(change, `"${name}" has another value.`);
      delete object[name];
    }
  }),
  removeFromList: action(/^In `(?<file>[^`]+)`, from the list (?<path>`.+`), remove:$/, (content, change) => {
    const list = listAt(content, change);
    list.splice(
      indexIn(list, change, (entry) => equal(entry, change.value)),
      1,
    );
  }),
};

/** An instruction with its code block, or one without a block. */
const STEP = /^(?<line>.+)\n\n```json\n(?<block>[\s\S]+?)\n```$|^(?<alone>Delete .+)$/gm;

function readChange(line: string, block: string): Change {
  for (const [name, { phrase }] of Object.entries(ACTIONS)) {
    const { groups } = phrase.exec(line) ?? {};
    if (!groups) continue;
    const path = [...(groups.path ?? '').matchAll(/`([^`]+)`/g)].map(([, part = '']) => part);
    const errors: ParseError[] = [];
    // the properties to add or remove stand without the braces of their object
    const json = name === 'add' || name === 'remove' ? `{${block}}` : block;
    const value: unknown = parse(json, errors);
    if (block !== '' && errors.length > 0) throw new Error(`This is not JSON:\n${block}`);
    const { file = '', after = '' } = groups;
    return { file, action: name as Change['action'], path, after, value, ...(block && { json }) };
  }
  throw new Error(`No reader would know what to do after "${line}".`);
}

const README = readFileSync(join(CONTENT_DIR, 'README.md'), 'utf8');

/** The number of JSON blocks on the page. Each of them must belong to a recipe. */
export const blockCount = README.split('\n```json\n').length - 1;

/** The recipes of content/README.md: their instructions, by heading. */
export const recipes: ReadonlyMap<string, readonly Change[]> = new Map(
  (README.split('\n# Recipes\n')[1] ?? '')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const steps = [...section.matchAll(STEP)].map(({ groups = {} }) => groups);
      const changes = steps.map(({ line, block = '', alone = '' }) => readChange(line ?? alone, block));
      return [section.slice(0, section.indexOf('\n')), changes];
    }),
);

const fixture = [...readContent(join(ROOT, 'tests/fixtures/content/recipes/')).values()];

/** The names of the steps that recipes may change. */
export const fixtureSteps = fixture.map(({ name }) => name);

/** Reads the real content, with the fixture's versions of the steps that recipes change. */
const readFixture = once((): ContentFiles => {
  const paths = fixture.map(({ name, text }) => [join(CONTENT_DIR, name), text] as const);
  return new Map([
    ...readContent(),
    ...paths.map(([path, text]) => [path, readFile(path, CONTENT_DIR, text)] as const),
  ]);
});

/** Returns the content after the changes of a recipe, in memory. */
export function contentAfter(changes: readonly Change[]): ContentFiles {
  const files = new Map(readFixture());
  for (const change of changes) {
    const path = join(CONTENT_DIR, change.file);
    const file = files.get(path);
    if ((change.action === 'make') === Boolean(file))
      throw new Error(`Is there a file ${change.file}, or not?`);
    const content = structuredClone(file ? file.data : change.value);
    ACTIONS[change.action].apply?.(content, change);
    if (change.action === 'delete') files.delete(path);
    else files.set(path, readFile(path, CONTENT_DIR, JSON.stringify(content)));
  }
  return files;
}
