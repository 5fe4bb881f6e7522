import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls } from '../../../scripts/api/calls.ts';
import { ROOT } from '../../../scripts/root.ts';
import { calls as sandboxCalls } from '../../../scripts/sandbox/calls/index.ts';

const GUIDE = 'docs/common-changes.md';

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const namesIn = (folder: string, end: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => name.slice(0, -end.length));

/** Returns the texts of all files in a folder and its subfolders. */
const textsIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name))
    .map((name) => textOf(join(folder, name)));

const isIn = (texts: readonly string[], text: string) => texts.some((each) => each.includes(text));

const paths = [...textOf(GUIDE).matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);

test.each(paths.filter((path) => !path.includes('NAME')))(`${GUIDE} refers to %s, which exists`, (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true);
});

describe('calls', () => {
  /** Requests of browsers, monitoring and tests to the sandbox, which the site's backend does not make. */
  const OTHERS = ['monitoring', 'policyReports', 'sandboxFaults'];
  const names = namesIn('schemas/api', '.schema.json').filter((name) => !OTHERS.includes(name));
  const backend = textsIn('src/ovhc/backend');
  const answered = sandboxCalls.map(({ name }) => name);

  test.each(names)('the site sends %s and the sandbox answers it', (name) => {
    const schema = `schemas/api/${name}.schema.json?validator=response`;
    const unsent = `Nothing in src/ovhc/backend validates an answer of ${name}. ${GUIDE}, "A call", step 3, says how.`;
    expect(isIn(backend, schema), unsent).toBe(true);
    const unlisted = `scripts/api/calls.ts does not list ${name}. ${GUIDE}, "A call", step 2, says how.`;
    expect(Object.keys(calls), unlisted).toContain(name);
    const unanswered = `The sandbox does not answer ${name}. ${GUIDE}, "A call", step 4, says how.`;
    expect(answered, unanswered).toContain(name);
  });
});

describe('sources', () => {
  const content = textsIn('content');
  const folder = 'tests/unit/src/ovhc/backend';
  const tests = textsIn(folder);
  const names = namesIn('src/ovhc/backend/sources', '.ts').filter((name) => name !== 'index');

  test.each(names)('content uses %s and a test imports it', (name) => {
    const unused = `No field uses the source "${name}". Name it in a field, or remove it. ${GUIDE}, "A source", step 2.`;
    expect(isIn(content, `"source": "${name}"`), unused).toBe(true);
    const untested = `No test in ${folder} imports the source "${name}". Write one. ${GUIDE}, "A source", step 3.`;
    expect(isIn(tests, `/sources/${name}.ts`), untested).toBe(true);
  });
});

describe('facts', () => {
  const { properties } = JSON.parse(textOf('schemas/data/facts.schema.json')) as { properties: object };
  const code = textsIn('src/ovhc');

  test.each(Object.keys(properties))('the site computes %s', (name) => {
    const unknown = `Nothing in src/ovhc knows the fact "${name}". ${GUIDE}, "A fact", step 2, says where it belongs.`;
    expect(
      code.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
      unknown,
    ).toBe(true);
  });
});
