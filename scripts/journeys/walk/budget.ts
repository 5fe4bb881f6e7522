import type { SiteStep } from '../site/site.ts';

/** How many answers may still be tried, and where others were. */
export interface Budget {
  spend(step: SiteStep): void;
  /** nothing more is to be tried */
  stop(): void;
  isSpent(): boolean;
  /** the step that most of it was spent at; undefined where none was */
  most(): SiteStep | undefined;
}

export function createBudget(tries: number): Budget {
  let left = tries;
  const spentAt = new Map<SiteStep, number>();
  return {
    spend(step) {
      left -= 1;
      spentAt.set(step, (spentAt.get(step) ?? 0) + 1);
    },
    stop() {
      left = 0;
    },
    isSpent: () => left <= 0,
    most: () => [...spentAt].sort(([, one], [, other]) => other - one)[0]?.[0],
  };
}
