import { posix } from 'node:path';
import { type Node, parseTree } from 'jsonc-parser';
import { applyEdits } from '../../content/edit/apply-edits.ts';
import { withDescendants } from '../../content/edit/children.ts';
import type { NewValue } from '../../content/edit/operations.ts';

const { dirname, join, relative } = posix;

/** Returns the `$ref` in a file that leads to a place in another file, or in the file itself. */
export function refTo(from: string, file: string, pointer: string): string {
  const path = from === file ? '' : relative(dirname(from), file);
  return pointer === '' ? path : `${path}#${pointer}`;
}

/** Returns the place that a `$ref` in a file leads to. There may be nothing. */
export function placeOfRef(from: string, ref: string): { file: string; pointer: string } {
  const [path = '', pointer = ''] = ref.split('#');
  return { file: path === '' ? from : join(dirname(from), path), pointer };
}

const isRef = ({ type, children: [key, value] = [] }: Node) =>
  type === 'property' && key?.value === '$ref' && value?.type === 'string';

/**
 * Returns JSON from one file for another one: its `$ref`s still lead to the same places.
 * @param isWhole true if the whole file moves. Its `$ref`s to itself stay as they are
 */
export function rebased(json: string, from: string, to: string, isWhole = false): string {
  const tree = parseTree(json);
  if (!tree || from === to) return json;
  const edits = withDescendants(tree).flatMap((node) => {
    const [, value] = isRef(node) ? (node.children ?? []) : [];
    if (!value || (isWhole && String(value.value).startsWith('#'))) return [];
    const { file, pointer } = placeOfRef(from, String(value.value));
    return [{ offset: value.offset, length: value.length, text: JSON.stringify(refTo(to, file, pointer)) }];
  });
  return applyEdits(json, edits);
}

/** Returns data from one file for another one. The file named '' stands for the root of the content. */
export const rebasedData = <Data>(data: Data, from: string, to: string): Data =>
  JSON.parse(rebased(JSON.stringify(data), from, to));

/** Returns a new value from one file for another one. */
export const rebasedValue = (entry: NewValue, from: string, to: string): NewValue =>
  'json' in entry ? { json: rebased(entry.json, from, to) } : { value: rebasedData(entry.value, from, to) };
