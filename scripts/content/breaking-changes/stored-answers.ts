import { createAjv } from '../../schemas/ajv.ts';
import { schemaAt, schemaPlace, withoutRefs } from '../../schemas/places.ts';
import { isObject } from '../json.ts';
import { memo } from '../memo.ts';
import type { ContentFile } from '../read.ts';

interface StorageItem {
  record: string;
  /** the prefix of the pointers of the forms that it stores */
  at: string;
  /** the fields that it stores, each with its name in the record. Undefined: all fields, with their own names */
  names?: Readonly<Record<string, string>>;
}

const FREQUENCY = { paymentFrequency: 'paymentFrequency' };

/** The storage of answers, by kind of page. The landing page and the e-mail form are not stored. */
export const STORED: Readonly<Record<string, readonly StorageItem[]>> = {
  'quote-page': [{ record: 'saved-quote', at: '/journey/' }],
  'product-summary-page': [
    { record: 'saved-quote', at: '/choices', names: { ...FREQUENCY, excess: 'excessCode' } },
  ],
  'application-page': [
    { record: 'application-draft', at: '/journey/' },
    { record: 'saved-quote', at: '/journey/', names: FREQUENCY },
  ],
};

/** The journey that shows the record of an accepted application. The record has no other address (§2). */
export const CONFIRMATION = { kind: 'application-page', journey: '/confirmation' };

const roomIn = memo((record: string): ((name: string) => boolean) => {
  const schema = withoutRefs(schemaAt(schemaPlace(`data/${record}`)));
  const { properties, additionalProperties, propertyNames } = schema;
  const isName = createAjv().compile<string>(isObject(propertyNames) ? propertyNames : {});
  return (name) =>
    (isObject(properties) && Object.hasOwn(properties, name)) ||
    (isObject(additionalProperties) && isName(name));
});

/** Returns the keys of the places that store a field's answer. Empty if it is not stored. */
export function storedKeys(
  { kind = '', name: page }: Pick<ContentFile, 'kind' | 'name'>,
  form: string,
  field: string,
): string[] {
  // each form page has a draft of its own, with all answers of its journey
  if (kind === 'form-page') return form.startsWith('/journey/') ? [`${page} ${field}`] : [];
  return (STORED[kind] ?? []).flatMap(({ record, at, names }) => {
    const name = names ? names[field] : field;
    return name !== undefined && form.startsWith(at) && roomIn(record)(name) ? [`${record} ${name}`] : [];
  });
}
