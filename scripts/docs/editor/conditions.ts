import { isObject, type JsonObject } from '../../content/json.ts';
import type { facts } from '../names.ts';

const REF_TO_RULE = { $ref: '#/$defs/rule' };
const REF_TO_CONDITION = { $ref: '#/$defs/condition' };

function factRule(about: string, { enum: values }: JsonObject): JsonObject {
  const rule = { description: about, allOf: [REF_TO_RULE] };
  if (!Array.isArray(values)) return rule;
  const items = { items: { examples: values } };
  return { ...rule, properties: { const: { examples: values }, enum: items } };
}

/** Returns the schema of conditions: that of rules, with all facts as properties. */
export function conditionSchema(rule: JsonObject, all: ReturnType<typeof facts>): JsonObject {
  const text = JSON.stringify(rule).replaceAll(JSON.stringify(REF_TO_RULE), JSON.stringify(REF_TO_CONDITION));
  const condition: JsonObject = JSON.parse(text);
  const { properties: keywords } = condition;
  if (!isObject(keywords) || !isObject(keywords.properties) || !isObject(keywords.required)) return condition;
  const named = Object.fromEntries(all.map(({ name, about, schema }) => [name, factRule(about, schema)]));
  const properties = {
    ...keywords.properties,
    properties: { ...(isObject(keywords.properties.properties) && keywords.properties.properties), ...named },
    // the form's own fields; inside a property no facts are offered
    additionalProperties: { description: 'What this answer has to be.', allOf: [REF_TO_RULE] },
  };
  const required = { ...keywords.required, items: { type: 'string', examples: all.map(({ name }) => name) } };
  return { ...condition, properties: { ...keywords, properties, required } };
}
