import type { Node } from 'jsonc-parser';
import type { Edit } from '../check/diagnostic.ts';
import { type ContentFile, pointerParts } from '../read.ts';
import { type Child, childrenOf, indexOf, insertChild, moveChild, removeChild, valueIn } from './children.ts';
import { isJson, isOnOneLine, objectSource, valueSource } from './value-source.ts';

/** A new value: data, or JSON as an author wrote it. */
export type NewValue = { value: unknown } | { json: string };

/**
 * An operation on a file. Its pointer leads through the file’s own text, in which each `$ref` is a property.
 *
 * - `set` replaces a value, or adds a property and the objects around it that are missing. `order` lists the keys, in
 *   their order in the schema, of the object that gets the new property: the deepest one that exists.
 * - `remove` removes a property or list entry.
 * - `insert` inserts an entry into the list at the pointer.
 * - `move` moves the property or list entry at the pointer to another index of its object or list.
 * - `rename` gives the property at the pointer another key, in the same place.
 */
export type Operation =
  | ({ type: 'set'; pointer: string; order?: readonly string[] } & NewValue)
  | { type: 'remove'; pointer: string }
  | ({ type: 'insert'; pointer: string; index: number } & NewValue)
  | { type: 'move'; pointer: string; to: number }
  | { type: 'rename'; pointer: string; key: string };

function fail({ name }: ContentFile, pointer: string, problem: string): never {
  throw new Error(`${name}, ${pointer === '' ? 'the whole file' : pointer}: ${problem}`);
}

const NO_PLACE = 'There is no such place. Choose one that the file has.';

/** Finds the deepest value on the way to a pointer. `missing` lists the parts that it does not have. */
function find(
  file: ContentFile,
  pointer: string,
): { node: Node; child: Child | undefined; missing: string[] } {
  if (!file.tree || file.syntaxErrors.length > 0) fail(file, '', 'This is not JSON. Correct its text first.');
  if (pointer !== '' && !pointer.startsWith('/'))
    fail(file, pointer, 'A pointer starts with a slash. Add it.');
  let node = file.tree;
  let child: Child | undefined;
  const parts = pointerParts(pointer);
  for (const [depth, part] of parts.entries()) {
    const index = indexOf(node, part);
    const next = valueIn(childrenOf(node)[index]);
    if (!next) return { node, child, missing: parts.slice(depth) };
    child = { parent: node, index };
    node = next;
  }
  return { node, child, missing: [] };
}

function findChild(file: ContentFile, pointer: string): Child {
  const { child, missing } = find(file, pointer);
  if (missing.length > 0) fail(file, pointer, NO_PLACE);
  return child ?? fail(file, pointer, 'Only a part of a file can be moved, renamed or removed. Choose one.');
}

/** Returns the source of a new value. @throws Error if it is not JSON */
function sourceFor(
  file: ContentFile,
  operation: NewValue & { pointer: string },
  oneLine: boolean,
  replaced?: Node,
): string {
  if ('json' in operation) {
    if (!isJson(operation.json)) fail(file, operation.pointer, 'The new value is not JSON. Correct it.');
    return operation.json.trim();
  }
  if (operation.value === undefined) fail(file, operation.pointer, 'There is no new value. Give one.');
  return valueSource(file, operation.value, oneLine, replaced);
}

/** Keys that authors always write first. No schema lists `$ref`. */
const FIRST_KEYS = ['$schema', '$ref'];

/**
 * Returns the index for a new key: where the fewest keys are on the wrong side of it, because authors may have another
 * order than the schema. A key that is not in the order goes last.
 */
function indexForKey(object: Node, key: string, order: readonly string[]): number {
  const ranks = [...FIRST_KEYS, ...order];
  const rank = ranks.indexOf(key);
  const present = childrenOf(object).map(({ children }) => ranks.indexOf(children?.[0]?.value));
  if (rank < 0) return present.length;
  const wrong = (index: number) =>
    present.filter((other, at) => other >= 0 && (at < index ? other > rank : other < rank)).length;
  return [...present.keys(), present.length].reduce((best, index) =>
    wrong(index) < wrong(best) ? index : best,
  );
}

function set(file: ContentFile, operation: Operation & { type: 'set' }): Edit[] {
  const { pointer, order = [] } = operation;
  const { node, child, missing } = find(file, pointer);
  const [key, ...inner] = missing;
  if (key === undefined) {
    const text = sourceFor(file, operation, child ? isOnOneLine(file, child) : false, node);
    return [{ offset: node.offset, length: node.length, text }];
  }
  if (node.type === 'array') fail(file, pointer, 'The list has no such entry. Insert one.');
  if (node.type !== 'object')
    fail(file, pointer, 'A part of this place is neither object nor list. Replace it.');
  const place = { parent: node, index: indexForKey(node, key, order) };
  const oneLine = isOnOneLine(file, place);
  const value = inner.reduceRight(
    (source, part) => objectSource([[part, source]], oneLine),
    sourceFor(file, operation, oneLine),
  );
  if (childrenOf(node).length === 0)
    return [{ offset: node.offset, length: node.length, text: objectSource([[key, value]], oneLine) }];
  return [insertChild(file, place, `${JSON.stringify(key)}: ${value}`)];
}

function insert(file: ContentFile, operation: Operation & { type: 'insert' }): Edit[] {
  const { pointer, index } = operation;
  const { node, missing } = find(file, pointer);
  if (missing.length > 0) fail(file, pointer, NO_PLACE);
  if (node.type !== 'array') fail(file, pointer, 'This is not a list. Choose a list.');
  const { length } = childrenOf(node);
  if (!(index >= 0 && index <= length))
    fail(file, pointer, `The list has no place ${index}. Choose one from 0 to ${length}.`);
  const place = { parent: node, index };
  const source = sourceFor(file, operation, isOnOneLine(file, place));
  if (length > 0) return [insertChild(file, place, source)];
  return [{ offset: node.offset, length: node.length, text: `[${source}]` }];
}

function move(file: ContentFile, { pointer, to }: Operation & { type: 'move' }): Edit[] {
  const child = findChild(file, pointer);
  const last = childrenOf(child.parent).length - 1;
  if (!(to >= 0 && to <= last)) fail(file, pointer, `There is no place ${to}. Choose one from 0 to ${last}.`);
  return moveChild(file, child, to);
}

function rename(file: ContentFile, { pointer, key }: Operation & { type: 'rename' }): Edit[] {
  const { parent, index } = findChild(file, pointer);
  const name = childrenOf(parent)[index]?.children?.[0];
  if (parent.type !== 'object' || !name) fail(file, pointer, 'A list entry has no key. Choose a property.');
  if (name.value === key) return [];
  if (indexOf(parent, key) >= 0) fail(file, pointer, `There is already a ${key}. Choose another key.`);
  return [{ offset: name.offset, length: name.length, text: JSON.stringify(key) }];
}

/** Returns the edits that do an operation. @throws Error if the file is not JSON, or has no such place */
export function editsFor(file: ContentFile, operation: Operation): Edit[] {
  switch (operation.type) {
    case 'set':
      return set(file, operation);
    case 'insert':
      return insert(file, operation);
    case 'remove':
      return [removeChild(findChild(file, operation.pointer))];
    case 'move':
      return move(file, operation);
    case 'rename':
      return rename(file, operation);
  }
}
