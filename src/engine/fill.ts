import type { RichText, RichTextNode } from './compiled.ts';

/** The values of {placeholders} by name. */
export type Values = Readonly<Record<string, unknown>>;

/** `{name}`, or `{name|otherwise}` with a text for a name without a value. */
export const PLACEHOLDER = /\{(\w+)(?:\|([^{}]*))?\}/g;

function lookUp(values: Values, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/**
 * Fills the {placeholders} of a text. The text after a bar, `{name|otherwise}`, stands in for a missing value. Without
 * it the placeholder stays, so that somebody notices it.
 */
export function fill(text: string, values: Values): string {
  return text.replace(PLACEHOLDER, (whole, name: string, otherwise?: string) =>
    String(lookUp(values, name) ?? otherwise ?? whole),
  );
}

/** Fills the {placeholders} of a Markdown text, at every depth. */
export function fillNodes(nodes: RichText, values: Values): RichText {
  return nodes.map(
    (node): RichTextNode =>
      typeof node === 'string' ? fill(node, values) : { ...node, children: fillNodes(node.children, values) },
  );
}

/** Returns true if all {placeholders} of a text have a value, or a text for a missing one. */
export function isFilled(text: string, values: Values): boolean {
  return [...text.matchAll(PLACEHOLDER)].every(
    ([, name = '', otherwise]) => (lookUp(values, name) ?? otherwise) != null,
  );
}
