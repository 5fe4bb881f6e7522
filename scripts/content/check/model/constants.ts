import { escapePart, isObject, type JsonObject } from '../../json.ts';
import { isValid, validValues } from '../../values/index.ts';
import { inside } from './inside.ts';
import { itemsAsked, reach, type SchemaPart } from './schema-parts.ts';

/** A value that a condition waits for. */
export interface Constant {
  /** of the value, where the condition names it */
  pointer: string;
  /** what should be that value: a field's or a fact's name, or that of something in it */
  name: string;
  value: unknown;
  /** whether it can ever be given */
  isPossible: boolean;
  /** some of what can be given, the plainest first */
  possible: readonly unknown[];
}

type SchemaOf = (name: string) => JsonObject | undefined;

/** Enough of them to say which one was meant. */
const POSSIBLE = 40;

function named({ schema, pointer }: SchemaPart): { value: unknown; pointer: string }[] {
  const choices: unknown[] = Array.isArray(schema.enum) ? schema.enum : [];
  return [
    ...('const' in schema ? [{ value: schema.const, pointer: `${pointer}/const` }] : []),
    ...choices.map((value, index) => ({ value, pointer: `${pointer}/enum/${index}` })),
  ];
}

function inValue(name: string, asked: SchemaPart, schema: JsonObject): Constant[] {
  const possible = validValues(schema).slice(0, POSSIBLE);
  // a field that nothing fits is told of by itself
  if (possible.length === 0) return [];
  const own = reach(asked)
    .flatMap(named)
    .map((location) => ({ ...location, name, isPossible: isValid(schema, location.value), possible }));
  const { field, item } = inside(schema);
  const items = item
    ? reach(asked)
        .flatMap(itemsAsked)
        .flatMap((each) => inValue(name, each, item))
    : [];
  return [...own, ...items, ...constantsOf(asked, field)];
}

/**
 * The constants of a condition, judged by what it looks at. One about something that nobody describes is left out.
 *
 * @param schemaOf what each name may be; undefined where nothing is known
 */
export function constantsOf(condition: SchemaPart, schemaOf: SchemaOf): Constant[] {
  return reach(condition).flatMap(({ schema: { properties }, pointer }) =>
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, asked]) => {
      const schema = schemaOf(name);
      if (!schema || !isObject(asked)) return [];
      return inValue(name, { schema: asked, pointer: `${pointer}/properties/${escapePart(name)}` }, schema);
    }),
  );
}
