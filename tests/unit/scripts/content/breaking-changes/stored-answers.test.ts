import { expect, test } from 'vitest';
import { STORED, storedKeys } from '../../../../../scripts/content/breaking-changes/stored-answers.ts';
import { isKind, schemaPath } from '../../../../../scripts/content/check/kinds.ts';
import { readSchema, SCHEMAS_DIR } from '../../../../../scripts/schemas/read.ts';
import { openTab } from '../../../src/ovhc/store/tab.ts';

const items = Object.entries(STORED).flatMap(([kind, all]) => all.map((item) => ({ kind, ...item })));

test.each(items)('the schemas of $kind and $record define the stored form and fields', (item) => {
  const { kind, record, at, names = {} } = item;
  const { properties } = readSchema(`${SCHEMAS_DIR}data/${record}.schema.json`);
  expect(isKind(kind)).toBe(true);
  expect(readSchema(schemaPath(kind)).properties).toHaveProperty(at.split('/')[1] ?? '');
  for (const name of Object.values(names)) expect(properties).toHaveProperty(name);
});

test('the application restores exactly the answers that STORED lists for the saved quote', async () => {
  openTab();
  const { quoteAnswers } = await import('../../../../../src/ovhc/pages/application/use-draft.ts');
  const quote = { paymentFrequency: 'W', excessCode: 'N', coverType: 'S', age: 34 } as const;
  const taken = STORED['application-page']?.find(({ record }) => record === 'saved-quote');
  expect(Object.keys(quoteAnswers(quote))).toEqual(Object.keys(taken?.names ?? {}));
});

test('a form page stores the answers of its journey in a draft of its own', () => {
  const page = { kind: 'form-page', name: 'pages/claim.json' };
  expect(storedKeys(page, '/journey/steps/0/step', 'email')).toEqual(['pages/claim.json email']);
  expect(storedKeys(page, '/confirmation', 'email')).toEqual([]);
});
