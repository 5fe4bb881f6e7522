import type { KeyboardEvent, MouseEvent } from 'react';
import { moveBy } from '../build/run.ts';
import type { OutlineNode } from '../model.ts';
import { pathTo, placeOf } from '../places.ts';
import { studioStore } from '../studio-store.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

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
  if (event.altKey && (step === 1 || step === -1) && moved) moveBy(moved, step);
  else if (step !== undefined) {
    const nodes = [...event.currentTarget.querySelectorAll<HTMLElement>('.outline-node')];
    const at = nodes.findIndex((node) => row.contains(node));
    nodes[Math.min(Math.max(at + step, 0), nodes.length - 1)]?.focus();
  } else if (event.key === (isOpen ? 'ArrowLeft' : 'ArrowRight')) toggle?.click();
  else if (event.key === 'ArrowLeft')
    row.closest('ul')?.closest('li')?.querySelector<HTMLElement>('.outline-node')?.focus();
  else return;
  event.preventDefault();
}
