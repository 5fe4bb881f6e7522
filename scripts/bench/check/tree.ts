import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { schemaPath } from '../../content/check/kinds.ts';
import type { Names } from '../../content/check/names.ts';

const STEPS_PER_JOURNEY = 19;

/** What the tree may use of code. */
export const NAMES: Names = {
  widgets: new Set(['text', 'number', 'date', 'typeahead']),
  sources: new Set(['towns']),
  facts: new Set(['isMember']),
  factSchemas: new Map([['isMember', { type: 'boolean' }]]),
  answers: new Map(),
};

const FIELDS = {
  $defs: {
    name: { type: 'string', title: 'Name', minLength: 1, maxLength: 60, pattern: "^[\\p{L} '-]+$" },
    day: { type: 'string', format: 'date', dateRange: { min: { from: 'today', years: -100 } } },
    town: { type: 'array', minItems: 1, items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
  ui: {
    name: {
      'ui:messages': {
        required: 'Enter a name',
        minLength: 'Enter a name',
        maxLength: 'Use fewer letters',
        pattern: 'Use letters',
      },
    },
    town: { 'ui:widget': 'typeahead', 'ui:options': { source: 'towns' }, 'ui:messages': 'Choose a town' },
  },
  conditions: { isMember: { required: ['isMember'], properties: { isMember: { const: true } } } },
};

/** A step of ordinary size; no two have the same schema, as no two have in real content. */
function step(index: number): object {
  return {
    hash: `step-${index}`,
    heading: `Question ${index}`,
    content: 'As it stands in your **passport**, or on your [card](https://example.com).',
    reads: ['isMember'],
    schema: {
      type: 'object',
      properties: {
        name: { $ref: '../fields.json#/$defs/name', title: `Name ${index}` },
        born: { $ref: '../fields.json#/$defs/day', title: 'Date of birth' },
        town: { $ref: '../fields.json#/$defs/town', title: 'Town' },
        [`answer${index}`]: { type: 'integer', title: `Answer ${index}`, minimum: 1, maximum: index + 2 },
      },
      required: ['name', `answer${index}`],
      allOf: [
        {
          if: { properties: { [`answer${index}`]: { const: 1 } }, required: [`answer${index}`] },
          then: { properties: { other: { $ref: '../fields.json#/$defs/name' } }, required: ['other'] },
        },
      ],
    },
    uiSchema: {
      'ui:order': ['name', 'born', 'town', `answer${index}`, 'other'],
      name: { $ref: '../fields.json#/ui/name' },
      born: { 'ui:widget': 'date', 'ui:messages': 'Enter a date' },
      town: { $ref: '../fields.json#/ui/town' },
      [`answer${index}`]: { 'ui:widget': 'number', 'ui:messages': 'Enter a number' },
      other: {
        $ref: '../fields.json#/ui/name',
        'ui:alerts': [
          { level: 'info', text: 'Thank you.', when: { $ref: '../fields.json#/conditions/isMember' } },
        ],
      },
    },
    buttons: { next: { text: 'Next' } },
  };
}

function journey(steps: readonly number[]): object {
  return {
    name: 'A long way',
    position: 'Step {step} of {steps}',
    steps: steps.map((index) => ({ step: { $ref: `../steps/${index}.json` } })),
  };
}

function write(root: string, name: string, kind: string, content: object): void {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    JSON.stringify({ $schema: relative(dirname(path), schemaPath(kind)), ...content }, null, 2),
  );
}

/**
 * Writes a tree of so many files: one of shared fields, and journeys of 19 steps that take them in.
 *
 * @param from the number of the first step: trees of other numbers have no step in common
 */
export function writeTree(root: string, size: number, from = 0): void {
  write(root, 'fields.json', 'fields', FIELDS);
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
