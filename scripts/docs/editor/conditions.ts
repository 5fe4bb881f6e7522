import { isObject, type JsonObject } from '../../content/json.ts';
import { facts } from './names.ts';

const RULE = '#/$defs/rule';
const CONDITION = '#/$defs/condition';

/** A copy in which every `$ref` to one schema leads to another. */
function redirect(schema: JsonObject, from: string, to: string): JsonObject {
  const text = JSON.stringify(schema).replaceAll(
    JSON.stringify({ $ref: from }),
    JSON.stringify({ $ref: to }),
  );
  const copy: unknown = JSON.parse(text);
  return isObject(copy) ? copy : {};
}

function factRule(about: string, { enum: values }: JsonObject): JsonObject {
  const rule = { description: about, allOf: [{ $ref: RULE }] };
  if (!Array.isArray(values)) return rule;
  const items = { items: { examples: values } };
  return { ...rule, properties: { const: { examples: values }, enum: items } };
}

/** The rules of conditions: those of fields, with the facts that they may look at. */
export function conditionsWithFacts(rule: JsonObject): JsonObject {
  const known = facts();
  const condition = redirect(rule, RULE, CONDITION);
  const { properties: words } = condition;
  if (!isObject(words) || !isObject(words.properties) || !isObject(words.required)) return condition;
  const looksAt = Object.fromEntries(known.map(({ name, about, schema }) => [name, factRule(about, schema)]));
  const properties = {
    ...words.properties,
    properties: { ...(isObject(words.properties.properties) && words.properties.properties), ...looksAt },
    // a field's own name is as good as a fact's, and what is said of one of these is a rule of no further facts
    additionalProperties: { description: 'What this answer has to be.', allOf: [{ $ref: RULE }] },
  };
  const required = { ...words.required, items: { type: 'string', examples: known.map(({ name }) => name) } };
  return { ...condition, properties: { ...words, properties, required } };
}
