import { memo } from 'react';
import { Icon } from '../../engine/ui/Icon.tsx';
import { icons, kindIcons } from '../icons.ts';
import { placeKey } from '../places.ts';
import type { OutlineNode } from '../protocol.ts';
import { select, toggleExpanded, useStudio } from '../studio-store.ts';
import { countsText, type Marks } from './marks.ts';

interface OutlineItemProps {
  node: OutlineNode;
  marks: ReadonlyMap<OutlineNode, Marks>;
  /** True to show all that is inside. */
  isFiltered: boolean;
}

/** Draws the name of a node with its condition, and a mark if it is not saved or has diagnostics. */
function NodeName({ node, marks }: { node: OutlineNode; marks: Marks | undefined }) {
  const { kind, label, condition } = node;
  const counts = marks && countsText(marks);
  return (
    <>
      <Icon shape={kindIcons[kind]} />
      <span className="outline-text">
        <span className="visually-hidden">{kind} </span>
        {label}
        {condition !== undefined && (
          <small className="outline-condition" title={`Only if ${condition}`}>
            <span className="visually-hidden">, </span>Only if {condition}
          </small>
        )}
      </span>
      {marks?.isChanged && (
        <span className="changed-mark" title="Not saved">
          <span className="visually-hidden">, not saved</span>
        </span>
      )}
      {counts && (
        <span className="count" data-severity={marks.error > 0 ? 'error' : 'warning'} title={counts}>
          <span className="visually-hidden">, {counts}</span>
          <span aria-hidden="true">{marks.error || marks.warning}</span>
        </span>
      )}
    </>
  );
}

/** Draws a node of the outline, and the nodes in it if it is open. */
export const OutlineItem = memo(function OutlineItem({ node, marks, isFiltered }: OutlineItemProps) {
  const key = placeKey(node);
  const isSelected = useStudio(({ selected }) => selected !== undefined && placeKey(selected) === key);
  const isOpen = useStudio(({ expanded }) => expanded.has(key)) || isFiltered;
  const hasChildren = node.children.length > 0;
  return (
    <li>
      <div className="outline-row" data-selected={isSelected || undefined}>
        {hasChildren && (
          <button
            type="button"
            className="outline-toggle"
            aria-expanded={isOpen}
            aria-label={`Parts of ${node.label}`}
            onClick={() => toggleExpanded(key)}
          >
            <Icon shape={isOpen ? icons.chevronDown : icons.chevronRight} />
          </button>
        )}
        <button
          type="button"
          className="outline-node"
          aria-current={isSelected || undefined}
          onClick={() => select(node)}
        >
          <NodeName node={node} marks={marks.get(node)} />
        </button>
      </div>
      {isOpen && hasChildren && (
        <ul>
          {node.children.map((child) => (
            <OutlineItem key={placeKey(child)} node={child} marks={marks} isFiltered={isFiltered} />
          ))}
        </ul>
      )}
    </li>
  );
});
