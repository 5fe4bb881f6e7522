import type { ReturnEvent } from '#types/events/monitoring';
import { MONITORING_KEY } from '../store/keys.ts';
import { storedRecord, TAB_AREAS } from '../store/storage.ts';

/** The place where a page was left. */
export type Place = Omit<ReturnEvent, 'type'>;

interface TabRecord {
  /** True if the visits of this tab are monitored. */
  isSampled: boolean;
  /** The place where the last page of this tab was left. */
  left?: Place;
}

// a function, so that a build without monitoring leaves it out
const stored = () => storedRecord(TAB_AREAS, MONITORING_KEY);
const read = () => (stored().read() ?? {}) as Partial<TabRecord>;

/**
 * Returns true if this tab is in the sample. The first page of a tab decides it.
 * @param share from 0 to 1
 */
export function isSampled(share: number): boolean {
  const known = read().isSampled;
  if (typeof known === 'boolean') return known;
  const decided = Math.random() < share;
  stored().write({ isSampled: decided } satisfies TabRecord);
  return decided;
}

/** Stores where this page is left, for the next page of the tab. */
export function keepLeft(left: Place): void {
  stored().write({ isSampled: true, left } satisfies TabRecord);
}

/** Returns where the last page of this tab was left, once. */
export function takeLeft(): Place | undefined {
  const { left } = read();
  if (left) stored().write({ isSampled: true } satisfies TabRecord);
  return left;
}
