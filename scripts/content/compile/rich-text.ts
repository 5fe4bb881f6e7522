import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Link } from '#types/content/alert';
import common from '../../../schemas/content/common.schema.json' with { type: 'json' };
import type { RichText, RichTextNode } from '../../../src/engine/compiled.ts';

const HREF = new RegExp(common.$defs.href.pattern, 'u');

const DOCUMENT = /^\{(\w+)\}$/;

type FindDocument = (name: string) => Link | undefined;

function checked(href: string): string {
  if (HREF.test(href)) return href;
  throw new Error(
    `The link to "${href}" is not allowed. Use a path of this site, a hash, an https address, tel: or mailto:.`,
  );
}

function target(href: string, documentOf: FindDocument): { href: string; external?: true } {
  const [, name] = DOCUMENT.exec(href) ?? [];
  if (name === undefined)
    return { href: checked(href), ...(href.startsWith('https:') && { external: true }) };
  const document = documentOf(name);
  if (!document) throw new Error(`The insurer has no document "${name}". Name one of insurer.json.`);
  return { href: checked(document.href), ...(document.external && { external: true }) };
}

function toNode(node: Nodes, documentOf: FindDocument): RichTextNode | RichText {
  const children = (nodes: readonly Nodes[]): RichText => nodes.flatMap((each) => toNode(each, documentOf));
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
      return { tag: 'a', ...target(node.url, documentOf), children: children(node.children) };
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
          child.type === 'paragraph' && paragraphs === 1
            ? children(child.children)
            : toNode(child, documentOf),
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
export function compileRichText(markdown: string, documentOf: FindDocument = () => undefined): RichText {
  return fromMarkdown(markdown).children.flatMap((node) => toNode(node, documentOf));
}
