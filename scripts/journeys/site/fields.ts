import equal from 'fast-deep-equal';
import type { Path } from '../../../src/engine/form/paths.ts';
import { isFieldGroup } from '../../../src/engine/form/schema.ts';
import { partsUnder, propertiesOf, type SchemaPart } from '../../content/check/model/schema-parts.ts';
import { escapePart, isObject, type JsonObject, objectOf } from '../../content/json.ts';
import { groupsOf } from '../../groups-of.ts';
import type { SiteStep } from './site.ts';

/** A field of a form as written by its author. */
export interface SiteField<Step = SiteStep> {
  step: Step;
  path: Path;
  name: string;
  /** The merged schema of all definitions of the field. */
  schema: JsonObject;
  /** The schema that always applies, then one for each conditional definition. Empty if there is one definition. */
  variants: readonly JsonObject[];
  /** The conditions around its definitions. */
  gates: readonly JsonObject[];
  /** The condition that reveals the field. Undefined if it is always in view. */
  presence: JsonObject | undefined;
  /** True if it is drawn as a field. A group only contains fields. */
  isField: boolean;
  drawsFields: boolean;
  ui: JsonObject;
  pointer: string;
  uiPointer: string;
  inside: readonly SiteField<Step>[];
  /** The field that directly contains this one. Undefined at the form's root. */
  holder: SiteField<Step> | undefined;
}

/** A definition of a field and the conditions around it. */
interface Definition extends SchemaPart {
  name: string;
  gates: readonly JsonObject[];
}

type FieldPlace<Step> = Pick<SiteField<Step>, 'step' | 'path' | 'uiPointer' | 'holder'>;

function definitionsIn(part: SchemaPart, gates: readonly JsonObject[]): Definition[] {
  const { if: condition } = part.schema;
  const under = (keyword: string, ...more: JsonObject[]) =>
    partsUnder(part, [keyword]).flatMap((inner) => definitionsIn(inner, [...gates, ...more]));
  return [
    ...propertiesOf([part]).map(({ value, ...place }) => ({ ...place, schema: objectOf(value), gates })),
    ...under('allOf'),
    ...(isObject(condition) ? [...under('then', condition), ...under('else', { not: condition })] : []),
  ];
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

/** Returns the condition that at least one of the lists holds. Leaves out lists that only add conditions to another. */
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

function createField<Step>(
  name: string,
  definitions: readonly Definition[],
  ui: JsonObject,
  at: FieldPlace<Step>,
) {
  const schema = mergeSchemas(definitions.map((part) => part.schema));
  const always = definitions.filter((part) => part.gates.length === 0).map((part) => part.schema);
  const sometimes = definitions.filter((part) => part.gates.length > 0);
  const variants = [mergeSchemas(always), ...sometimes.map((part) => mergeSchemas([...always, part.schema]))];
  const isList = schema.type === 'array';
  const hasWidget = ui['ui:widget'] !== undefined;
  const field: SiteField<Step> = {
    ...at,
    ...{ name, schema, ui, pointer: definitions[0]?.pointer ?? '' },
    variants: definitions.length > 1 ? variants : [],
    gates: definitions.flatMap(({ gates }) => gates),
    presence: anyOf(definitions.map(({ gates }) => gates)),
    isField: hasWidget || !isFieldGroup(schema),
    drawsFields: (isList && !hasWidget) || Object.keys(ui).some((key) => !key.startsWith('ui:')),
    inside: [],
  };
  const place = { ...at, holder: field };
  if (field.drawsFields || !field.isField)
    field.inside = isList
      ? itemFields(definitions, objectOf(ui.items), place)
      : fieldsOf(definitions, ui, place);
  return field;
}

function itemFields<Step>(
  lists: readonly SchemaPart[],
  ui: JsonObject,
  at: FieldPlace<Step>,
): SiteField<Step>[] {
  const items = lists.flatMap((part) => partsUnder(part, ['items']));
  const place = { ...at, path: [...at.path, 0], uiPointer: `${at.uiPointer}/items` };
  if (items.length === 0 || items.some(({ schema }) => isFieldGroup(schema)))
    return fieldsOf(items, ui, place);
  const definitions = items.map((part) => ({ ...part, name: 'items', gates: [] }));
  return [createField('items', definitions, ui, place)];
}

/** Returns the fields of an object, including conditional ones. */
export function fieldsOf<Step>(
  parts: readonly SchemaPart[],
  ui: JsonObject,
  at: FieldPlace<Step>,
): SiteField<Step>[] {
  const definitions = parts.flatMap((part) => definitionsIn(part, []));
  return [...groupsOf(definitions, ({ name }) => name)].map(([name, same]) => {
    const place = { ...at, path: [...at.path, name], uiPointer: `${at.uiPointer}/${escapePart(name)}` };
    return createField(name, same, objectOf(ui[name]), place);
  });
}

/** Returns the field at the form's root that is or contains a field. */
export function rootOf(field: SiteField): SiteField {
  return field.holder ? rootOf(field.holder) : field;
}

/** Returns fields and all fields inside them. */
export function withNestedFields(fields: readonly SiteField[]): SiteField[] {
  return fields.flatMap((field) => [field, ...withNestedFields(field.inside)]);
}
