import './outline.css';
import { useDeferredValue, useMemo, useState } from 'react';
import { Icon } from '../../engine/ui/Icon.tsx';
import { askAddition } from '../build/asks.ts';
import { setBuild } from '../build/build-store.ts';
import { followDragging } from '../build/drag.ts';
import { icons } from '../icons.ts';
import type { OutlineNode } from '../model.ts';
import { placeKey } from '../places.ts';
import type { Addition } from '../protocol.ts';
import { SHARED, toggleExpanded, useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { filterOutline } from './filter-outline.ts';
import { moveInOutline, openActions } from './keys.ts';
import { marksByNode } from './marks.ts';
import { OutlineItem } from './OutlineItem.tsx';

const NONE: readonly never[] = [];

const PAGE: Addition = { label: 'Page', kind: 'page', asks: 'page', to: { file: '', pointer: '', index: 0 } };

/** Draws the pages with all that is in them, and then the shared files. */
export function Outline() {
  const outline = useStudio(({ state }) => state?.outline) ?? NONE;
  const diagnostics = useStudio(({ state }) => state?.diagnostics) ?? NONE;
  const files = useStudio(({ state }) => state?.unsaved.files) ?? NONE;
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const isFiltered = wanted !== '';
  const isSharedOpen = useStudio(({ expanded }) => expanded.has(SHARED)) || isFiltered;

  const { nodes, count, most } = useMemo(() => filterOutline(outline, wanted), [outline, wanted]);
  const marks = useMemo(() => marksByNode(nodes, diagnostics, files), [nodes, diagnostics, files]);

  const list = (label: string, items: readonly OutlineNode[]) => (
    <ul aria-label={label}>
      {items.map((node) => (
        <OutlineItem key={placeKey(node)} node={node} marks={marks} isFiltered={isFiltered} />
      ))}
    </ul>
  );
  const pages = nodes.filter(({ kind }) => kind !== 'file');
  const shared = nodes.filter(({ kind }) => kind === 'file');
  return (
    <>
      <div className="bar outline-filter">
        <label htmlFor="outline-filter">Find in outline</label>
        <span role="status">
          {isFiltered && (count > most ? `First ${most} of ${count}` : `${count || 'None'} found`)}
        </span>
        <input
          type="search"
          id="outline-filter"
          className="control"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only move between its buttons */}
      <div
        className="outline-lists"
        onKeyDown={moveInOutline}
        onContextMenu={openActions}
        ref={followDragging}
      >
        {pages.length > 0 && list('Pages', pages)}
        <Tool className="outline-add" onClick={() => setBuild({ ask: askAddition(PAGE, []) })}>
          Add a page
        </Tool>
        {shared.length > 0 && (
          <>
            <button
              type="button"
              className="plain outline-shared"
              aria-expanded={isSharedOpen}
              onClick={() => toggleExpanded(SHARED)}
            >
              <Icon shape={isSharedOpen ? icons.chevronDown : icons.chevronRight} />
              Shared files ({shared.length})
            </button>
            {isSharedOpen && list('Shared files', shared)}
          </>
        )}
      </div>
    </>
  );
}
