import { expect, test } from 'vitest';
import { KEEPERS } from '../../../../../scripts/content/against/versions/kept.ts';
import { CONTENT_SCHEMAS_DIR, isKind } from '../../../../../scripts/content/check/kinds.ts';
import { readSchema, SCHEMAS_DIR } from '../../../../../scripts/schemas/read.ts';
import { openTab } from '../../../src/ovhc/store/tab.ts';

const keepers = Object.entries(KEEPERS).flatMap(([kind, all]) => all.map((keeper) => ({ kind, ...keeper })));

test.each(keepers)('what $record keeps of a $kind: record, page and names are there', (keeper) => {
  const { kind, record, at, names = {} } = keeper;
  const { properties } = readSchema(`${SCHEMAS_DIR}data/${record}.schema.json`);
  expect(isKind(kind)).toBe(true);
  expect(readSchema(`${CONTENT_SCHEMAS_DIR}/${kind}.schema.json`).properties).toHaveProperty(
    at.split('/')[1] ?? '',
  );
  for (const name of Object.values(names)) expect(properties).toHaveProperty(name);
});

test('of the quote, the application takes over just these answers under the names of its fields', async () => {
  openTab();
  const { quoteAnswers } = await import('../../../../../src/ovhc/pages/application/step-answers.ts');
  const quote = { paymentFrequency: 'W', excessCode: 'N', coverType: 'S', age: 34 } as const;
  const taken = KEEPERS['application-page']?.find(({ record }) => record === 'saved-quote');
  expect(Object.keys(quoteAnswers(quote))).toEqual(Object.keys(taken?.names ?? {}));
});
