import type { Part } from '../../content/check/diagnostic.ts';
import {
  choicesIn,
  conditionParts,
  dependentNames,
  itemParts,
  propertiesOf,
  requiredNames,
  type SchemaPart,
  sameValueParts,
  type UsedName,
} from '../../content/check/model/schema-parts.ts';
import { comparisonsIn, parseRelative } from '../../content/comparisons.ts';
import { escapePart, listOf, objectOf } from '../../content/json.ts';
import { pointerParts } from '../../content/read.ts';

/** A use of a name or value in some content. */
export interface Found {
  pointer: string;
  part: Part;
  /** Returns what stands there under another name, if it is more than the name. */
  renamed?(name: string): string;
}

/** Which schemas apply to the same value: with conditions, or only those that say what fields there are. */
type Around = (part: SchemaPart) => SchemaPart[];

/** Returns the schemas of the answer at a path: names of fields, and `items` for the entries of a list. */
function partsAt(root: SchemaPart, path: readonly string[], around: Around): SchemaPart[] {
  return path.reduce((parts, name) => {
    const entries = name === 'items' ? parts.flatMap(itemParts) : [];
    const named = propertiesOf(parts).filter((each) => each.name === name);
    const fields = named.map(({ value, pointer }) => ({ schema: objectOf(value), pointer }));
    return (entries.length > 0 ? entries : fields).flatMap(around);
  }, around(root));
}

function namesAt(root: SchemaPart, path: readonly string[], around: Around): Found[] {
  const holders = partsAt(root, path.slice(0, -1), around);
  const dependencies = holders.flatMap(({ schema, pointer }) =>
    Object.keys(objectOf(schema.dependencies)).map((name): UsedName => {
      return { name, pointer: `${pointer}/dependencies/${escapePart(name)}`, part: 'key' };
    }),
  );
  return [
    ...propertiesOf(holders),
    ...requiredNames(holders),
    ...dependentNames(holders),
    ...dependencies,
  ].filter(({ name }) => name === path.at(-1));
}

/** Returns where a form's schema says that there is a field, or that it is required. */
export const definitionsAt = (root: SchemaPart, path: readonly string[]) =>
  namesAt(root, path, sameValueParts);

/** Returns the path to the answer that a keyword in a schema is about. */
function answerPath(keyword: string): string[] {
  const parts = pointerParts(keyword);
  const path: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    if (part === 'properties') path.push(parts[at + 1] ?? '');
    if (['items', 'additionalItems', 'contains'].includes(part)) path.push('items');
    if (part === 'properties' || part === 'dependencies') at += 1;
  }
  return path;
}

function comparisonsWith(root: SchemaPart, path: readonly string[]): Found[] {
  return comparisonsIn(root.schema).flatMap(({ other, at }): Found[] => {
    const relative = parseRelative(other);
    const compared = answerPath(at);
    if (!relative || relative.up > compared.length) return [];
    const base = compared.slice(0, compared.length - relative.up);
    const names = pointerParts(relative.pointer);
    const full = [...base, ...names.map((name) => (/^\d+$/.test(name) ? 'items' : name))];
    const index = path.length - 1 - base.length;
    if (index < 0 || !path.every((name, depth) => full[depth] === name)) return [];
    const renamed = (name: string) => [relative.up, ...names.with(index, escapePart(name))].join('/');
    return [{ pointer: `${root.pointer}${at}/$data`, part: 'value', renamed }];
  });
}

/** Returns all uses of the answer at a path in a schema or condition. */
export const usesInSchema = (root: SchemaPart, path: readonly string[]): Found[] => [
  ...namesAt(root, path, conditionParts),
  ...comparisonsWith(root, path),
];

/** Returns the uses of a choice of the field at a path in a schema or condition. */
export function choiceUses(root: SchemaPart, path: readonly string[], choice: unknown): Found[] {
  const parts = [path, [...path, 'items']].flatMap((each) => partsAt(root, each, conditionParts));
  const values = parts.flatMap((part) => {
    const { schema, pointer } = part;
    const listed = ['examples', 'default'].flatMap((name) =>
      listOf(schema[name]).map((value, index) => ({ value, pointer: `${pointer}/${name}/${index}` })),
    );
    const single = ['const', 'default'].map((name) => ({
      value: schema[name],
      pointer: `${pointer}/${name}`,
    }));
    return [...choicesIn(part), ...listed, ...single];
  });
  return values.filter(({ value }) => value === choice).map(({ pointer }) => ({ pointer, part: 'value' }));
}
