import { features } from 'web-features';
import { OLDEST_BROWSERS, type OldestBrowser } from './oldest-browsers.ts';

/** One function, property, selector, … of the web platform. */
export interface Feature {
  /** Its path in MDN's browser compatibility data, which web-features goes by: javascript.builtins.Set.union */
  key: string;
  /** The feature of web-features that it belongs to, as people call it. */
  name: string;
  /** The day since when all browsers have it; undefined where one still has not. */
  since: string | undefined;
  /** The first version of each browser that has it. */
  support: Partial<Record<OldestBrowser['browser'], string>>;
  /** True if the oldest supported browsers all have it. */
  isInBaseline: boolean;
}

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);

/** Returns a negative number if `one` is the older version, a positive one if it is the newer. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [numbers(one), numbers(other)];
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}

function isSupported(support: Feature['support'], { browser, version }: OldestBrowser): boolean {
  const first = support[browser];
  return first !== undefined && compareVersions(first, version) <= 0;
}

/** Every key that web-features knows, in the order of its data. */
export const FEATURES: readonly Feature[] = Object.values(features).flatMap((feature) => {
  if (feature.kind !== 'feature') return [];
  return Object.entries(feature.status.by_compat_key ?? {}).map(([key, status]) => ({
    key,
    name: feature.name,
    since: status.baseline_low_date,
    support: status.support,
    isInBaseline: OLDEST_BROWSERS.every((oldest) => isSupported(status.support, oldest)),
  }));
});
