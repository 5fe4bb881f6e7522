import { DESCRIPTIVE_KEYWORDS } from '../../schemas/strip.ts';
import { isOtherAnswer } from '../comparisons.ts';
import { escapePart, isObject, type JsonObject, listOf, objectOf } from '../json.ts';

/** The place of a value's definition, or of a keyword in it. */
interface Place {
  /** path of the value, from the form's root: /dependants/items/school */
  path: string;
  pointer: string;
  conditions: readonly Condition[];
}

/** A keyword of a schema and its value. Its conditions leave out those of its field: a hidden field has no constraints. */
export interface Constraint extends Place {
  keyword: string;
  /** for `required`: one name. For `choices` (`enum`, `const`, `oneOf` of `const`): a list of choices */
  value: unknown;
}

/** A place that defines a field. */
export interface Definition extends Place {
  schema: JsonObject;
}

/** An `if`, or a step's `when`. */
export interface Condition {
  pointer: string;
  constraints: readonly Constraint[];
  holds: boolean;
}

/** All constraints and definitions of a schema, including nested ones. */
export interface Constraints {
  constraints: readonly Constraint[];
  definitions: ReadonlyMap<string, readonly Definition[]>;
}

export interface Choice {
  const: unknown;
  title?: unknown;
}

const asChoice = (value: unknown): Choice => ({ const: value });
const isChoice = (value: unknown): value is JsonObject & Choice => isObject(value) && 'const' in value;

function choicesOf(keyword: string, value: unknown): Choice[] | undefined {
  if (keyword === 'const' && !isOtherAnswer(value)) return [asChoice(value)];
  if (keyword === 'enum' && Array.isArray(value)) return value.map(asChoice);
  return keyword === 'oneOf' && Array.isArray(value) && value.every(isChoice) ? value : undefined;
}

const IGNORED = new Set([...DESCRIPTIVE_KEYWORDS, 'then', 'else', '$defs', 'definitions']);

/** Values of keywords that accept everything. This includes a `minLength` of 1, because an empty field has no answer. */
const ACCEPTS_ALL: Readonly<Record<string, readonly unknown[]>> = {
  minLength: [0, 1],
  minItems: [0],
  minProperties: [0],
  uniqueItems: [false],
  additionalProperties: [true],
};

/** Returns the conditions that are not common to all definitions of a field. */
export function ownConditions(conditions: readonly Condition[], definitions: readonly Definition[] = []) {
  const isShared = ({ pointer }: Condition) =>
    definitions.every(({ conditions }) => conditions.some((other) => other.pointer === pointer));
  return definitions.length === 0 ? conditions : conditions.filter((condition) => !isShared(condition));
}

/** Lists all constraints and definitions of a schema that applies under the conditions `outer`, with new field names. */
export function flattenSchema(
  root: JsonObject,
  start: string,
  newNames: ReadonlyMap<string, string> = new Map(),
  outer: readonly Condition[] = [],
): Constraints {
  const rename = (name: string) => newNames.get(name) ?? name;
  const constraints: Constraint[] = [];
  const definitions = new Map<string, Definition[]>();

  const define = (schema: unknown, place: Place) => {
    if (!isObject(schema)) return;
    definitions.set(place.path, [...(definitions.get(place.path) ?? []), { ...place, schema }]);
    visit(schema, place);
  };
  const visit = (schema: unknown, place: Place) => {
    const { path, conditions } = place;
    for (const [keyword, value] of Object.entries(objectOf(schema))) {
      const pointer = `${place.pointer}/${keyword}`;
      const choices = choicesOf(keyword, value);
      if (choices) constraints.push({ ...place, keyword: 'choices', value: choices, pointer });
      else if (keyword === 'items') define(value, { ...place, path: `${path}/items`, pointer });
      else if (keyword === 'properties')
        for (const [name, child] of Object.entries(objectOf(value))) {
          const inner = { path: `${path}/${rename(name)}`, pointer: `${pointer}/${escapePart(name)}` };
          define(child, { ...inner, conditions });
        }
      else if (keyword === 'allOf' || keyword === 'required')
        for (const [index, part] of listOf(value).entries()) {
          const inner = { ...place, pointer: `${pointer}/${index}` };
          if (keyword === 'allOf') visit(part, inner);
          else constraints.push({ ...inner, keyword, value: rename(String(part)) });
        }
      else if (keyword === 'if' && isObject(value)) {
        const asked = flattenSchema(value, pointer, newNames).constraints;
        for (const branch of ['then', 'else'] as const) {
          const condition = { pointer, constraints: asked, holds: branch === 'then' };
          const inner = { path, pointer: `${place.pointer}/${branch}` };
          visit(objectOf(schema)[branch], { ...inner, conditions: [...conditions, condition] });
        }
      } else if (!IGNORED.has(keyword) && !ACCEPTS_ALL[keyword]?.includes(value)) {
        const other = isOtherAnswer(value) && { $data: value.$data.split('/').map(rename).join('/') };
        constraints.push({ ...place, keyword, value: other || value, pointer });
      }
    }
  };
  define(root, { path: '', pointer: start, conditions: outer });

  const whenShown = constraints.map((constraint) => {
    const { path, keyword, value, conditions } = constraint;
    const field = keyword === 'required' ? definitions.get(`${path}/${value}`) : undefined;
    return { ...constraint, conditions: ownConditions(conditions, field ?? definitions.get(path)) };
  });
  return { constraints: whenShown, definitions };
}
