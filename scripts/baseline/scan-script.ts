import { type ESTree, parseSync, Visitor } from 'vite';
import type { FeatureUse } from './check.ts';
import { excerptOf, type Feature, NAMED_FEATURES } from './features.ts';

const INSTANCES: Readonly<Record<string, string>> = {
  Document: 'document',
  History: 'history',
  Navigator: 'navigator',
  Performance: 'performance',
  Screen: 'screen',
};

const newer = NAMED_FEATURES.filter(({ feature }) => !feature.isInBaseline);
const baseline = NAMED_FEATURES.filter(({ feature }) => feature.isInBaseline);
const baselineMembers = new Set(baseline.filter(({ owner }) => owner).map(({ name }) => name));
const baselineGlobals = new Set(baseline.filter(({ owner }) => !owner).map(({ name }) => name));

const GLOBALS = new Map<string, Feature>();
const MEMBERS = new Map<string, Feature>();
for (const { owner, name, isStatic, feature } of newer) {
  if (owner) MEMBERS.set(`${isStatic ? owner : (INSTANCES[owner] ?? owner)}.${name}`, feature);
  else if (!baselineGlobals.has(name)) GLOBALS.set(name, feature);
}

/** Newer methods, to find on any object. Excludes names that the baseline also has, and methods of newer web classes. */
const METHODS = new Map<string, Feature>();
for (const { owner, name, isBuiltin, isStatic, feature } of newer) {
  const isMethod = owner && !isStatic && !baselineMembers.has(name);
  if (isMethod && (isBuiltin || !GLOBALS.has(owner))) METHODS.set(name, feature);
}

const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);

function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  return undefined;
}

/**
 * Finds newer globals, members of globals and called methods in a built script. It can’t know the class of an object:
 * the end-to-end test without newer functions covers that. The build takes care of syntax.
 */
export function scanScript(file: string, code: string): FeatureUse[] {
  const uses: FeatureUse[] = [];
  const identifiers: { name: string; start: number }[] = [];
  const memberNames = new Set<number>();

  const member = (node: ESTree.MemberExpression) => {
    const [owner, name] = [nameOf(node.object), nameOf(node)];
    if (!owner || !name) return undefined;
    return GLOBAL_OBJECTS.has(owner) ? GLOBALS.get(name) : MEMBERS.get(`${owner}.${name}`);
  };
  const report = (feature: Feature | undefined, { start }: { start: number }) => {
    if (feature) uses.push({ file, feature, excerpt: excerptOf(code, start) });
  };
  const addName = ({ computed, key }: { computed: boolean; key: ESTree.Node }) => {
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
      // typeof never fails, so code uses it to detect features
      if (operator === 'typeof') memberNames.add(argument.start);
    },
    Property: addName,
    MethodDefinition: addName,
    PropertyDefinition: addName,
    Identifier: ({ name, start }) => identifiers.push({ name, start }),
  }).visit(parseSync(file, code).program);

  for (const identifier of identifiers)
    if (!memberNames.has(identifier.start)) report(GLOBALS.get(identifier.name), identifier);
  return uses;
}
