import { NAMED_FEATURES } from '../named-features.ts';
import type { FeatureNames } from './finding.ts';

/** The objects that a page has one of, by what code calls them. */
const INSTANCES: Readonly<Record<string, string>> = {
  Document: 'document',
  History: 'history',
  Navigator: 'navigator',
  Performance: 'performance',
  Screen: 'screen',
};

const baseline = NAMED_FEATURES.filter(({ feature }) => feature.isInBaseline);
const newer = NAMED_FEATURES.filter(({ feature }) => !feature.isInBaseline);
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
