import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Moves the focus between the nodes of the outline with the arrow keys, and opens and closes them. */
export function moveInOutline(event: KeyboardEvent<HTMLElement>): void {
  const row = (event.target as HTMLElement).closest('.outline-row');
  if (!row) return;
  const step = STEPS[event.key];
  const toggle = row.querySelector<HTMLElement>('[aria-expanded]');
  const isOpen = toggle?.ariaExpanded === 'true';
  if (step !== undefined) {
    const nodes = [...event.currentTarget.querySelectorAll<HTMLElement>('.outline-node')];
    const at = nodes.findIndex((node) => row.contains(node));
    nodes[Math.min(Math.max(at + step, 0), nodes.length - 1)]?.focus();
  } else if (event.key === (isOpen ? 'ArrowLeft' : 'ArrowRight')) toggle?.click();
  else if (event.key === 'ArrowLeft')
    row.closest('ul')?.closest('li')?.querySelector<HTMLElement>('.outline-node')?.focus();
  else return;
  event.preventDefault();
}
