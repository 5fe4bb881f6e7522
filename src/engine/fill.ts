import type { RichText, RichTextNode } from './compiled.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fills the {placeholders} of a text. A placeholder without a value stays, so that somebody notices it. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? whole) : whole,
  );
}

/** Fills the {placeholders} of a Markdown text, at every depth. */
export function fillNodes(nodes: RichText, values: Values): RichText {
  return nodes.map(
    (node): RichTextNode =>
      typeof node === 'string' ? fill(node, values) : { ...node, children: fillNodes(node.children, values) },
  );
}

/** Returns true if all {placeholders} of a text have a value. */
export function isFilled(text: string, values: Values): boolean {
  return [...text.matchAll(/\{(\w+)\}/g)].every(
    ([, name = '']) => Object.hasOwn(values, name) && values[name] != null,
  );
}
