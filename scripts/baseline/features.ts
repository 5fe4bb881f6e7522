import { features } from 'web-features';
import { OLDEST_BROWSERS, type OldestBrowser } from './oldest-browsers.ts';

/** A function, property, selector, … of the web platform. */
export interface Feature {
  key: string;
  name: string;
  since: string | undefined;
  support: Partial<Record<OldestBrowser['browser'], string>>;
  isInBaseline: boolean;
}

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);

/** Returns a negative number if `one` is older than `other`, and a positive number if it is newer. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [numbers(one), numbers(other)];
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}

/** Every key in web-features, in its order. */
export const FEATURES: readonly Feature[] = Object.values(features).flatMap((feature) => {
  if (feature.kind !== 'feature') return [];
  return Object.entries(feature.status.by_compat_key ?? {}).map(([key, status]) => ({
    key,
    name: feature.name,
    since: status.baseline_low_date,
    support: status.support,
    isInBaseline: OLDEST_BROWSERS.every(({ browser, version }) => {
      const first = status.support[browser];
      return first !== undefined && compareVersions(first, version) <= 0;
    }),
  }));
});

const KEY = /^(api|javascript\.builtins)(?:\.Intl(?=\.\w+\.))?(?:\.(\w+))?\.(\w+)$/;
const STATIC = /_static$/;
/** The endings of keys that are not names in code. */
const NO_NAME = /_(event|parameter|permission)$/;

/** Every feature with a name in code, in the order of web-features. */
export const NAMED_FEATURES = FEATURES.flatMap((feature) => {
  const [, root, owner, key = ''] = KEY.exec(feature.key) ?? [];
  if (!root || NO_NAME.test(key)) return [];
  // the data of JavaScript itself does not show what is static
  const kind = { isBuiltin: root !== 'api', isStatic: STATIC.test(key) };
  return [{ feature, owner: owner === 'Window' ? '' : owner, name: key.replace(STATIC, ''), ...kind }];
});
/** Returns the code around a position, on one line. */
export function excerptOf(code: string, position: number): string {
  const around = code.slice(Math.max(0, position - 30), position + 40);
  return around.replaceAll(/\s+/g, ' ').trim();
}
