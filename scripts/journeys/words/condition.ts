import { isObject, type JsonObject } from '../../content/json.ts';

/** Things in a row, as people say them: a, b or c. */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** A value as it stands in a sentence. */
export function valueWords(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
  minLength: 'at least as long as',
  maxLength: 'at most as long as',
  pattern: 'like',
  format: 'a',
};

const objects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** What is asked of one value, each demand after the name of what it is asked of. */
function demands(name: string, schema: JsonObject): string[] {
  const { enum: choices, items, contains, minItems } = schema;
  const limits = Object.entries(LIMITS).filter(([keyword]) => keyword in schema);
  const item = [items, contains].find(isObject);
  const inside = item ? demands(name, item) : [];
  const isFilled = typeof minItems === 'number' && minItems > 0 && inside.length === 0;
  return [
    ...('const' in schema ? [`${name} is ${valueWords(schema.const)}`] : []),
    ...(Array.isArray(choices) ? [`${name} is ${listed(choices.map(valueWords), 'or')}`] : []),
    ...limits.map(([keyword, words]) => `${name} is ${words} ${valueWords(schema[keyword])}`),
    ...(isFilled ? [`${name} is not empty`] : []),
    ...inside,
    ...(isObject(schema.properties) || Array.isArray(schema.required)
      ? ofObject(schema, (part) => `${name}’s ${part}`)
      : []),
    ...combined(schema, (part) => demands(name, part)),
  ];
}

function combined(schema: JsonObject, words: (part: JsonObject) => string[]): string[] {
  const { allOf, anyOf, oneOf, not } = schema;
  const either = [anyOf, oneOf].flatMap((list) => {
    const ways = objects(list).map((part) => listed(words(part), 'and'));
    return ways.length > 0 ? [ways.length > 1 ? `(${listed(ways, 'or')})` : ways.join('')] : [];
  });
  return [...objects(allOf).flatMap(words), ...either, ...(isObject(not) ? [denied(not, words)] : [])];
}

function denied(schema: JsonObject, words: (part: JsonObject) => string[]): string {
  const said = words(schema);
  const [only = 'anything'] = said;
  const isPlain = said.length === 1 && !only.startsWith('(') && / is (?!not )/.test(only);
  return isPlain
    ? only.replace(' is ', ' is not ')
    : `not (${listed(said, 'and').replace(/^\((.*)\)$/, '$1')})`;
}

function ofObject(schema: JsonObject, called: (name: string) => string): string[] {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const said = Object.entries(properties).flatMap(([name, part]) => {
    const words = isObject(part) ? demands(called(name), part) : [];
    return required.includes(name) ? words : words.map((demand) => `${demand}, if it is known`);
  });
  const silent = required.filter(
    (name) =>
      typeof name === 'string' && !(isObject(properties[name]) && demands('', properties[name]).length > 0),
  );
  return [...said, ...silent.map((name) => `${called(String(name))} is known`)];
}

/** What a condition asks for, in words: coverType is D or F. */
export function conditionWords(schema: JsonObject): string {
  const words = (part: JsonObject): string[] => [...ofObject(part, (name) => name), ...combined(part, words)];
  return listed(words(schema), 'and').replace(/^\((.*)\)$/, '$1') || 'nothing';
}
