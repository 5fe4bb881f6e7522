import { useStore } from 'zustand';
import { drawInShadow } from '../draw-in-shadow.ts';
import { followModals } from '../toolbar/placement.ts';
import { elementsAt, placeAt } from './open-page.ts';
import styles from './outlines.css?inline';
import { previewStore } from './preview-store.ts';
import { messageAt } from './select-places.ts';

/** The kinds of places, by the end of their pointer. */
const KINDS: readonly [end: RegExp, kind: string][] = [
  [/\/schema\/.+\/oneOf\/\d+\/title$/, 'choice'],
  [/\/schema\/.+\/title$/, 'label'],
  [/\/ui:description$/, 'hint'],
  [/\/ui:messages(\/\w+)?$/, 'message'],
  [/\/uiSchema(\/\w+)+$/, 'field'],
  [/\/step$/, 'step'],
];

/** Returns the kind of a place in words, or its last name and its number in a list. */
function nameOf(pointer: string): string {
  const kind = KINDS.find(([end]) => end.test(pointer))?.[1];
  const parts = pointer.split('/').slice(1);
  const number = Number(parts.at(-1)) + 1;
  const name = (parts.findLast((part) => Number.isNaN(Number(part))) ?? 'page').replace(/^ui:/, '');
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return kind ?? (Number.isNaN(number) ? words : `${words} ${number}`);
}

interface OutlinesOfProps {
  kind: 'pointed' | 'selected' | 'reason';
  elements: readonly Element[];
  text?: string;
}

function OutlinesOf({ kind, elements, text }: OutlinesOfProps) {
  return elements.map((element, index) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return (
      <div
        className="outline"
        data-kind={kind}
        data-top={top < 24}
        style={{ left, top, width, height }}
        // biome-ignore lint/suspicious/noArrayIndexKey: the elements of a place have no other name
        key={index}
      >
        {text && <span className="outline-text">{text}</span>}
      </div>
    );
  });
}

function Outlines() {
  const { isSelecting, showsEverything, selected, pointed, reasons } = useStore(previewStore);
  const place = pointed && placeAt(pointed);
  return (
    <>
      {showsEverything &&
        Object.entries(reasons).map(([at, reason]) => (
          <OutlinesOf key={at} kind="reason" elements={elementsAt(at, false)} text={reason} />
        ))}
      {selected !== null && <OutlinesOf kind="selected" elements={elementsAt(selected)} />}
      {isSelecting && pointed && messageAt(pointed) && (
        <OutlinesOf
          kind="pointed"
          elements={[pointed]}
          text={place ? nameOf(place.pointer) : 'on every page'}
        />
      )}
    </>
  );
}

/**
 * Draws outlines over the page, where they take no presses: around what is pointed at and what is selected, and
 * around each part with a condition, with this condition.
 */
export function showOutlines(): void {
  followModals(drawInShadow('dev-outlines', styles, <Outlines />));
}
