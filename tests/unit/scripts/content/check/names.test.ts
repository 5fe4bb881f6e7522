import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNames } from '../../../../../scripts/content/check/names.ts';
import { SCHEMAS_DIR } from '../../../../../scripts/schemas/read.ts';

test('finds the widgets, sources and facts in the code, and a schema for each widget', () => {
  const { widgets, sources, facts } = readNames();
  const schemas = [...widgets].map((widget) => join(SCHEMAS_DIR, 'widgets', `${widget}.schema.json`));
  expect(schemas.filter((path) => !existsSync(path))).toEqual([]);
  expect(widgets).toContain('text');
  expect(sources).toContain('countries');
  expect(sources).not.toContain('index');
  expect(facts).toContain('visaType');
});
