import { expect, test } from 'vitest';
import { isObject } from '../../../scripts/content/json.ts';
import { type Placed, refTarget } from '../../../scripts/schemas/places.ts';
import { readSchema, schemaFiles, schemaUri } from '../../../scripts/schemas/read.ts';

/** Returns true if a property has a description, directly or in the target of its `$ref`. */
function isDescribed(placed: Placed): boolean {
  const { description } = placed.schema;
  if (typeof description === 'string' && description.length > 0) return true;
  const target = refTarget(placed);
  return target !== undefined && isDescribed(target);
}

/** Returns the pointers of properties without a description. Skips keywords whose properties authors do not write. */
function undescribed(schema: unknown, uri: string, pointer = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item, at) => undescribed(item, uri, `${pointer}/${at}`));
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const at = `${pointer}/${keyword}`;
    if (['const', 'enum', 'examples', 'default', 'if', 'not', 'draws', 'choiceFields'].includes(keyword))
      return [];
    if ((keyword !== 'properties' && keyword !== 'patternProperties') || !isObject(value)) {
      return undescribed(value, uri, at);
    }
    return Object.entries(value).flatMap(([name, property]) => [
      ...(isObject(property) && !isDescribed({ schema: property, place: { uri, pointer: '' } })
        ? [`${at}/${name}`]
        : []),
      ...undescribed(property, uri, `${at}/${name}`),
    ]);
  });
}

test.each(['content', 'widgets'].flatMap((folder) => schemaFiles(folder)))(
  '%s has a title, and a description for each property',
  (file) => {
    const schema = readSchema(file);
    expect(schema).toMatchObject({ title: expect.any(String), description: expect.any(String) });
    expect(undescribed(schema, schemaUri(file))).toEqual([]);
  },
);

test('every fact has a description', () => {
  const facts = schemaFiles('data').filter((file) => file.endsWith('facts.schema.json'));
  expect(facts.flatMap((file) => undescribed(readSchema(file), schemaUri(file)))).toEqual([]);
});
