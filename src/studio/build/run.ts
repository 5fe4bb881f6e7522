import { edit, report, sendUnsent } from '../actions.ts';
import { call } from '../calls.ts';
import type { OutlineNode } from '../model.ts';
import { placeIn } from '../places.ts';
import type { NodeActions, Slot } from '../protocol.ts';
import { select, setStudio } from '../studio-store.ts';
import { askFirst, type Change, moveTo, staysBehind } from './asks.ts';
import { buildStore, setBuild } from './build-store.ts';

/** Makes a change, says it, and moves the focus to what was changed. @returns true if it was done */
export async function run({ command, label, said, warning = '', after }: Change): Promise<boolean> {
  await sendUnsent();
  if (!(await edit(command, label))) return false;
  setBuild({ ask: undefined, said: `${said} ${warning}`.trim() });
  if (after) select(after);
  // not to its field
  setStudio({ target: undefined });
  await new Promise(requestAnimationFrame);
  document.querySelector<HTMLElement>('.outline-node[aria-current]')?.focus();
  return true;
}

let isBusy = false;

/**
 * Does what an author chose, and shows why if it can’t be done. Until it is done, nothing else is: a second press would
 * be about another entry of the same list.
 */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    await work();
  } catch (error) {
    report(error);
  } finally {
    isBusy = false;
  }
}

/** Moves a node among the others around it. Asks first if others share them. */
export async function moveNear(node: OutlineNode, actions: NodeActions, index: number): Promise<void> {
  const { slot } = actions;
  if (!slot) return;
  const { file, pointer, count, isShared } = slot;
  const change = moveTo(node, actions, { file, pointer, index }, `${index + 1} of ${count}`);
  if (isShared) setBuild({ ask: askFirst(`Move “${node.label}”`, 'Move', () => change) });
  else await run(change);
}

/** Returns what moves a node up or down, if it can be moved further. */
export function moveBy(node: OutlineNode, actions: NodeActions, by: 1 | -1) {
  const { index = 0, count = 0 } = actions.slot ?? {};
  const to = index + by;
  return to < 0 || to >= count ? undefined : () => moveNear(node, actions, to);
}

export async function copy(node: OutlineNode): Promise<void> {
  const clip = await call('copy', { place: node });
  setBuild({ clip, clipWarning: staysBehind(node), said: `${node.label} copied.` });
}

/** Pastes what was copied. Asks first if its name is taken, or if others share the place. */
export async function paste(to: Slot, verb: 'Paste' | 'Duplicate' = 'Paste'): Promise<void> {
  const { clip, clipWarning } = buildStore.getState();
  if (!clip) return;
  const change = (name?: string): Change => ({
    command: { type: 'paste', to, clip, ...(name !== undefined && { name }) },
    label: `${verb} “${clip.label}”`,
    said: `${clip.label} ${verb === 'Paste' ? 'pasted' : 'duplicated'}.`,
    warning: clipWarning,
    after: placeIn(to, name ?? clip.name),
  });
  const { otherName, shared } = await call('plan', { command: change().command });
  const isAsked = otherName !== undefined || clipWarning !== undefined || shared.length > 0;
  if (isAsked) setBuild({ ask: askFirst(`${verb} “${clip.label}”`, verb, change) });
  else await run(change());
}

export async function duplicate(node: OutlineNode, { slot }: NodeActions): Promise<void> {
  if (!slot) return;
  await copy(node);
  await paste({ ...slot, index: slot.index + 1 }, 'Duplicate');
}
