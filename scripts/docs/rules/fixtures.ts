import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, type Diagnostic } from '../../content/check/index.ts';
import type { Names } from '../../content/check/names.ts';
import type { JsonObject } from '../../content/json.ts';
import { readContent } from '../../content/read.ts';
import { ROOT } from '../../root.ts';

const FIXTURES = join(ROOT, 'tests/fixtures/content/');

/** A finding in a bad fixture, with the file's text. */
export interface Example {
  finding: Diagnostic;
  text: string;
}

/** What the fixtures may use of code: none depends on what this project happens to have. */
export function fixtureNames(): Names {
  const {
    widgets,
    sources,
    facts,
    answers,
  }: {
    widgets: string[];
    sources: string[];
    facts: Record<string, JsonObject>;
    answers: Record<string, JsonObject>;
  } = JSON.parse(readFileSync(join(FIXTURES, 'names.json'), 'utf8'));
  return {
    widgets: new Set(widgets),
    sources: new Set(sources),
    facts: new Set(Object.keys(facts)),
    factSchemas: new Map(Object.entries(facts)),
    answers: new Map(Object.entries(answers)),
  };
}

/** What the checker tells of a rule's bad fixtures, in the order of files. */
export async function examplesOf(rule: string): Promise<Example[]> {
  const root = join(FIXTURES, 'bad', rule, 'content');
  if (!existsSync(root)) return [];
  const files = readContent(root);
  const findings = await checkContent(files, fixtureNames());
  return findings.map((finding) => ({ finding, text: files.get(join(root, finding.file))?.text ?? '' }));
}
