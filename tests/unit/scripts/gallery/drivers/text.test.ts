import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { driver } from '../../../../../scripts/gallery/drivers/text.ts';
import { fieldsOf } from '../../../../../scripts/journeys/site/fields.ts';

/** Returns the text that the driver types into a field to give it a value. */
async function typedFor(value: string, options: object = {}): Promise<string[]> {
  const part = { schema: { type: 'object', properties: { answer: { type: 'string' } } }, pointer: '' };
  const [field] = fieldsOf([part], { answer: { 'ui:options': options } }, { path: [], uiPointer: '' });
  if (!field) throw new Error('There is a field.');
  const typed: string[] = [];
  const control = { fill: async (text: string) => void typed.push(text) } as Locator;
  const frame = { locator: () => control } as Partial<Locator> as Locator;
  await driver.answer({ page: {} as Page, frame, name: 'answer', field, fill: async () => {} }, value);
  return typed;
}

const digits = { replace: [{ pattern: '\\D', with: '' }] };

test.each([
  ['Alex', {}],
  ['x'.repeat(101), {}],
  ['12345', digits],
])('a text is typed as it is, however long: %s', async (value, options) => {
  expect(await typedFor(value, options)).toEqual([value]);
});

test.each([
  ['12a', digits],
  ['１２', {}],
])(
  'for one that the field would rewrite, another is typed that is wrong as well: %s',
  async (value, options) => {
    expect(await typedFor(value, options)).toEqual(['12345']);
  },
);
