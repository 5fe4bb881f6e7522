import './preview.css';
import { useEffect, useMemo, useRef } from 'react';
import { plainPath } from '../../dev/journeys.ts';
import { useJourneys } from '../../dev/use-journeys.ts';
import { Banner } from '../Banner.tsx';
import { showFinding } from '../findings/FindingNote.tsx';
import { followKeys } from '../keys.ts';
import type { OutlineNode, Place } from '../model.ts';
import { allNodes, pathTo } from '../places.ts';
import { useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { PreviewTools } from './PreviewTools.tsx';
import { useFitted } from './use-fitted.ts';
import { usePage } from './use-page.ts';
import { type Address, visitOf } from './visit-of.ts';

const NONE: readonly never[] = [];

/** Returns the conditions inside a node by pointer, in words. */
const reasonsIn = (node: OutlineNode): Record<string, string> =>
  Object.fromEntries(
    allNodes([node]).flatMap(({ pointer, condition }) =>
      condition === undefined ? [] : [[pointer, condition]],
    ),
  );

const isAt = (a: Address | undefined, b: Address) =>
  a !== undefined && plainPath(a.path) === plainPath(b.path) && a.hash === b.hash;

/** Returns the address of the nearest node around a place that has one. */
const addressOf = (outline: readonly OutlineNode[], place: Place) =>
  pathTo(outline, place).findLast(({ shown }) => shown)?.shown;

/** Draws the real page at the step of the selected node. */
export function Preview() {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, selected, target, width, cover, isSelecting, showsEverything } = useStudio((all) => all);
  const outline = state?.outline ?? NONE;
  const error = state?.diagnostics.find(({ severity }) => severity === 'error');
  const { journeys } = useJourneys();
  const { shown, send, onLoad } = usePage(frame);
  const style = useFitted(box, width);

  // the page that opens first: the others open by a visit, with sample answers
  const first = useRef<string>(undefined);
  first.current ??= (
    (selected && addressOf(outline, selected)) ??
    outline.find((node) => node.shown)?.shown
  )?.path;
  const page = useMemo(
    () => outline.find((node) => node.shown && shown && plainPath(node.shown.path) === plainPath(shown.path)),
    [outline, shown],
  );

  // a visit may end at another step: it is made once for each selection
  const visited = useRef<Place>(undefined);
  useEffect(() => {
    const wanted = selected && addressOf(outline, selected);
    if (!shown || !journeys || !wanted || visited.current === selected) return;
    visited.current = selected;
    if (!isAt(shown, wanted)) send({ type: 'visit', visit: visitOf(journeys, wanted, cover) });
  });
  useEffect(() => {
    if (shown) send({ type: 'mode', isSelecting, showsEverything });
  }, [shown, isSelecting, showsEverything, send]);
  useEffect(() => {
    const place = target ?? selected;
    const isOnPage = place !== undefined && place.file === page?.file;
    if (shown) send({ type: 'select', pointer: isOnPage ? place.pointer : null });
  }, [shown, selected, target, page, send]);
  useEffect(() => {
    if (page && shown) send({ type: 'reasons', byPointer: reasonsIn(page) });
  }, [page, shown, send]);

  return (
    <>
      <PreviewTools shown={shown} journeys={journeys} send={send} />
      {state?.isInvalid && (
        <Banner severity="error" text="The page shows the last version without errors.">
          {error && <Tool onClick={() => showFinding(error)}>Go to the first error</Tool>}
        </Banner>
      )}
      <div className="preview-box" ref={box} data-width={width}>
        {first.current !== undefined && (
          <iframe
            ref={frame}
            src={first.current}
            title={shown ? `Page: ${shown.title}` : 'Page'}
            style={style}
            onLoad={() => {
              onLoad();
              if (frame.current?.contentWindow) followKeys(frame.current.contentWindow);
            }}
          />
        )}
      </div>
    </>
  );
}
