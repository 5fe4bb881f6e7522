import { createStore } from 'zustand/vanilla';
import type { ContentState, ShownDiagnostic } from '../protocol.ts';

interface Diagnostics extends Pick<ContentState, 'diagnostics'> {
  /** True while the dialog shows. */
  isOpen: boolean;
}

export const diagnosticsStore = createStore<Diagnostics>(() => ({ diagnostics: [], isOpen: false }));

/** Updates the diagnostics. Errors open the dialog, also one that was closed. It closes when all errors are fixed. */
export function setDiagnostics({ diagnostics, isInvalid }: ContentState): void {
  diagnosticsStore.setState((before) => {
    const showsWarnings = before.isOpen && before.diagnostics[0]?.severity === 'warning';
    return { diagnostics, isOpen: isInvalid || (showsWarnings && diagnostics.length > 0) };
  });
}

/** Opens or closes the dialog. */
export function setOpen(isOpen: boolean): void {
  diagnosticsStore.setState({ isOpen });
}

/** Returns counts in words: 2 errors, 1 warning. */
export const countsText = (counts: Readonly<Record<'error' | 'warning', number>>): string =>
  (['error', 'warning'] as const)
    .filter((word) => counts[word] > 0)
    .map((word) => `${counts[word]} ${word}${counts[word] === 1 ? '' : 's'}`)
    .join(', ');

/** Counts diagnostics by severity, in words. */
export function summaryOf(diagnostics: readonly ShownDiagnostic[]): string {
  const error = diagnostics.filter(({ severity }) => severity === 'error').length;
  return countsText({ error, warning: diagnostics.length - error });
}
