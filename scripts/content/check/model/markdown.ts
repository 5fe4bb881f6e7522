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
  /** paragraphs, headings and list items, each on one line and without marks */
  blocks: readonly string[];
}

function wordsIn(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  return 'children' in node ? node.children.flatMap((child) => wordsIn(child)) : [];
}

function linksIn(node: Nodes): MarkdownLink[] {
  if (node.type === 'link') return [{ text: wordsIn(node).join(''), href: node.url }];
  return 'children' in node ? node.children.flatMap((child) => linksIn(child)) : [];
}

const CONTAINERS = new Set(['root', 'list', 'listItem', 'blockquote']);

function readOut(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(readOut).join('') : '';
}

function blocksIn(node: Nodes): string[] {
  if (CONTAINERS.has(node.type) && 'children' in node)
    return node.children.flatMap((child) => blocksIn(child));
  const text = readOut(node).replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [text];
}

/** Parses a Markdown text. Equal texts are parsed once. */
export const readMarkdown = memo((text: string): Markdown => {
  const tree = fromMarkdown(text);
  return { links: linksIn(tree), words: wordsIn(tree), blocks: blocksIn(tree) };
});

/** Returns a Markdown text on one line, without marks. */
export function plainText(text: string): string {
  return readMarkdown(text).blocks.join(' ');
}
