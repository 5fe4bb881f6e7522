import { type ESTree, parseSync, Visitor } from 'vite';
import type { FeatureUse } from './check.ts';
import { excerptOf, type Feature, type FeatureNames, NAMED_FEATURES } from './features.ts';

/** The classes with one object, and its name in code. */
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
const GLOBALS: FeatureNames = new Map(
  newer
    .filter(({ owner, name }) => !owner && !baselineGlobals.has(name))
    .map(({ name, feature }) => [name, feature]),
);

/** Members of a class, a namespace or a single object: Promise.try, navigator.connection. */
const MEMBERS: FeatureNames = new Map(
  newer.flatMap(({ owner, name, isStatic, feature }) => {
    if (!owner) return [];
    const object = isStatic ? owner : (INSTANCES[owner] ?? owner);
    return [[`${object}.${name}`, feature] as const];
  }),
);

/**
 * Methods of any object, unless a function of the baseline has the same name: union, moveBefore. Methods of newer web
 * classes are left out: their objects come from another newer feature.
 */
const METHODS: FeatureNames = new Map(
  newer
    .filter(({ owner, name, isBuiltin, isStatic }) => {
      if (!owner || isStatic || baselineMembers.has(name)) return false;
      return isBuiltin || !GLOBALS.has(owner);
    })
    .map(({ name, feature }) => [name, feature]),
);

/** Names of the global object in code. */
const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);

/** Returns the last name of `a`, `window.a` and `x.a`; undefined for what is computed. */
function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  return undefined;
}

/**
 * Finds newer globals, members of globals and called methods in a built script. It can't know the class of an object, the
 * options of a call or the name of an event: the end-to-end test without newer functions covers those. The build takes
 * care of syntax.
 */
export function scanScript(file: string, code: string): FeatureUse[] {
  const uses: FeatureUse[] = [];
  const identifiers: { name: string; start: number }[] = [];
  /** The positions of names that are no globals. */
  const memberNames = new Set<number>();

  /** Returns the feature of a member that is known by its owner. */
  const member = (node: ESTree.MemberExpression) => {
    const [owner, name] = [nameOf(node.object), nameOf(node)];
    if (!owner || !name) return undefined;
    return GLOBAL_OBJECTS.has(owner) ? GLOBALS.get(name) : MEMBERS.get(`${owner}.${name}`);
  };
  const report = (feature: Feature | undefined, { start }: { start: number }) => {
    if (feature) uses.push({ file, feature, excerpt: excerptOf(code, start) });
  };
  const isOther = ({ computed, key }: { computed: boolean; key: ESTree.Node }) => {
    if (!computed) memberNames.add(key.start);
  };

  new Visitor({
    MemberExpression(node) {
      if (!node.computed) memberNames.add(node.property.start);
      report(member(node), node);
    },
    CallExpression({ callee, optional }) {
      if (callee.type !== 'MemberExpression' || optional || member(callee)) return;
      report(METHODS.get(nameOf(callee) ?? ''), callee);
    },
    UnaryExpression({ operator, argument }) {
      // typeof never fails: code uses it to detect features
      if (operator === 'typeof') memberNames.add(argument.start);
    },
    Property: isOther,
    MethodDefinition: isOther,
    PropertyDefinition: isOther,
    Identifier: ({ name, start }) => identifiers.push({ name, start }),
  }).visit(parseSync(file, code).program);

  for (const identifier of identifiers) {
    if (!memberNames.has(identifier.start)) report(GLOBALS.get(identifier.name), identifier);
  }
  return uses;
}
