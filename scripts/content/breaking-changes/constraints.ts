import { DESCRIPTIVE_KEYWORDS } from '../../schemas/strip.ts';
import { escapePart, isObject, type JsonObject, listOf, objectOf } from '../json.ts';

/** A keyword of a schema and its value. */
export interface Constraint {
  /** path of the value that it constrains, from the form's root: /dependants/items/school */
  path: string;
  keyword: string;
  /** for `required`: one name. For `choices` (`enum`, `const`, `oneOf` of `const`): a list of choices */
  value: unknown;
  pointer: string;
  /** pointer of the definition that the keyword belongs to */
  home: string;
  /** Leaves out those of its field, because a hidden field has no constraints. */
  conditions: readonly Condition[];
}

/** An `if`, or a step's `when`. */
export interface Condition {
  pointer: string;
  constraints: readonly Constraint[];
  holds: boolean;
}

/** A place that defines a field. */
export interface Definition {
  schema: JsonObject;
  pointer: string;
  conditions: readonly Condition[];
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

export type Rename = (name: string) => string;

export const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

const asChoice = (value: unknown): Choice => ({ const: value });
const isChoice = (value: unknown): value is JsonObject & Choice => isObject(value) && 'const' in value;

function choicesOf(keyword: string, value: unknown): Choice[] | undefined {
  if (keyword === 'const') return [asChoice(value)];
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

type Place = Pick<Constraint, 'path' | 'pointer' | 'conditions'>;

/** Lists all constraints and definitions of a schema that applies under the conditions `outer`. */
export function flattenSchema(
  root: JsonObject,
  start: string,
  rename: Rename = (name) => name,
  outer: readonly Condition[] = [],
): Constraints {
  const constraints: Constraint[] = [];
  const definitions = new Map<string, Definition[]>();

  const define = (schema: unknown, place: Place) => {
    if (!isObject(schema)) return;
    const { path, pointer, conditions } = place;
    definitions.set(path, [...(definitions.get(path) ?? []), { schema, pointer, conditions }]);
    visit(schema, { ...place, home: pointer });
  };
  const visit = (schema: unknown, place: Place & { home: string }) => {
    if (!isObject(schema)) return;
    const { path, conditions } = place;
    for (const [keyword, value] of Object.entries(schema)) {
      const pointer = `${place.pointer}/${keyword}`;
      const choices = choicesOf(keyword, value);
      if (choices) constraints.push({ ...place, keyword: 'choices', value: choices, pointer });
      else if (keyword === 'items') define(value, { path: `${path}/items`, pointer, conditions });
      else if (keyword === 'properties') {
        for (const [name, child] of Object.entries(objectOf(value))) {
          const inner = { path: `${path}/${rename(name)}`, pointer: `${pointer}/${escapePart(name)}` };
          define(child, { ...inner, conditions });
        }
      } else if (keyword === 'allOf') {
        for (const [index, part] of listOf(value).entries())
          visit(part, { ...place, pointer: `${pointer}/${index}` });
      } else if (keyword === 'required') {
        for (const [index, name] of listOf(value).entries())
          constraints.push({
            ...place,
            keyword,
            value: rename(String(name)),
            pointer: `${pointer}/${index}`,
          });
      } else if (keyword === 'if' && isObject(value)) {
        const asked = flattenSchema(value, pointer, rename).constraints;
        for (const branch of ['then', 'else']) {
          const condition = { pointer, constraints: asked, holds: branch === 'then' };
          const inner = { pointer: `${place.pointer}/${branch}`, conditions: [...conditions, condition] };
          visit(schema[branch], { ...place, ...inner });
        }
      } else if (!IGNORED.has(keyword) && !ACCEPTS_ALL[keyword]?.includes(value))
        constraints.push({ ...place, keyword, value, pointer });
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
