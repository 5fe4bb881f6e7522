import { isObject, type JsonObject } from '../../content/json.ts';
import { listed, valueWords } from './list.ts';
import { type Demand, denied, type Logic, logicWords } from './logic.ts';

const LIMITS: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
  minimum: ['is at least', 'is less than'],
  maximum: ['is at most', 'is more than'],
  exclusiveMinimum: ['is more than', 'is at most'],
  exclusiveMaximum: ['is less than', 'is at least'],
  minLength: ['has a length of at least', 'has a length below'],
  maxLength: ['has a length of at most', 'has a length above'],
  minItems: ['has a number of entries of at least', 'has a number of entries below'],
  maxItems: ['has a number of entries of at most', 'has a number of entries above'],
  pattern: ['is like', 'is not like'],
  format: ['is a', 'is not a'],
};

/** What a value is called that a name has, as `coverType` or as `visaType’s isSupported`. */
export type ChoiceWords = (name: string, value: unknown) => string;

const objects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const isKnown = (name: string): Demand => ({ name, is: 'is known', isNot: 'is not known' });

/** What stands beside each other in a schema's `allOf`, `anyOf`, `oneOf` and `not`. */
function combined(schema: JsonObject, logicOf: (part: JsonObject) => Logic): Logic[] {
  const ways = [schema.anyOf, schema.oneOf].map(objects).filter((list) => list.length > 0);
  return [
    ...objects(schema.allOf).map(logicOf),
    ...ways.map((list) => ({ any: list.map(logicOf) })),
    ...(isObject(schema.not) ? [denied(logicOf(schema.not))] : []),
  ];
}

/** What a schema asks of one value. */
function ofValue(name: string, schema: JsonObject, said: ChoiceWords): Logic[] {
  const choices = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : [];
  const among = listed(
    choices.map((value) => said(name, value)),
    'or',
  );
  const limits = Object.entries(LIMITS).filter(([keyword]) => keyword in schema);
  const inside = [schema.items, schema.contains]
    .filter(isObject)
    .flatMap((item) => ofValue(name, item, said));
  // that a list is not empty goes without saying where something is asked of what it holds
  const told = limits.filter(([keyword]) => keyword !== 'minItems' || inside.length === 0);
  return [
    ...(choices.length > 0 ? [{ name, is: `is ${among}`, isNot: `is not ${among}` }] : []),
    ...told.map(([keyword, [is, isNot]]) => {
      const limit = valueWords(schema[keyword]);
      return { name, is: `${is} ${limit}`, isNot: `${isNot} ${limit}` };
    }),
    ...inside,
    ...ofObject(schema, said, (part) => `${name}’s ${part}`),
    ...combined(schema, (part) => ({ all: ofValue(name, part, said) })),
  ];
}

/** What a schema asks of the properties of an object. */
function ofObject(schema: JsonObject, said: ChoiceWords, called: (name: string) => string): Logic[] {
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const required = texts(schema.required);
  const asked = properties.map(([name, part]) => {
    const demands = isObject(part) ? ofValue(called(name), part, said) : [];
    const isOptional = demands.length > 0 && !required.includes(name);
    const logic: Logic = isOptional
      ? { any: [{ all: demands }, denied(isKnown(called(name)))] }
      : { all: demands };
    return { name, logic, isSilent: demands.length === 0 };
  });
  const silent = required.filter((name) => asked.every((each) => each.name !== name || each.isSilent));
  const spoken = asked.filter(({ isSilent }) => !isSilent).map(({ logic }) => logic);
  return [...spoken, ...silent.map((name) => isKnown(called(name)))];
}

/**
 * What a condition asks for, in words: coverType is D or F.
 *
 * @param said what a value is called that a name may have; by itself unless given
 */
export function conditionWords(
  schema: JsonObject,
  said: ChoiceWords = (_, value) => valueWords(value),
): string {
  const logicOf = (part: JsonObject): Logic => ({
    all: [...ofObject(part, said, (name) => name), ...combined(part, logicOf)],
  });
  return logicWords(logicOf(schema)) || 'nothing';
}
