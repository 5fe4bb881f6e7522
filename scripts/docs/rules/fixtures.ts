import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, type Diagnostic } from '../../content/check/index.ts';
import type { Names } from '../../content/check/names.ts';
import type { JsonObject } from '../../content/json.ts';
import { readContent } from '../../content/read.ts';
import { ROOT } from '../../root.ts';

const FIXTURES = join(ROOT, 'tests/fixtures/content/');

/** A diagnostic of a bad fixture, with the file's text. */
export interface Example {
  diagnostic: Diagnostic;
  text: string;
}

/** Reads the names from code that fixtures may use. They are independent of this project's names. */
export function fixtureNames(): Names {
  type Written = Record<'widgets' | 'sources' | 'paths', string[]> &
    Record<'facts' | 'answers', Record<string, JsonObject>>;
  const names: Written = JSON.parse(readFileSync(join(FIXTURES, 'names.json'), 'utf8'));
  return {
    widgets: new Set(names.widgets),
    sources: new Set(names.sources),
    facts: new Set(Object.keys(names.facts)),
    factSchemas: new Map(Object.entries(names.facts)),
    factPages: new Map(),
    answers: new Map(Object.entries(names.answers)),
    paths: new Set(names.paths),
  };
}

/** Returns the diagnostics of a rule's bad fixtures, sorted by file. */
export async function examplesOf(rule: string): Promise<Example[]> {
  const root = join(FIXTURES, 'bad', rule, 'content');
  if (!existsSync(root)) return [];
  const files = readContent(root);
  const diagnostics = await checkContent(files, fixtureNames());
  return diagnostics.map((diagnostic) => ({
    diagnostic,
    text: files.get(join(root, diagnostic.file))?.text ?? '',
  }));
}
