import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNames } from '../../../../../scripts/content/check/names.ts';
import { SCHEMAS_DIR } from '../../../../../scripts/schemas/read.ts';

test('finds the widgets, sources and facts in the code, and a widget for each schema', () => {
  const { widgets, sources, facts } = readNames();
  const schemas = [...widgets, 'common'].map((widget) => `${widget}.schema.json`);
  expect(readdirSync(join(SCHEMAS_DIR, 'widgets')).sort()).toEqual(schemas.sort());
  expect(widgets).toContain('text');
  expect(sources).toContain('countries');
  expect(sources).not.toContain('index');
  expect(facts).toContain('visaType');
});
