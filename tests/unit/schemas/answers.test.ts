import { describe, expect, test } from 'vitest';
import { readNames } from '../../../scripts/content/check/names.ts';
import { isObject, placesIn } from '../../../scripts/content/json.ts';
import { schemaAt, schemaPlace, withoutRefs } from '../../../scripts/schemas/places.ts';
import { readSchema, schemaFiles } from '../../../scripts/schemas/read.ts';

const { answers } = readNames();
const namesIn = (schema: unknown) => Object.keys(isObject(schema) ? schema : {});
const dataSchema = (name: string, pointer = '') =>
  withoutRefs(schemaAt(schemaPlace(`data/${name}`, pointer)));

describe('schemas of the answers that code reads', () => {
  test('content schemas refer to each part, and to no other', () => {
    const places = schemaFiles('content').flatMap((file) => placesIn(readSchema(file)));
    const named = new Set(
      places.flatMap(([value, pointer]) => (pointer.endsWith('/answers') ? [value] : [])),
    );
    expect([...named].sort()).toEqual([...answers.keys()].sort());
  });

  test('each part describes the answers it requires', () => {
    for (const [part, { properties, required }] of answers) {
      expect(namesIn(properties), part).toEqual(expect.arrayContaining([required].flat()));
    }
  });

  test('payment answers that are never stored have fixed names', () => {
    const neverStored = dataSchema('application-draft', '/propertyNames/not').enum;
    const known = [
      ...namesIn(answers.get('application')?.properties),
      ...namesIn(dataSchema('card-result').properties),
    ];
    expect([neverStored].flat().length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining([neverStored].flat()));
  });
});
