import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseError, parse } from 'jsonc-parser';
import { CONTENT_DIR } from '../../../../scripts/content/read.ts';

/** One instruction of a recipe. */
export interface Change {
  /** the name of the content file */
  file: string;
  what: 'make' | 'add' | 'replace' | 'addLast' | 'addAfter' | 'takeOut' | 'takeOutOfList' | 'delete';
  /** the names of the properties on the path to the place */
  path: readonly string[];
  /** a word of the entry before the new one */
  after: string;
  /** the JSON of the code block; undefined if there is none */
  value: unknown;
}

const PHRASES: readonly [Change['what'], RegExp][] = [
  ['make', /^Make the file `(?<file>[^`]+)`:$/],
  ['add', /^In `(?<file>[^`]+)`, (?:under (?<path>`.+`)|at the top), add:$/],
  ['replace', /^In `(?<file>[^`]+)`, in place of (?<path>`.+`), write:$/],
  ['addLast', /^In `(?<file>[^`]+)`, in the list (?<path>`.+`), at the end, add:$/],
  ['addAfter', /^In `(?<file>[^`]+)`, in the list (?<path>`.+`), after `(?<after>[^`]+)`, add:$/],
  ['takeOut', /^In `(?<file>[^`]+)`, from (?<path>`.+`), remove:$/],
  ['takeOutOfList', /^In `(?<file>[^`]+)`, from the list (?<path>`.+`), remove:$/],
  ['delete', /^Delete the file `(?<file>[^`]+)`\.$/],
];

/** The changes whose code block contains properties, without the braces of the object. */
const OF_PROPERTIES: readonly Change['what'][] = ['add', 'takeOut'];

/** An instruction with its code block, or one without a block. */
const STEP = /^(?<line>.+)\n\n```json\n(?<block>[\s\S]+?)\n```$|^(?<alone>Delete .+)$/gm;

function readBlock(what: Change['what'], text: string): unknown {
  if (what === 'delete') return undefined;
  const errors: ParseError[] = [];
  const value: unknown = parse(OF_PROPERTIES.includes(what) ? `{${text}}` : text, errors);
  if (errors.length > 0) throw new Error(`This is no JSON:\n${text}`);
  return value;
}

function readChange(line: string, block: string): Change {
  for (const [what, phrase] of PHRASES) {
    const { groups } = phrase.exec(line) ?? {};
    if (!groups) continue;
    const { file = '', path = '', after = '' } = groups;
    const names = [...path.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return { file, what, path: names, after, value: readBlock(what, block) };
  }
  throw new Error(`No reader would know what to do after "${line}".`);
}

/** Reads the recipes of content/README.md: their instructions, by heading. */
export function readRecipes(): Map<string, Change[]> {
  const text = readFileSync(join(CONTENT_DIR, 'README.md'), 'utf8');
  const [, recipes = ''] = text.split('\n# Recipes\n');
  const sections = recipes.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const heading = section.slice(0, section.indexOf('\n'));
      const steps = [...section.matchAll(STEP)].map(({ groups = {} }) => groups);
      return [heading, steps.map(({ line, block = '', alone = '' }) => readChange(line ?? alone, block))];
    }),
  );
}

/** Returns the number of JSON blocks on the page. Each of them must belong to a recipe. */
export function countBlocks(): number {
  return readFileSync(join(CONTENT_DIR, 'README.md'), 'utf8').split('\n```json\n').length - 1;
}
