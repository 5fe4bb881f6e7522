import { holdsFields } from '../../../src/engine/form/schema.ts';
import type { Path } from '../../../src/engine/form/paths.ts';
import type { SchemaPart } from '../../content/check/model/schema-parts.ts';
import { escapePart, isObject, type JsonObject } from '../../content/json.ts';
import { anyOfThese } from './any-of-these.ts';

/** A field of a form, as its author wrote it. */
export interface SiteField {
  path: Path;
  name: string;
  /** all that the form says of its answer, wherever it does */
  schema: JsonObject;
  /** the same with what one of its conditions says, for each that says something */
  variants: readonly JsonObject[];
  /** the conditions that stand around it */
  gates: readonly SchemaPart[];
  /** whether it is there only while a condition holds */
  isRevealed: boolean;
  /** that condition; undefined where it is always there */
  presence: JsonObject | undefined;
  /** whether it is drawn as a field; a group only holds others */
  isField: boolean;
  /** whether its widget draws fields of their own inside it */
  drawsFields: boolean;
  ui: JsonObject;
  /** pointers into the page's resolved content */
  pointer: string;
  uiPointer: string;
  inside: readonly SiteField[];
}

interface Mention extends SchemaPart {
  name: string;
  gates: readonly SchemaPart[];
}

const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Every place in a schema that says something of a field, with the conditions around it. */
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
  const conditional = Object.entries({ then: condition, else: { not: condition } }).flatMap(([word, gate]) =>
    isObject(schema.if) && isObject(schema[word])
      ? mentionsIn({ schema: schema[word], pointer: `${pointer}/${word}` }, [
          ...gates,
          { schema: gate, pointer: `${pointer}/if` },
        ])
      : [],
  );
  return [...own, ...branches, ...conditional];
}

/** What several schemas say of one value; of what it holds, each has its say. */
function together(schemas: readonly JsonObject[]): JsonObject {
  const items = schemas.map((schema) => schema.items).filter(isObject);
  const groups = schemas.filter(({ properties }) => isObject(properties));
  return {
    ...Object.assign({}, ...schemas),
    ...(items.length > 1 && { items: together(items) }),
    ...(groups.length > 1 && { allOf: groups }),
  };
}

/** What a list's items hold; an item that is no object is a field itself. */
function itemsOf(lists: readonly SchemaPart[], ui: JsonObject, at: Pick<SiteField, 'path' | 'uiPointer'>) {
  const items = lists.flatMap(({ schema, pointer }) =>
    isObject(schema.items) ? [{ schema: schema.items, pointer: `${pointer}/items` }] : [],
  );
  const place = { path: [...at.path, 0], uiPointer: `${at.uiPointer}/items` };
  const [first, ...others] = items.map((part) => ({ ...part, name: 'items', gates: [] }));
  if (!first || items.some(({ schema }) => holdsFields(schema))) return fieldsOf(items, ui, place);
  return [createField(first, others, ui, place)];
}

/** What a field may be asked for, where conditions ask for different things. */
function variantsOf(mentions: readonly Mention[]): JsonObject[] {
  const always = mentions.filter(({ gates }) => gates.length === 0).map(({ schema }) => schema);
  const sometimes = mentions.filter(({ gates }) => gates.length > 0);
  if (mentions.length === 1) return [];
  return [together(always), ...sometimes.map(({ schema }) => together([...always, schema]))];
}

function createField(
  mention: Mention,
  others: readonly Mention[],
  ui: JsonObject,
  at: { path: Path; uiPointer: string },
): SiteField {
  const { name, pointer } = mention;
  const all = [mention, ...others];
  const schema = together(all.map((part) => part.schema));
  const presence = anyOfThese(all.map(({ gates }) => gates.map((gate) => gate.schema)));
  const isPlainList = ui['ui:widget'] === undefined && schema.type === 'array';
  const drawsFields = isPlainList || Object.keys(ui).some((key) => !key.startsWith('ui:'));
  const place = { path: at.path, pointer, uiPointer: at.uiPointer };
  const isField = ui['ui:widget'] !== undefined || !holdsFields(schema);
  const inner = schema.type === 'array' ? itemsOf(all, asObject(ui.items), place) : fieldsOf(all, ui, place);
  return {
    ...place,
    name,
    schema,
    variants: variantsOf(all),
    gates: all.flatMap(({ gates }) => gates),
    isRevealed: presence !== undefined,
    presence,
    isField,
    drawsFields,
    ui,
    inside: isField && !drawsFields ? [] : inner,
  };
}

/** The fields of an object, wherever its form speaks of it; those that a condition reveals included. */
export function fieldsOf(
  parts: readonly SchemaPart[],
  ui: JsonObject,
  at: { path: Path; uiPointer: string },
): SiteField[] {
  const mentions = parts.flatMap((part) => mentionsIn(part, []));
  const names = [...new Set(mentions.map(({ name }) => name))];
  return names.flatMap((name) => {
    const [first, ...others] = mentions.filter((mention) => mention.name === name);
    const place = { path: [...at.path, name], uiPointer: `${at.uiPointer}/${escapePart(name)}` };
    return first ? [createField(first, others, asObject(ui[name]), place)] : [];
  });
}

/** Fields with all that stand inside them. */
export function withInside(fields: readonly SiteField[]): SiteField[] {
  return fields.flatMap((field) => [field, ...withInside(field.inside)]);
}
