import { FEATURES, type Feature } from '../features.ts';
import type { FeatureNames } from './finding.ts';

/** The objects that a page has one of, by what code calls them. */
const INSTANCES: Readonly<Record<string, string>> = {
  Document: 'document',
  History: 'history',
  Navigator: 'navigator',
  Performance: 'performance',
  Screen: 'screen',
};

interface Named {
  feature: Feature;
  /** The class or namespace that has it; undefined for what is global itself. */
  owner: string | undefined;
  name: string;
  /** True for JavaScript's own, whose data does not say what is static. */
  isBuiltin: boolean;
  isStatic: boolean;
}

const KEY = /^(api|javascript\.builtins)(?:\.Intl(?=\.\w+\.))?(?:\.(\w+))?\.(\w+)$/;
const STATIC = /_static$/;
/** Parts of a key that are no names in code. */
const NO_NAME = /_(event|parameter|permission)$/;

const named: readonly Named[] = FEATURES.flatMap((feature) => {
  const [, root, owner, key = ''] = KEY.exec(feature.key) ?? [];
  if (!root || NO_NAME.test(key)) return [];
  return [
    {
      feature,
      owner: owner === 'Window' ? undefined : owner,
      name: key.replace(STATIC, ''),
      isBuiltin: root !== 'api',
      isStatic: STATIC.test(key),
    },
  ];
});

const baseline = named.filter(({ feature }) => feature.isInBaseline);
const newer = named.filter(({ feature }) => !feature.isInBaseline);
const baselineMembers = new Set(baseline.filter(({ owner }) => owner).map(({ name }) => name));
const baselineGlobals = new Set(baseline.filter(({ owner }) => !owner).map(({ name }) => name));

/** Globals: requestIdleCallback, Iterator. */
export const GLOBALS: FeatureNames = new Map(
  newer
    .filter(({ owner, name }) => !owner && !baselineGlobals.has(name))
    .map(({ name, feature }) => [name, feature]),
);

/** Members of a class, a namespace or an object that there is one of: Promise.try, navigator.connection. */
export const MEMBERS: FeatureNames = new Map(
  newer.flatMap(({ owner, name, isStatic, feature }) => {
    if (!owner) return [];
    const object = isStatic ? owner : (INSTANCES[owner] ?? owner);
    return [[`${object}.${name}`, feature] as const];
  }),
);

/**
 * Methods of any object, where no function of the baseline has the same name: union, moveBefore. An object of a class
 * of the web that is newer itself comes from something that is newer as well, so its methods are left out.
 */
export const METHODS: FeatureNames = new Map(
  newer
    .filter(({ owner, name, isBuiltin, isStatic }) => {
      if (!owner || isStatic || baselineMembers.has(name)) return false;
      return isBuiltin || !GLOBALS.has(owner);
    })
    .map(({ name, feature }) => [name, feature]),
);
