import { memo } from 'react';
import { countsText } from '../../dev/diagnostics/diagnostics-store.ts';
import { Icon } from '../../engine/ui/Icon.tsx';
import { ActionsButton } from '../build/ActionsMenu.tsx';
import { icons, kindIcons } from '../icons.ts';
import type { OutlineNode } from '../model.ts';
import { placeKey } from '../places.ts';
import { select, toggleExpanded, useStudio } from '../studio-store.ts';
import type { Marks } from './marks.ts';

interface OutlineItemProps {
  node: OutlineNode;
  marks: ReadonlyMap<OutlineNode, Marks>;
  /** True to show all that is inside. */
  isFiltered: boolean;
}

/** Returns all that a node's button shows, in words. */
const nameOf = ({ kind, label, condition }: OutlineNode, marks: Marks | undefined) =>
  [
    `${kind} ${label}`,
    condition && `Only if ${condition}`,
    marks?.isChanged && 'not saved',
    marks && countsText(marks),
  ]
    .filter(Boolean)
    .join(', ');

/** Draws a node's label with its condition, and marks if it is not saved or has diagnostics. */
function NodeLabel({ node, marks }: { node: OutlineNode; marks: Marks | undefined }) {
  const { kind, label, condition } = node;
  const counts = marks && countsText(marks);
  return (
    <>
      <Icon shape={kindIcons[kind]} />
      <span className="outline-text">
        {label}
        {condition !== undefined && (
          <small className="outline-condition" title={`Only if ${condition}`}>
            Only if {condition}
          </small>
        )}
      </span>
      {marks?.isChanged && <span className="changed-mark" title="Not saved" />}
      {counts && (
        <span className="count" data-severity={marks.error > 0 ? 'error' : 'warning'} title={counts}>
          {marks.error || marks.warning}
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
      <div className="outline-row" data-place={key} data-selected={isSelected || undefined}>
        {hasChildren && (
          <button
            type="button"
            className="plain outline-toggle"
            aria-expanded={isOpen}
            aria-label={`Parts of ${node.label}`}
            onClick={() => toggleExpanded(key)}
          >
            <Icon shape={isOpen ? icons.chevronDown : icons.chevronRight} />
          </button>
        )}
        <button
          type="button"
          className="plain outline-node"
          aria-label={nameOf(node, marks.get(node))}
          aria-current={isSelected || undefined}
          onClick={() => select(node)}
        >
          <NodeLabel node={node} marks={marks.get(node)} />
        </button>
        <ActionsButton node={node} isInTabOrder={isSelected} />
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
