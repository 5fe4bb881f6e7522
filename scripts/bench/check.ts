import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkContent } from '../content/check/index.ts';
import { schemaPath } from '../content/check/kinds.ts';
import type { Names } from '../content/check/names.ts';
import { readContent } from '../content/read.ts';
import { median } from './median.ts';

const SIZES = [250, 500, 1_000];
const ROUNDS = 3;
const STEPS_PER_JOURNEY = 19;

const NAMES: Names = {
  widgets: new Set(['text', 'number', 'typeahead']),
  sources: new Set(['towns']),
  facts: new Set(['isMember']),
  factSchemas: new Map([['isMember', { type: 'boolean' }]]),
};

const FIELDS = {
  $defs: {
    name: { type: 'string', title: 'Name', minLength: 1, maxLength: 60, pattern: "^[\\p{L} '-]+$" },
    day: { type: 'string', format: 'date', dateRange: { min: { from: 'today', years: -100 } } },
    town: { type: 'array', minItems: 1, items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
  ui: {
    name: { 'ui:messages': { required: 'Enter a name', pattern: 'Use letters' } },
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
        town: { $ref: '../fields.json#/$defs/town' },
        [`answer${index}`]: { type: 'integer', minimum: 1, maximum: index + 1 },
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
      town: { $ref: '../fields.json#/ui/town' },
      [`answer${index}`]: { 'ui:widget': 'number', 'ui:messages': { required: 'Enter a number' } },
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

/** Writes a tree of so many files: one of shared fields, and journeys of 19 steps that take them in. */
function writeTree(root: string, size: number): void {
  write(root, 'fields.json', 'fields', FIELDS);
  let files = 1;
  for (let next = 0; files < size; files += 1) {
    const first = next;
    for (; next < first + STEPS_PER_JOURNEY && files < size - 1; next += 1, files += 1) {
      write(root, `steps/${next}.json`, 'step', step(next));
    }
    const steps = Array.from({ length: next - first }, (_, index) => first + index);
    write(root, `journeys/${first}.json`, 'journey', journey(steps));
  }
}

interface Times {
  wall: number;
  /** what the ratio goes by: it does not depend on what else the machine is doing */
  cpu: number;
}

async function timeCheck(size: number): Promise<Times> {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    writeTree(root, size);
    const start = performance.now();
    const startCpu = process.cpuUsage();
    const files = readContent(root);
    const [finding] = await checkContent(files, NAMES);
    const { user, system } = process.cpuUsage(startCpu);
    const wall = performance.now() - start;
    if (finding || files.size !== size)
      throw new Error(`The tree is not as it should be: ${finding?.message}`);
    return { wall, cpu: (user + system) / 1000 };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Times every size in every round, so that a busy moment of the machine does not fall on one size alone. */
async function rounds(): Promise<Map<number, Times[]>> {
  const times = new Map<number, Times[]>(SIZES.map((size) => [size, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [size, all] of times) all.push(await timeCheck(size));
  }
  return times;
}

/** Prints how long trees of 250, 500 and 1,000 files take to check, and whether the time grows in line with them. */
export async function benchCheck(): Promise<void> {
  const cold = await timeCheck(3);
  console.log(`Content check (our own schemas, compiled once, take ${cold.wall.toFixed(0)} ms)`);
  let before: number | undefined;
  for (const [size, times] of await rounds()) {
    const wall = median(times.map((time) => time.wall));
    const cpu = median(times.map((time) => time.cpu));
    const perFile = cpu / size;
    const ratio =
      before === undefined ? '' : `, ${(perFile / before).toFixed(2)} times that of half the size`;
    const columns = [`${size} files`, `${wall.toFixed(0)} ms`, `${cpu.toFixed(0)} ms CPU`];
    console.log(
      `${columns.map((column) => column.padStart(12)).join('')}   ${perFile.toFixed(2)} ms a file${ratio}`,
    );
    before = perFile;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchCheck();
