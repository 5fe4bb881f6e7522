import type { KeyboardEvent, MouseEvent } from 'react';
import { announce } from '../build/build-store.ts';
import { attempt, moveBy } from '../build/run.ts';
import { call } from '../calls.ts';
import type { OutlineNode } from '../model.ts';
import { pathTo, placeOf } from '../places.ts';
import { studioStore } from '../studio-store.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Moves the focus from the current element to another one of its kind with the arrow keys, Home or End. @returns true if it was such a key */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  current = document.activeElement,
): boolean {
  const step = STEPS[event.key];
  if (step === undefined) return false;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = items.indexOf(current as HTMLElement) + step;
  items[Math.min(Math.max(at, 0), items.length - 1)]?.focus();
  event.preventDefault();
  return true;
}

/** Moves a node up or down. */
const moveNode = (node: OutlineNode, by: 1 | -1) =>
  attempt(async () => {
    const move = moveBy(node, await call('actions', { place: node }), by);
    if (move) await move();
    else announce(`${node.label} can’t be moved further.`);
  });

/** Returns the node of a row in the outline. */
export function nodeOf(row: HTMLElement | null | undefined): OutlineNode | undefined {
  const place = placeOf(row?.dataset.place ?? '');
  return place && pathTo(studioStore.getState().state?.outline ?? [], place).at(-1);
}

/** Opens the actions of a row, instead of the browser's menu. */
export function openActions(event: MouseEvent<HTMLElement>): void {
  const row = (event.target as HTMLElement).closest('.outline-row');
  if (!row) return;
  row.querySelector<HTMLElement>('.actions-button')?.click();
  event.preventDefault();
}

/** Moves the focus between the nodes of the outline with the arrow keys, and opens and closes them. With Alt it moves the node. */
export function moveInOutline(event: KeyboardEvent<HTMLElement>): void {
  const row = (event.target as HTMLElement).closest<HTMLElement>('.outline-row');
  if (!row) return;
  const step = STEPS[event.key];
  const moved = nodeOf(row);
  const toggle = row.querySelector<HTMLElement>('.outline-toggle');
  const isOpen = toggle?.ariaExpanded === 'true';
  if (event.altKey && (step === 1 || step === -1) && moved) moveNode(moved, step);
  else if (moveFocus(event, '.outline-node', row.querySelector('.outline-node'))) return;
  else if (event.key === (isOpen ? 'ArrowLeft' : 'ArrowRight')) toggle?.click();
  else if (event.key === 'ArrowLeft')
    row.closest('ul')?.closest('li')?.querySelector<HTMLElement>('.outline-node')?.focus();
  else return;
  event.preventDefault();
}
