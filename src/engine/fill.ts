import type { RichText, RichTextNode } from './compiled.ts';

type Values = Readonly<Record<string, unknown>>;

/** A text with its {placeholders} filled; one that nothing fills stays as it is, so that it is seen. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? whole) : whole,
  );
}

/** The same for a text in Markdown, at every depth. */
export function fillNodes(nodes: RichText, values: Values): RichText {
  return nodes.map(
    (node): RichTextNode =>
      typeof node === 'string' ? fill(node, values) : { ...node, children: fillNodes(node.children, values) },
  );
}

/** Whether all that a text names is known. */
export function isFilled(text: string, values: Values): boolean {
  return [...text.matchAll(/\{(\w+)\}/g)].every(
    ([, name = '']) => Object.hasOwn(values, name) && values[name] != null,
  );
}
