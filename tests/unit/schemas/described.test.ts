import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../../scripts/content/json.ts';
import { readSchema, schemaFiles, schemaUri } from '../../../scripts/schemas/read.ts';

const files = ['content', 'widgets'].flatMap((folder) => schemaFiles(folder));
const schemas = new Map(schemaFiles().map((file) => [schemaUri(file), readSchema(file)]));

function follow(ref: string, from: string): { schema: unknown; uri: string } {
  const [uri = '', pointer = ''] = new URL(ref, from).href.split('#');
  const start: unknown = schemas.get(uri);
  const parts = pointer.split('/').slice(1);
  return { schema: parts.reduce((at, part) => (isObject(at) ? at[part] : undefined), start), uri };
}

/** Tells whether a property has a description: beside its rules, or at the target of its `$ref`. */
function isDescribed(schema: JsonObject, uri: string): boolean {
  if (typeof schema.description === 'string' && schema.description.length > 0) return true;
  if (typeof schema.$ref !== 'string') return false;
  const target = follow(schema.$ref, uri);
  return isObject(target.schema) && isDescribed(target.schema, target.uri);
}

/** The pointers of properties that say nothing; a rule on the inside of authored schemas is no property to write. */
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
      ...(isObject(property) && !isDescribed(property, uri) ? [`${at}/${name}`] : []),
      ...undescribed(property, uri, `${at}/${name}`),
    ]);
  });
}

test.each(files.map((file) => [basename(file), file]))(
  '%s: every property says what it is for',
  (_, file) => {
    expect(undescribed(readSchema(file), schemaUri(file))).toEqual([]);
  },
);

test.each(files.map((file) => [basename(file), file]))(
  '%s: says by a title and a description what it is for',
  (_, file) => {
    expect(readSchema(file)).toMatchObject({ title: expect.any(String), description: expect.any(String) });
  },
);

test('each fact says what it tells, since conditions read it', () => {
  const facts = schemaFiles('data').filter((file) => file.endsWith('facts.schema.json'));
  expect(facts.flatMap((file) => undescribed(readSchema(file), schemaUri(file)))).toEqual([]);
});
