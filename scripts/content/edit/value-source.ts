import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { isObject } from '../json.ts';
import type { ContentFile } from '../read.ts';
import { type Child, childrenOf, indexOf, sourceOf, valueIn, withDescendants } from './children.ts';

/** The length of a line in content, as in biome.json. */
const LINE_LENGTH = 110;

/** Counts the errors of a text that should be JSON, without comments. */
export function countSyntaxErrors(text: string): number {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return errors.length;
}

export const isJson = (text: string): boolean => countSyntaxErrors(text) === 0;

/** Returns true for an object on one line, false for one that would fit on a line. Undefined for others. */
function isCompact(file: ContentFile, node: Node | undefined): boolean | undefined {
  if (node?.type !== 'object' || childrenOf(node).length === 0) return undefined;
  const source = sourceOf(file, node);
  if (!source.includes('\n')) return true;
  const column = node.offset - file.text.lastIndexOf('\n', node.offset);
  return column + source.replace(/\s*\n\s*/g, ' ').length > LINE_LENGTH ? undefined : false;
}

/** Returns the child that a value is. Undefined for the whole file. */
function childOf(value: Node): Child | undefined {
  const child = value.parent?.type === 'property' ? value.parent : value;
  return child.parent && { parent: child.parent, index: childrenOf(child.parent).indexOf(child) };
}

/**
 * Returns true if a new object at a place is written on one line, as its nearest sibling is. A sibling that is too
 * long for a line tells nothing. Without siblings, the nearest object in the file counts.
 */
export function isOnOneLine(file: ContentFile, { parent, index }: Child): boolean {
  const siblings = childrenOf(parent);
  const outer = parent.type === 'object' && siblings.length === 0 ? childOf(parent) : undefined;
  if (outer) return isOnOneLine(file, outer);
  if (isCompact(file, parent)) return true;
  const distance = (at: number) => Math.abs(at - index + 0.5);
  const nearest = [...siblings.keys()].sort((one, other) => distance(one) - distance(other));
  const { offset } = siblings[index] ?? parent;
  const away = (node: Node) => Math.abs(node.offset - offset);
  const others = withDescendants(file.tree ?? parent).sort((one, other) => away(one) - away(other));
  for (const node of [...nearest.map((at) => valueIn(siblings[at])), ...others]) {
    const known = isCompact(file, node);
    if (known !== undefined) return known;
  }
  return false;
}

/** Returns the source of an object with properties, on one line or with a line for each property. */
export function objectSource(
  properties: readonly (readonly [key: string, source: string])[],
  oneLine: boolean,
) {
  const lines = properties.map(([key, source]) => `${JSON.stringify(key)}: ${source}`);
  if (lines.length === 0) return '{}';
  return oneLine ? `{ ${lines.join(', ')} }` : `{\n${lines.join(',\n')}\n}`;
}

const isSame = (value: unknown, node: Node): boolean =>
  JSON.stringify(value) === JSON.stringify(getNodeValue(node));

/** Returns the source of a value. What it has in common with the node that it replaces stays as authors wrote it. */
export function valueSource(file: ContentFile, value: unknown, oneLine: boolean, replaced?: Node): string {
  if (replaced && isSame(value, replaced)) return sourceOf(file, replaced);
  if (Array.isArray(value)) {
    const old = replaced?.type === 'array' ? childrenOf(replaced) : [];
    const entries = value.map((entry, index) =>
      valueSource(file, entry, oneLine, old.find((node) => isSame(entry, node)) ?? old[index]),
    );
    return `[${entries.join(', ')}]`;
  }
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const old = replaced?.type === 'object' && childrenOf(replaced).length > 0 ? replaced : undefined;
  const properties = Object.entries(value).filter(([, part]) => part !== undefined);
  const sources = properties.map(([key, part]) => {
    const before = old && valueIn(childrenOf(old)[indexOf(old, key)]);
    return [key, valueSource(file, part, oneLine, before)] as const;
  });
  return objectSource(sources, old ? !sourceOf(file, old).includes('\n') : oneLine);
}
