import { join } from 'node:path';
import { SCHEMAS_DIR } from '../../../schemas/read.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { memo } from '../../memo.ts';
import { readContent } from '../../read.ts';
import { resolveContent } from '../../resolve.ts';
import { isValid } from '../../values/index.ts';
import type { Asked, Step } from './pages.ts';

interface Keeper {
  /** the schema of what is kept, in schemas/data */
  record: string;
  /** the part of the page whose forms it keeps */
  at: string;
  /** the fields that it keeps, each with its name in the record; all, under their own names, where it says nothing */
  names?: Readonly<Record<string, string>>;
}

/**
 * What is kept of the answers on each kind of page, and comes back to its fields. The landing box starts anew each
 * time, and what an e-mail is sent with is not kept at all.
 */
export const KEEPERS: Readonly<Record<string, readonly Keeper[]>> = {
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

/** Whether a step is what shows the record of an accepted application: it has no other address (§2). */
export function isConfirmation({ page, journey }: Step): boolean {
  return page.kind === 'application-page' && journey === '/confirmation';
}

/** The schema of a record, or of facts, with every `$ref` in it resolved. */
export const recordSchema = memo((record: string): JsonObject => {
  const root = join(SCHEMAS_DIR, 'data');
  const files = dataFiles(root);
  const file = files.get(join(root, `${record}.schema.json`));
  const { value } = file ? resolveContent(files, file) : { value: undefined };
  return isObject(value) ? value : {};
});
const dataFiles = memo(readContent);

/** The schema of a fact. */
export function factSchema(name: string): JsonObject | undefined {
  const { properties } = recordSchema('facts');
  const fact = isObject(properties) ? properties[name] : undefined;
  return isObject(fact) ? fact : undefined;
}

/** Where an answer is kept. */
export interface Kept {
  /** the same for every field that the answer comes back to */
  key: string;
  /** Whether an answer of this value is kept. */
  keeps(value: unknown): boolean;
}

function hasRoomFor({ properties, additionalProperties, propertyNames }: JsonObject, name: string): boolean {
  if (isObject(properties) && Object.hasOwn(properties, name)) return true;
  return isObject(additionalProperties) && (!isObject(propertyNames) || isValid(propertyNames, name));
}

/** Where a field's answers may be kept, if anywhere. */
export function keptAs({ page, pointer }: Asked, field: string): Kept[] {
  const keepers = KEEPERS[page.kind] ?? [];
  return keepers.flatMap(({ record, at, names }) => {
    const name = names ? names[field] : field;
    const schema = recordSchema(record);
    if (name === undefined || !pointer.startsWith(at) || !hasRoomFor(schema, name)) return [];
    const keeps = (value: unknown) => isValid(schema, { [name]: value });
    return [{ key: `${record} ${name}`, keeps }];
  });
}
