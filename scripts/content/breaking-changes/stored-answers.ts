import { join } from 'node:path';
import { createAjv } from '../../schemas/ajv.ts';
import { SCHEMAS_DIR } from '../../schemas/read.ts';
import { resolvedSchema } from '../../schemas/resolve.ts';
import { isObject } from '../json.ts';
import { memo } from '../memo.ts';
import { fieldNames } from './constraints.ts';
import type { Field, Form, Page, Step } from './pages.ts';

interface StorageItem {
  record: string;
  at: string;
  /** the fields that it stores, each with its name in the record; without it all, under their own names */
  names?: Readonly<Record<string, string>>;
}

/** The landing page starts anew each time, and the e-mail form is not stored at all. */
export const STORED: Readonly<Record<string, readonly StorageItem[]>> = {
  'quote-page': [{ record: 'saved-quote', at: '/journey/' }],
  'product-summary-page': [
    {
      record: 'saved-quote',
      at: '/choices',
      names: { paymentFrequency: 'paymentFrequency', excess: 'excessCode' },
    },
  ],
  'application-page': [
    { record: 'application-draft', at: '/journey/' },
    { record: 'saved-quote', at: '/journey/', names: { paymentFrequency: 'paymentFrequency' } },
  ],
};

/** Returns whether a step shows the record of an accepted application, which has no other address (§2). */
export function isConfirmation({ page, journey }: Step): boolean {
  return page.kind === 'application-page' && journey === '/confirmation';
}

const roomIn = memo((record: string): ((name: string) => boolean) => {
  const file = join(SCHEMAS_DIR, 'data', `${record}.schema.json`);
  const { properties, additionalProperties, propertyNames } = resolvedSchema(file);
  const isName = createAjv().compile<string>(isObject(propertyNames) ? propertyNames : {});
  return (name) =>
    (isObject(properties) && Object.hasOwn(properties, name)) ||
    (isObject(additionalProperties) && isName(name));
});

function storedKeys({ page, pointer }: Form, field: string): string[] {
  return (STORED[page.kind] ?? []).flatMap(({ record, at, names }) => {
    const name = names ? names[field] : field;
    if (name === undefined || !pointer.startsWith(at) || !roomIn(record)(name)) return [];
    return [`${record} ${name}`];
  });
}

/** Lists the fields of pages' forms whose answers are stored. */
export function storedFields(pages: readonly Page[]): Field[] {
  return pages
    .flatMap(({ forms }) => forms)
    .flatMap((form) => fieldNames(form).map((name) => ({ form, name, keys: storedKeys(form, name) })))
    .filter(({ keys }) => keys.length > 0);
}
