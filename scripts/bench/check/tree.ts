import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { schemaPath } from '../../content/check/kinds.ts';
import type { Names } from '../../content/check/names.ts';
import fields from './fields.json' with { type: 'json' };
import stepTemplate from './step.json' with { type: 'json' };

const STEPS_PER_JOURNEY = 19;
const STEP = JSON.stringify(stepTemplate);

/** The names from code that the files use. */
export const NAMES: Names = {
  widgets: new Set(['text', 'number', 'date', 'typeahead']),
  sources: new Set(['towns']),
  facts: new Set(['isMember']),
  factSchemas: new Map([['isMember', { type: 'boolean' }]]),
  factPages: new Map(),
  answers: new Map(),
  paths: new Set(),
};

const step = (index: number): object => JSON.parse(STEP.replaceAll('{index}', String(index)));

/** The last step of each journey. */
const THANKS = {
  hash: 'thanks',
  heading: 'Thank you',
  schema: { type: 'object' },
  uiSchema: {},
  buttons: {},
};

function journey(steps: readonly number[]): object {
  return {
    name: 'A long journey',
    position: 'Step {step} of {steps}',
    steps: [...steps.map((index) => ({ step: { $ref: `../steps/${index}.json` } })), { step: THANKS }],
  };
}

function write(root: string, name: string, kind: string, content: object): void {
  const path = join(root, name);
  const $schema = relative(dirname(path), schemaPath(kind));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ $schema, ...content }, null, 2));
}

/** Writes content files: shared fields, numbered steps, and journeys of 19 steps. */
export function writeTree(root: string, size: number, from = 0): void {
  write(root, 'fields.json', 'fields', fields);
  let files = 1;
  for (let next = from; files < size; files += 1) {
    const first = next;
    for (; next < first + STEPS_PER_JOURNEY && files < size - 1; next += 1, files += 1) {
      write(root, `steps/${next}.json`, 'step', step(next));
    }
    const steps = Array.from({ length: next - first }, (_, index) => first + index);
    write(root, `journeys/${first}.json`, 'journey', journey(steps));
  }
}
