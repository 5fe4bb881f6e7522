import { useStore } from 'zustand';
import { drawInShadow } from '../draw-in-shadow.ts';
import { followModals } from '../toolbar/placement.ts';
import { elementsAt, placeAt } from './open-page.ts';
import styles from './outlines.css?inline';
import { type Preview, previewStore } from './preview-store.ts';
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

interface Mark {
  key: string;
  element: Element;
  kind: 'pointed' | 'selected' | 'reason';
  text?: string;
}

function marksOf({ isSelecting, showsEverything, selected, pointed, reasons }: Preview): Mark[] {
  const marks = (kind: Mark['kind'], elements: readonly Element[], pointer: string, text?: string): Mark[] =>
    elements.map((element, index) => ({
      key: `${kind} ${pointer} ${index}`,
      element,
      kind,
      ...(text && { text }),
    }));
  const conditional = showsEverything ? Object.entries(reasons) : [];
  const place = pointed && placeAt(pointed);
  return [
    ...conditional.flatMap(([at, reason]) => marks('reason', elementsAt(at, false), at, reason)),
    ...(selected === null ? [] : marks('selected', elementsAt(selected), selected)),
    ...(isSelecting && pointed && messageAt(pointed)
      ? marks('pointed', [pointed], '', place ? nameOf(place.pointer) : 'on every page')
      : []),
  ];
}

function Outline({ element, kind, text }: Mark) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return (
    <div className="outline" data-kind={kind} data-top={top < 24} style={{ left, top, width, height }}>
      {text && <span className="outline-text">{text}</span>}
    </div>
  );
}

function Outlines() {
  const preview = useStore(previewStore);
  return marksOf(preview).map((mark) => <Outline {...mark} key={mark.key} />);
}

/**
 * Draws outlines over the page, where they take no presses: around what is pointed at and what is selected, and
 * around each part with a condition, with this condition.
 */
export function showOutlines(): void {
  followModals(drawInShadow('dev-outlines', styles, <Outlines />));
}
