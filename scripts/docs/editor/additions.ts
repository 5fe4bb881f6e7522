import { type JsonObject, listOf, objectOf } from '../../content/json.ts';
import { groupsOf } from '../../groups-of.ts';
import { schemaAt, schemaPlace } from '../../schemas/places.ts';
import { facts, type Named, sources, widgets } from '../names.ts';
import { refTo } from './bundle.ts';

const LAST = { suggestSortText: '~' };
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
  legal: { ...schemaAt(schemaPlace('content/common', '/$defs/legal')).schema, ...LAST },
  onlyRef: { properties: { $ref: refTo('contentRef') }, required: ['$ref'], additionalProperties: false },
};

/** Makes required keys optional if there is a `$ref`, whose target may contain them. */
function requireUnlessRef({ required, ...rest }: JsonObject): JsonObject {
  if (listOf(required).length === 0) return rest;
  return { ...rest, allOf: [...listOf(rest.allOf), { if: { required: ['$ref'] }, else: { required } }] };
}

/** Allows a `$ref` in place of any text, list or group. Our schemas describe content without `$ref`s. */
export function acceptRefs(schema: JsonObject): JsonObject {
  const { type, properties } = schema;
  if (type === 'array' || (type === 'string' && !schema.enum))
    return { ...schema, type: [type, 'object'], allOf: [...listOf(schema.allOf), refTo('onlyRef')] };
  if (type !== 'object' && !properties) return requireUnlessRef(schema);
  const refs = { $ref: refTo('contentRef'), $legal: refTo('legal') };
  return requireUnlessRef({ ...schema, properties: { ...objectOf(properties), ...refs } });
}

function oneOfNames(names: readonly Named[]): JsonObject {
  return { enum: names.map(({ name }) => name), enumDescriptions: names.map(({ about }) => about) };
}

/** Returns what schemas leave to code, by place: the names of widgets, sources, facts and icons, and the conditions. */
export function namesByPlace(): ReadonlyMap<string, JsonObject> {
  const added: [path: string, pointer: string, schema: JsonObject][] = [
    ['content/common', '/$defs/icon', allOfRef('iconNames')],
    ['content/common', '/$defs/factName', oneOfNames(facts())],
    ['content/common', '/$defs/fieldSchema', allOfRef('rule')],
    ['content/common', '/$defs/formSchema', allOfRef('rule')],
    ['content/common', '/$defs/condition', allOfRef('condition')],
    ['content/rule', '/properties/if', allOfRef('condition')],
    ['content/ui-schema', '/properties/ui:widget', oneOfNames(widgets())],
    ['widgets/common', '/properties/source', oneOfNames(sources())],
  ];
  return new Map(added.map(([path, pointer, schema]) => [`${schemaPlace(path).uri}#${pointer}`, schema]));
}

/** Returns the schema of conditions: the schema of rules, with all facts as properties. */
export function conditionSchema(rule: JsonObject): JsonObject {
  const [ruleRef = '', conditionRef = ''] = ['rule', 'condition'].map((name) => JSON.stringify(refTo(name)));
  const condition = JSON.parse(JSON.stringify(rule).replaceAll(ruleRef, conditionRef));
  const { properties: keywords } = condition;
  const factRules = facts().map(({ name, about, schema: { enum: values } }) => {
    const known = { properties: { const: { examples: values }, enum: { items: { examples: values } } } };
    return [name, { description: about, ...allOfRef('rule'), ...(Array.isArray(values) && known) }];
  });
  const properties = {
    ...keywords.properties,
    properties: { ...keywords.properties.properties, ...Object.fromEntries(factRules) },
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
    Object.entries(objectOf(defs[`widgets.${widget}`]?.properties)).map(([name, schema]) => {
      const own = objectOf(schema);
      return { name, widget, schema: defs[String(own.$ref).replace('#/$defs/', '')] ?? own };
    }),
  );
  const properties = [...groupsOf(options, ({ name }) => name)].map(([name, uses]) => {
    const { markdownDescription: _, ...schema } = objectOf(uses[0]?.schema);
    const of = uses.length === names.length ? '' : ` (${uses.map(({ widget }) => widget).join(', ')})`;
    return [name, { ...schema, description: `${schema.description}${of}` }];
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** Returns conditional schemas that give each widget its options. */
export function optionsByWidget(defs: Defs): JsonObject[] {
  const names = widgets().map(({ name }) => name);
  const conditional = names.map((name) => ({
    // editors should not suggest the value of a condition
    if: { properties: { 'ui:widget': { const: name, doNotSuggest: true } }, required: ['ui:widget'] },
    then: { properties: { 'ui:options': refTo(`widgets.${name}`) } },
  }));
  const otherwise = {
    if: { not: { required: ['ui:widget'] } },
    then: { properties: { 'ui:options': anyOptions(names, defs) } },
  };
  return [...conditional, otherwise];
}
