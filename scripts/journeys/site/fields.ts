import equal from 'fast-deep-equal';
import type { Path } from '../../../src/engine/form/paths.ts';
import { holdsFields } from '../../../src/engine/form/schema.ts';
import type { SchemaPart } from '../../content/check/model/schema-parts.ts';
import { escapePart, isObject, type JsonObject } from '../../content/json.ts';

/** A field of a form, as its author wrote it. */
export interface SiteField {
  path: Path;
  name: string;
  /** all that the form says of its answer, in all places */
  schema: JsonObject;
  /** the same with what one of its conditions adds, for each that adds something */
  variants: readonly JsonObject[];
  gates: readonly SchemaPart[];
  isRevealed: boolean;
  /** that condition; undefined where it is always in view */
  presence: JsonObject | undefined;
  /** whether it is drawn as a field; a group only holds others */
  isField: boolean;
  /** whether its widget draws fields of their own inside it */
  drawsFields: boolean;
  ui: JsonObject;
  pointer: string;
  uiPointer: string;
  inside: readonly SiteField[];
  /** the one that it is directly in; undefined at the form's root */
  holder: SiteField | undefined;
}

interface Mention extends SchemaPart {
  name: string;
  gates: readonly SchemaPart[];
}

type FieldPlace = Pick<SiteField, 'path' | 'uiPointer' | 'holder'>;

const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

function mentionsIn(part: SchemaPart, gates: readonly SchemaPart[]): Mention[] {
  const { schema, pointer } = part;
  const own = Object.entries(asObject(schema.properties)).map(([name, field]) => ({
    name,
    schema: asObject(field),
    pointer: `${pointer}/properties/${escapePart(name)}`,
    gates,
  }));
  const all = Array.isArray(schema.allOf) ? schema.allOf : [];
  const branches = all.flatMap((branch: unknown, index) =>
    mentionsIn({ schema: asObject(branch), pointer: `${pointer}/allOf/${index}` }, gates),
  );
  const condition = asObject(schema.if);
  const conditional = Object.entries({ then: condition, else: { not: condition } }).flatMap(
    ([keyword, gate]) =>
      isObject(schema.if) && isObject(schema[keyword])
        ? mentionsIn({ schema: schema[keyword], pointer: `${pointer}/${keyword}` }, [
            ...gates,
            { schema: gate, pointer: `${pointer}/if` },
          ])
        : [],
  );
  return [...own, ...branches, ...conditional];
}

function mergeSchemas(schemas: readonly JsonObject[]): JsonObject {
  const items = schemas.map((schema) => schema.items).filter(isObject);
  const groups = schemas.filter(({ properties }) => isObject(properties));
  return {
    ...Object.assign({}, ...schemas),
    ...(items.length > 1 && { items: mergeSchemas(items) }),
    ...(groups.length > 1 && { allOf: groups }),
  };
}

/** Returns the condition that one of the lists holds, without lists that ask for more than another. */
function anyOf(lists: readonly (readonly JsonObject[])[]): JsonObject | undefined {
  const includes = (list: readonly JsonObject[], other: readonly JsonObject[]) =>
    other.every((one) => list.some((each) => equal(each, one)));
  const least = lists.filter((list, index) =>
    lists.every(
      (other, at) => !includes(list, other) || at === index || (at > index && includes(other, list)),
    ),
  );
  const isAlways = least.some((list) => list.length === 0);
  return isAlways ? undefined : { anyOf: least.map((list) => ({ allOf: list })) };
}

function itemsOf(lists: readonly SchemaPart[], ui: JsonObject, at: FieldPlace): SiteField[] {
  const items = lists.flatMap(({ schema, pointer }) =>
    isObject(schema.items) ? [{ schema: schema.items, pointer: `${pointer}/items` }] : [],
  );
  const place = { ...at, path: [...at.path, 0], uiPointer: `${at.uiPointer}/items` };
  const [first, ...more] = items.map((part) => ({ ...part, name: 'items', gates: [] }));
  if (!first || items.some(({ schema }) => holdsFields(schema))) return fieldsOf(items, ui, place);
  return [createField([first, ...more], ui, place)];
}

function variantsOf(mentions: readonly Mention[]): JsonObject[] {
  if (mentions.length === 1) return [];
  const always = mentions.filter(({ gates }) => gates.length === 0).map(({ schema }) => schema);
  const sometimes = mentions.filter(({ gates }) => gates.length > 0);
  return [mergeSchemas(always), ...sometimes.map(({ schema }) => mergeSchemas([...always, schema]))];
}

function createField(mentions: readonly [Mention, ...Mention[]], ui: JsonObject, at: FieldPlace): SiteField {
  const [{ name, pointer }] = mentions;
  const schema = mergeSchemas(mentions.map((part) => part.schema));
  const presence = anyOf(mentions.map(({ gates }) => gates.map((gate) => gate.schema)));
  const isPlainList = ui['ui:widget'] === undefined && schema.type === 'array';
  const drawsFields = isPlainList || Object.keys(ui).some((key) => !key.startsWith('ui:'));
  const isField = ui['ui:widget'] !== undefined || !holdsFields(schema);
  const field: SiteField = {
    ...at,
    pointer,
    name,
    schema,
    variants: variantsOf(mentions),
    gates: mentions.flatMap(({ gates }) => gates),
    isRevealed: presence !== undefined,
    presence,
    isField,
    drawsFields,
    ui,
    inside: [],
  };
  const inside = { ...at, holder: field };
  if (!isField || drawsFields)
    field.inside =
      schema.type === 'array'
        ? itemsOf(mentions, asObject(ui.items), inside)
        : fieldsOf(mentions, ui, inside);
  return field;
}

/** Returns the field at the form's root that a field is, or is in. */
export function rootOf(field: SiteField): SiteField {
  return field.holder ? rootOf(field.holder) : field;
}

/** Returns the fields of an object, those that a condition reveals included. */
export function fieldsOf(parts: readonly SchemaPart[], ui: JsonObject, at: FieldPlace): SiteField[] {
  const mentions = parts.flatMap((part) => mentionsIn(part, []));
  const names = [...new Set(mentions.map(({ name }) => name))];
  return names.flatMap((name) => {
    const [first, ...more] = mentions.filter((mention) => mention.name === name);
    const place = { ...at, path: [...at.path, name], uiPointer: `${at.uiPointer}/${escapePart(name)}` };
    return first ? [createField([first, ...more], asObject(ui[name]), place)] : [];
  });
}

/** Returns fields with all those inside them. */
export function withInside(fields: readonly SiteField[]): SiteField[] {
  return fields.flatMap((field) => [field, ...withInside(field.inside)]);
}
