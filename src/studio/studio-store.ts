import equal from 'fast-deep-equal';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isObject } from '../engine/form/paths.ts';
import type { Place, StudioState } from './model.ts';
import { followPlace, pathTo, placeKey } from './places.ts';
import type { Calls } from './protocol.ts';

export const PANES = ['outline', 'page', 'properties'] as const;

export type Pane = (typeof PANES)[number];

/** A problem that the author should know about. */
export interface Notice {
  text: string;
  actions?: readonly { label: string; run(): void }[];
}

/** The key of the shared files in the outline. */
export const SHARED = 'shared';

const initial = () => ({
  /** The last state from the server. */
  state: undefined as StudioState | undefined,
  /** The place of the selected node in the outline. */
  selected: undefined as Place | undefined,
  /** The place inside the selected node that was asked for, such as the label of a field. */
  target: undefined as Place | undefined,
  /** The keys of the places that are open in the outline. */
  expanded: new Set() as ReadonlySet<string>,
  /** The file that shows as code instead of the properties. */
  code: undefined as (Partial<Place> & { file: string; line?: number }) | undefined,
  /** The pane that shows in a window with space for one. */
  pane: 'page' as Pane,
  /** The panel that is open below the page. */
  panel: undefined as 'find' | 'findings' | undefined,
  dialog: undefined as 'review' | 'versions' | undefined,
  width: (matchMedia('(width < 40rem)').matches ? 'phone' : 'desktop') as 'phone' | 'desktop',
  cover: undefined as string | undefined,
  isSelecting: true,
  showsEverything: false,
  notice: undefined as Notice | undefined,
  /** The call that is not answered yet. */
  pending: undefined as keyof Calls | undefined,
});

type Studio = ReturnType<typeof initial>;

export const studioStore = createStore(initial);

export const useStudio = <Part>(part: (studio: Studio) => Part) => useStore(studioStore, part);

export const setStudio = (part: Partial<Studio>) => studioStore.setState(part);

/** Hides the last problem. One that the author has to answer stays. */
export const clearNotice = (): void =>
  studioStore.setState(({ notice }) => (notice?.actions ? {} : { notice: undefined }));

/** Closes a panel, and moves the focus to the button that opened it. */
export function closePanel(panel: NonNullable<Studio['panel']>): void {
  setStudio({ panel: undefined });
  document.querySelector<HTMLElement>(`[data-opens=${panel}]`)?.focus();
}

/** Shows the code of a file in place of the properties, or the properties again. The focus stays in their pane. */
export function showCode(code: Studio['code']): void {
  flushSync(() => setStudio({ code }));
  document.querySelector<HTMLElement>('[data-pane=properties]')?.focus();
}

/** Returns a value with the parts of an earlier one wherever both are equal, so that only what has changed is drawn again. */
function shareEqual<Value>(before: unknown, after: Value): Value {
  if (equal(before, after)) return before as Value;
  if (Array.isArray(before) && Array.isArray(after))
    return after.map((value, index) => shareEqual(before[index], value)) as Value;
  if (!isObject(before) || !isObject(after)) return after;
  const shared = Object.entries(after).map(([key, value]) => [key, shareEqual(before[key], value)]);
  return Object.fromEntries(shared) as Value;
}

/** Answers and events may arrive in another order than they were sent. */
const isOlder = (state: StudioState, than: StudioState) =>
  state.revision < than.revision ||
  (state.revision === than.revision && state.isChecking && !than.isChecking);

/** Takes over what the server says, unless it has said something newer. */
export function takeState(next: StudioState): void {
  studioStore.setState(({ state: before, selected }) => {
    if (before && isOlder(next, before)) return {};
    const state = shareEqual(before, next);
    if (!selected || state.isInvalid) return { state };
    const place = followPlace(before?.outline ?? [], state.outline, selected);
    return { state, selected: equal(place, selected) ? selected : place };
  });
}

/**
 * Selects the deepest node of the outline with a place, and opens the outline as far as it.
 * @param target the place to edit, if it is another one: the label of a field is in the schema of its form
 */
export function select(place: Place, target: Place = place): void {
  studioStore.setState(({ state, expanded, code }) => {
    const path = pathTo(state?.outline ?? [], place);
    const node = path.at(-1);
    if (!state || !node) return {};
    const shared = path[0]?.kind === 'file' ? [SHARED] : [];
    const isBroken = state.broken.includes(node.written.file);
    return {
      selected: { file: node.file, pointer: node.pointer },
      target,
      expanded: new Set([...expanded, ...path.slice(0, -1).map(placeKey), ...shared]),
      code: isBroken || code ? node.written : undefined,
    };
  });
}

/** Opens or closes an item of the outline. */
export function toggleExpanded(key: string): void {
  studioStore.setState(({ expanded }) => {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    return { expanded: next };
  });
}
