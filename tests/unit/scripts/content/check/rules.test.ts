import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Diagnostic, Severity } from '../../../../../scripts/content/check/diagnostic.ts';
import { checkContent, loadRules } from '../../../../../scripts/content/check/index.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { fixtureNames } from '../../../../../scripts/docs/rules/fixtures.ts';

const BAD = fileURLToPath(new URL('../../../../fixtures/content/bad/', import.meta.url));

/** The names in code that fixtures may use (tests/fixtures/content/names.json). */
const NAMES = fixtureNames();

const ids = (await loadRules()).map(({ id }) => id);

/** A diagnostic that a fixture expects. The default severity is error. */
interface Expected extends Omit<Diagnostic, 'end' | 'fix' | 'severity'> {
  severity?: Severity;
  /** edits that follow the advice, for advice.test.ts */
  follow?: unknown;
}

function expectedDiagnostics(rule: string): Expected[] {
  const diagnostics = JSON.parse(readFileSync(join(BAD, rule, 'expected.json'), 'utf8')) as Expected[];
  return diagnostics.map(({ follow: _, ...diagnostic }) => ({ severity: 'error', ...diagnostic }));
}

function asExpected({ end: _end, fix: _fix, ...diagnostic }: Diagnostic): Expected {
  return diagnostic;
}

describe('the rules of npm run check', () => {
  test('have one folder of bad fixtures each, and there are no other folders', () => {
    expect(readdirSync(BAD).sort()).toEqual(ids);
  });

  test.each(ids)('%s reports exactly the expected diagnostics in its fixtures', async (id) => {
    const diagnostics = await checkContent(readContent(join(BAD, id, 'content')), NAMES);
    expect(diagnostics.map(asExpected)).toEqual(expectedDiagnostics(id));
  });

  test.each(ids)('%s reports one mistake in each fixture, and no other rule reports it', (id) => {
    const diagnostics = expectedDiagnostics(id);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(new Set(diagnostics.map(({ rule }) => rule))).toEqual(new Set([id]));
    expect(new Set(diagnostics.map(({ file }) => file)).size).toBe(diagnostics.length);
  });
});
