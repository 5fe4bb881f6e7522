import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite, type Site, told } from './site.ts';

let site: Site;
beforeAll(() => {
  site = createSite();
});
afterAll(() => site.remove());

const yesNo = { type: 'string', enum: ['yes', 'no'] };
const is = (values: Record<string, unknown>) => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { const: value }])),
  required: Object.keys(values),
});
const text = { type: 'string' };
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `q${index}`);

/** Commits a step that asks so, as people have begun with it. */
function begin(schema: Record<string, unknown>): void {
  const path = join(site.root, 'steps/current-cover.json');
  const step = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...step, schema: { type: 'object', ...schema }, uiSchema: {} }));
  site.commit();
}

describe('npm run check -- --against: a step of many questions', () => {
  test('each of twelve reveals another field: what one of them does not ask any more is told', async () => {
    const names = numbered(12);
    begin({
      properties: Object.fromEntries(names.map((name) => [name, yesNo])),
      allOf: names.map((name) => ({
        if: is({ [name]: 'yes' }),
        then: { properties: { [`${name}more`]: text } },
      })),
    });
    const changes = await site.after([
      'steps/current-cover.json',
      '"q11":{"const":"yes"}',
      '"q11":{"const":"no"}',
    ]);
    expect(changes.map((change) => told(change)[3])).toEqual([
      'Not asked any more where "q11" is “yes”: "q11more" in “current-cover”. What was answered there does not count.',
    ]);
  });

  test('what is revealed by what is revealed: the answers that lead there are looked at together', async () => {
    begin({
      properties: { a: yesNo, ...Object.fromEntries(numbered(8).map((name) => [name, yesNo])) },
      allOf: [
        { if: is({ a: 'yes' }), then: { properties: { b: yesNo } } },
        { if: is({ b: 'yes' }), then: { properties: { c: text } } },
        ...numbered(8).map((name) => ({
          if: is({ [name]: 'no' }),
          then: { properties: { [`${name}more`]: text } },
        })),
      ],
    });
    const changes = await site.after([
      'steps/current-cover.json',
      '"a":{"const":"yes"}',
      '"a":{"const":"no"}',
    ]);
    expect(changes.map((change) => told(change)[3])).toEqual([
      'Not asked any more where "a" is “yes”: "b" in “current-cover”. What was answered there does not count.',
    ]);
  });

  test('one field waits for ten answers at once: its loss is told, and that not all could be compared', async () => {
    const names = numbered(10);
    begin({
      properties: Object.fromEntries(names.map((name) => [name, yesNo])),
      if: is(Object.fromEntries(names.map((name) => [name, 'yes']))),
      then: { properties: { more: text } },
    });
    const changes = await site.after([
      'steps/current-cover.json',
      '"q9":{"const":"yes"}',
      '"q9":{"const":"no"}',
    ]);
    expect(changes.map(({ severity, rule }) => `${severity} ${rule}`).sort()).toEqual([
      'error condition-narrowed',
      'warning not-compared',
    ]);
  });
});
