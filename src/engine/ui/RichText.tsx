import { createElement, Fragment, type ReactNode } from 'react';
import type { RichText as Nodes, RichTextNode } from '../compiled.ts';
import { Link } from './Link.tsx';
import { withNumbers } from './Text.tsx';

function draw(node: RichTextNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{withNumbers(node)}</Fragment>;
  const children = node.children.length > 0 ? node.children.map(draw) : undefined;
  if (node.tag === 'a') {
    return (
      <Link key={index} href={node.href} external={node.external}>
        {children}
      </Link>
    );
  }
  return createElement(node.tag, { key: index }, children);
}

/** Draws authored Markdown from the compiler's tree, without HTML strings. */
export function RichText({ nodes }: { nodes: Nodes }) {
  return (
    // a new text gets a new element: see Text
    <div className="rich-text" key={JSON.stringify(nodes)}>
      {nodes.map(draw)}
    </div>
  );
}
