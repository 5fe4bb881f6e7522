import { edit, report, sendUnsent } from '../actions.ts';
import { call } from '../calls.ts';
import type { OutlineNode } from '../model.ts';
import { placeIn } from '../places.ts';
import type { NodeActions, Slot } from '../protocol.ts';
import { select, setStudio } from '../studio-store.ts';
import { askFirst, askName, type Change, moveTo, staysBehind } from './asks.ts';
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

/** Returns the change that moves a node up or down, if it can be moved further. */
export function moveBy(node: OutlineNode, actions: NodeActions, by: 1 | -1): Change | undefined {
  const { slot } = actions;
  const index = (slot?.index ?? 0) + by;
  if (!slot || index < 0 || index >= slot.count) return undefined;
  return moveTo(node, actions, { ...slot, index }, `${index + 1} of ${slot.count}`);
}

export async function copy(node: OutlineNode): Promise<void> {
  const clip = await call('copy', { place: node });
  setBuild({ clip, clipWarning: staysBehind(node), said: `${node.label} copied.` });
}

/** Pastes what was copied. If its name is taken, it asks for another one. */
export async function paste(to: Slot): Promise<void> {
  const { clip, clipWarning } = buildStore.getState();
  if (!clip) return;
  const change = (name: string | undefined): Change => ({
    command: { type: 'paste', to, clip, ...(name !== undefined && { name }) },
    label: `Paste “${clip.label}”`,
    said: `${clip.label} pasted.`,
    warning: clipWarning,
    after: placeIn(to, name ?? clip.name),
  });
  const { otherName } = await call('plan', { command: change(undefined).command });
  if (otherName !== undefined) setBuild({ ask: askName(clip.label, otherName, change) });
  else if (clipWarning) setBuild({ ask: askFirst(`Paste “${clip.label}”`, 'Paste', change(undefined)) });
  else await run(change(undefined));
}

export async function duplicate(node: OutlineNode, { slot }: NodeActions): Promise<void> {
  if (!slot) return;
  await copy(node);
  await paste({ ...slot, index: slot.index + 1 });
}
