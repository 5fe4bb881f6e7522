import type { Command } from '../protocol.ts';

const KEY = 'studio-unsent';

/** A change that was typed and not sent yet. */
export interface Unsent {
  command: Command;
  label: string;
}

/** Keeps what is typed until the server has it, in case the page reloads before. */
export function keepUnsent(changes: readonly Unsent[]): void {
  // a second insert or removal would be another change
  const typed = changes.filter(({ command: { type } }) => type === 'set' || type === 'text');
  if (typed.length > 0) sessionStorage.setItem(KEY, JSON.stringify(typed));
  else sessionStorage.removeItem(KEY);
}

/** Returns what was typed before the page reloaded. It stays kept until {@link keepUnsent} is called. */
export function readUnsent(): readonly Unsent[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Unsent[];
}
