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

/** Counts diagnostics by severity: 2 errors, 1 warning. */
export function summaryOf(diagnostics: readonly ShownDiagnostic[]): string {
  const counts = (['error', 'warning'] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : `${count} ${severity}${count === 1 ? '' : 's'}`;
  });
  return counts.join(', ');
}
