import type { JsonObject } from '../../content/json.ts';
import { groupsOf } from '../../groups-of.ts';
import { facts, type Named, sources, widgets } from '../names.ts';
import { schemaAt } from '../schema-places.ts';

const CONTENT = 'schema:/content';
const COMMON = `${CONTENT}/common.schema.json`;
const LAST = { suggestSortText: '~' };

const refTo = (name: string) => ({ $ref: `#/$defs/${name}` });
const allOfRef = (name: string) => ({ allOf: [refTo(name)] });

/** The definitions that `acceptRefs` refers to. */
export const refDefs = {
  contentRef: {
    type: 'string',
    description:
      'Inserts content from elsewhere: file.json#/pointer, file.json, or #/pointer for this file. Keys beside it override it.',
    pattern: '^[^#]*(#(/.*)?)?$',
    ...LAST,
  },
  legal: { ...schemaAt({ uri: COMMON, pointer: '/$defs/legal' }).schema, ...LAST },
  onlyRef: {
    properties: { $ref: refTo('contentRef') },
    required: ['$ref'],
    additionalProperties: false,
  },
};

/** Makes required keys optional if there is a `$ref`, whose target may contain them. */
function requireUnlessRef({ required, ...rest }: JsonObject): JsonObject {
  if (!Array.isArray(required) || required.length === 0) return rest;
  const unlessRef = { if: { required: ['$ref'] }, else: { required } };
  return { ...rest, allOf: [...((rest.allOf as unknown[] | undefined) ?? []), unlessRef] };
}

/** Allows a `$ref` in place of any text, list or group. Our schemas describe content without `$ref`s. */
export function acceptRefs(schema: JsonObject): JsonObject {
  const { type, properties } = schema;
  if (type === 'array' || (type === 'string' && !schema.enum)) {
    const allOf = [...((schema.allOf as unknown[] | undefined) ?? []), refTo('onlyRef')];
    return { ...schema, type: [type, 'object'], allOf };
  }
  if (type !== 'object' && !properties) return requireUnlessRef(schema);
  const refs = { $ref: refTo('contentRef'), $legal: refTo('legal') };
  return requireUnlessRef({ ...schema, properties: { ...(properties as JsonObject | undefined), ...refs } });
}

function oneOfNames(names: readonly Named[]): JsonObject {
  return { enum: names.map(({ name }) => name), enumDescriptions: names.map(({ about }) => about) };
}

/** Returns what schemas leave to code, by place: the names of widgets, sources, facts and icons, and the conditions. */
export function namesByPlace(): ReadonlyMap<string, JsonObject> {
  return new Map<string, JsonObject>([
    [`${COMMON}#/$defs/icon`, allOfRef('iconNames')],
    [`${COMMON}#/$defs/factName`, oneOfNames(facts())],
    [`${COMMON}#/$defs/fieldSchema`, allOfRef('rule')],
    [`${COMMON}#/$defs/formSchema`, allOfRef('rule')],
    [`${COMMON}#/$defs/condition`, allOfRef('condition')],
    [`${CONTENT}/rule.schema.json#/properties/if`, allOfRef('condition')],
    [`${CONTENT}/ui-schema.schema.json#/properties/ui:widget`, oneOfNames(widgets())],
    ['schema:/widgets/common.schema.json#/properties/source', oneOfNames(sources())],
  ]);
}

/** Returns the schema of conditions: the schema of rules, with all facts as properties. */
export function conditionSchema(rule: JsonObject): JsonObject {
  const [ruleRef, conditionRef] = [refTo('rule'), refTo('condition')].map((ref) => JSON.stringify(ref));
  const condition: { properties: Record<'properties' | 'required', JsonObject> } = JSON.parse(
    JSON.stringify(rule).replaceAll(String(ruleRef), String(conditionRef)),
  );
  const { properties: keywords } = condition;
  const factRules = facts().map(({ name, about, schema: { enum: values } }) => {
    const known = { properties: { const: { examples: values }, enum: { items: { examples: values } } } };
    return [name, { description: about, ...allOfRef('rule'), ...(Array.isArray(values) && known) }];
  });
  const properties = {
    ...keywords.properties,
    properties: {
      ...(keywords.properties.properties as JsonObject | undefined),
      ...Object.fromEntries(factRules),
    },
    // the form's own fields: inside a property, editors suggest no facts
    additionalProperties: { description: 'What this answer has to be.', ...allOfRef('rule') },
  };
  const items = { type: 'string', examples: facts().map(({ name }) => name) };
  const required = { ...keywords.required, items };
  return { ...condition, properties: { ...keywords, properties, required } };
}

type Defs = Readonly<Record<string, JsonObject>>;

function anyOptions(names: readonly string[], defs: Defs): JsonObject {
  const options = names.flatMap((widget) =>
    Object.entries((defs[`widgets.${widget}`]?.properties ?? {}) as Defs).map(([name, schema]) => ({
      name,
      schema: defs[String(schema.$ref).replace('#/$defs/', '')] ?? schema,
      widget,
    })),
  );
  const properties = [...groupsOf(options, ({ name }) => name)].map(([name, uses]) => {
    const { markdownDescription: _, ...schema } = uses[0]?.schema ?? {};
    const of = uses.length === names.length ? '' : ` (${uses.map(({ widget }) => widget).join(', ')})`;
    return [name, { ...schema, description: `${schema.description}${of}` }];
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** Returns conditional schemas that give each widget its options. */
export function optionsByWidget(defs: Defs): JsonObject[] {
  const names = widgets().map(({ name }) => name);
  const named = names.map((name) => ({
    // editors should not suggest the value of a condition
    if: { properties: { 'ui:widget': { const: name, doNotSuggest: true } }, required: ['ui:widget'] },
    then: { properties: { 'ui:options': refTo(`widgets.${name}`) } },
  }));
  const unnamed = {
    if: { not: { required: ['ui:widget'] } },
    then: { properties: { 'ui:options': anyOptions(names, defs) } },
  };
  return [...named, unnamed];
}
