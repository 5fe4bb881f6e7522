import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RichText, RichTextNode } from '../compiled.ts';

/** Returns the address of a link as it is written. @throws Error if it is not allowed */
type FindTarget = (href: string) => { href: string; external?: true };

function toNode(node: Nodes, targetOf: FindTarget): RichTextNode | RichText {
  const children = (nodes: readonly Nodes[]): RichText => nodes.flatMap((each) => toNode(each, targetOf));
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return { tag: 'br', children: [] };
    case 'paragraph':
      return { tag: 'p', children: children(node.children) };
    case 'strong':
      return { tag: 'strong', children: children(node.children) };
    case 'emphasis':
      return { tag: 'em', children: children(node.children) };
    case 'link':
      return { tag: 'a', ...targetOf(node.url), children: children(node.children) };
    case 'list':
      if (node.ordered && node.start !== 1)
        throw new Error(
          `A list that starts with ${node.start} would be counted from 1. Start it with 1, or write ${node.start}\\. for the number itself.`,
        );
      return { tag: node.ordered ? 'ol' : 'ul', children: children(node.children) };
    case 'listItem': {
      const paragraphs = node.children.filter(({ type }) => type === 'paragraph').length;
      return {
        tag: 'li',
        children: node.children.flatMap((child) =>
          child.type === 'paragraph' && paragraphs === 1 ? children(child.children) : toNode(child, targetOf),
        ),
      };
    }
    default:
      throw new Error(
        `Markdown of the kind "${node.type}" is not supported. Use paragraphs, bold, italic, links and lists.`,
      );
  }
}

/** Converts Markdown to the small tree that the page draws. @throws Error for anything that the tree does not support */
export function parseMarkdown(markdown: string, targetOf: FindTarget): RichText {
  return fromMarkdown(markdown).children.flatMap((node) => toNode(node, targetOf));
}
