import { createStore } from 'zustand/vanilla';
import type { ShownFinding } from '../wire.ts';

export interface Findings {
  /** all that is wrong with the content as it was saved last; errors first */
  findings: readonly ShownFinding[];
  /** whether they stand over the page */
  isOpen: boolean;
}

export const findingsStore = createStore<Findings>(() => ({ findings: [], isOpen: false }));

/** Shows what is wrong; also what was closed before, because it was saved anew. */
export function showFaulty({ findings }: Pick<Findings, 'findings'>): void {
  findingsStore.setState({ findings, isOpen: true });
}

/** Takes errors from the page; warnings, if any, wait to be asked for. */
export function showMended({ findings }: Pick<Findings, 'findings'>): void {
  findingsStore.setState({ findings, isOpen: false });
}

export function setOpen(isOpen: boolean): void {
  findingsStore.setState({ isOpen });
}

/** What there is, in words: 2 errors, 1 warning. */
export function summaryOf(findings: readonly ShownFinding[]): string {
  const count = (severity: ShownFinding['severity']) => {
    const amount = findings.filter((finding) => finding.severity === severity).length;
    return amount === 0 ? [] : [`${amount} ${severity}${amount === 1 ? '' : 's'}`];
  };
  return [...count('error'), ...count('warning')].join(', ');
}
