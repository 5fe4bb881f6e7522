import { createElement, type ReactNode } from 'react';
import type { RichText as Nodes, RichTextNode } from '../compiled.ts';

function draw(node: RichTextNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.length > 0 ? node.children.map(draw) : undefined;
  if (node.tag === 'a') {
    return (
      <a key={index} href={node.href}>
        {children}
      </a>
    );
  }
  return createElement(node.tag, { key: index }, children);
}

/** Authored text in Markdown, drawn from the tree that the compiler made of it; no HTML string is ever set. */
export function RichText({ nodes }: { nodes: Nodes }) {
  return <div className="rich-text">{nodes.map(draw)}</div>;
}
