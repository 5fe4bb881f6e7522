import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readNames } from '../../../../../scripts/content/check/names.ts';
import { readSchema, SCHEMAS_DIR } from '../../../../../scripts/schemas/read.ts';

describe('npm run check: the names that content may use of code', () => {
  const { widgets, sources, facts } = readNames();

  test('a widget is a folder, and its options have a schema', () => {
    expect(widgets).toContain('text');
    for (const widget of widgets) {
      expect(existsSync(join(SCHEMAS_DIR, 'widgets', `${widget}.schema.json`)), widget).toBe(true);
    }
  });

  test('a source is a file; the list of them is none', () => {
    expect(sources).not.toContain('index');
    for (const source of sources) expect(source).toMatch(/^[a-z]\w*$/i);
  });

  test('a fact is a property of the schema of facts', () => {
    const { properties } = readSchema(join(SCHEMAS_DIR, 'data', 'facts.schema.json'));
    expect(facts).toEqual(new Set(Object.keys(properties ?? {})));
  });
});
