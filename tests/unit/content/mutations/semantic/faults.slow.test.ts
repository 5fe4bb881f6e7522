import { beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../../../../scripts/content/check/index.ts';
import { readNames } from '../../../../../scripts/content/check/names.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { type Outcome, poorOutcomes } from '../outcomes.ts';
import { type Fault, spoil } from './change.ts';
import { loadAll } from './load.ts';

const files = readContent();
const names = readNames();
const faults = await loadAll<Fault>('faults', 'faults');

async function measure(name: string, fault: Fault): Promise<Outcome> {
  const { files: spoilt, lines } = spoil(files, fault);
  const diagnostics = await checkContent(spoilt, names);
  const isFound = diagnostics.some(({ file, line }) =>
    lines.some((each) => each.file === file && each.from <= line && line <= each.to),
  );
  return { name, diagnostics, isFound };
}

describe('npm run check with one semantic fault in the content at a time', () => {
  const outcomes: Outcome[] = [];

  beforeAll(async () => {
    for (const [name, fault] of faults) outcomes.push(await measure(name, fault));
  }, 240_000);

  test('has at least 100 faults', () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(100);
  });

  test('reports at least 90% of them on the right line', () => {
    const found = outcomes.filter(({ isFound }) => isFound);
    expect(found.length / outcomes.length, poorOutcomes(outcomes)).toBeGreaterThanOrEqual(0.9);
  });

  test('reports at least 90% of them exactly once', () => {
    const once = outcomes.filter(({ isFound, diagnostics }) => isFound && diagnostics.length === 1);
    expect(once.length / outcomes.length, poorOutcomes(outcomes)).toBeGreaterThanOrEqual(0.9);
  });
});
