import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { memo } from '../../memo.ts';

export interface MarkdownLink {
  text: string;
  href: string;
}

export interface Markdown {
  links: readonly MarkdownLink[];
  /** the texts between the marks, in order */
  words: readonly string[];
  /** the marks beside **bold** or *italic* that are part of the text, because there are more at one end */
  unevenMarks: readonly string[];
  /** paragraphs, headings and list items, each on one line and without marks */
  blocks: readonly string[];
}

function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

const wordsIn = (node: Nodes) =>
  [...nodesIn(node)].flatMap((each) => (each.type === 'text' ? [each.value] : []));

const CONTAINERS = new Set(['root', 'list', 'listItem', 'blockquote']);

function blocksIn(node: Nodes): string[] {
  if (CONTAINERS.has(node.type) && 'children' in node)
    return node.children.flatMap((child) => blocksIn(child));
  const texts = [...nodesIn(node)].map((each) => {
    if (each.type === 'break') return ' ';
    return each.type === 'text' || each.type === 'inlineCode' ? each.value : '';
  });
  const text = texts.join('').replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [text];
}

const isEmphasis = ({ type }: Nodes) => type === 'emphasis' || type === 'strong';

function unevenMarksIn(node: Nodes): string[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  const beside = children.flatMap((child, index) => {
    const [before, after] = [children[index - 1], children[index + 1]];
    if (!isEmphasis(child)) return [];
    return [
      ...(before?.type === 'text' ? (/[*_]+$/.exec(before.value) ?? []) : []),
      ...(after?.type === 'text' ? (/^[*_]+/.exec(after.value) ?? []) : []),
    ];
  });
  return [...beside, ...children.flatMap(unevenMarksIn)];
}

/** Parses a Markdown text. Equal texts are parsed once. */
export const readMarkdown = memo((text: string): Markdown => {
  const tree = fromMarkdown(text);
  const links = [...nodesIn(tree)].flatMap((node) =>
    node.type === 'link' ? [{ text: wordsIn(node).join(''), href: node.url }] : [],
  );
  return { links, words: wordsIn(tree), unevenMarks: unevenMarksIn(tree), blocks: blocksIn(tree) };
});

/** Returns a Markdown text on one line, without marks. */
export function plainText(text: string): string {
  return readMarkdown(text).blocks.join(' ');
}
