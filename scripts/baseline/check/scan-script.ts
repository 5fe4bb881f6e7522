import { type ESTree, parseSync, Visitor } from 'vite';
import type { Feature } from '../features.ts';
import { excerptOf, type Finding } from './finding.ts';
import { GLOBALS, MEMBERS, METHODS } from './script-names.ts';

/** Names of the global object in code. */
const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);

/** Returns the last name of `a`, `window.a` and `x.a`; undefined for what is computed. */
function nameOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  return undefined;
}

/**
 * Finds what a built script uses by name: globals, members of globals, and methods that are called. It can't tell the
 * class of an object, an option of a call or the name of an event: the walk without newer functions is for these.
 * Syntax is not looked at: the build makes it older where that is needed.
 */
export function scanScript(file: string, code: string): Finding[] {
  const findings: Finding[] = [];
  const identifiers: { name: string; start: number }[] = [];
  /** Names that are none of a global: where they stand. */
  const others = new Set<number>();

  /** A member that is known by its owner. */
  const member = (node: ESTree.MemberExpression) => {
    const [owner, name] = [nameOf(node.object), nameOf(node)];
    if (!owner || !name) return undefined;
    return GLOBAL_OBJECTS.has(owner) ? GLOBALS.get(name) : MEMBERS.get(`${owner}.${name}`);
  };
  const report = (feature: Feature | undefined, { start }: { start: number }) => {
    if (feature) findings.push({ file, feature, excerpt: excerptOf(code, start) });
  };
  const isOther = ({ computed, key }: { computed: boolean; key: ESTree.Node }) => {
    if (!computed) others.add(key.start);
  };

  new Visitor({
    MemberExpression(node) {
      if (!node.computed) others.add(node.property.start);
      report(member(node), node);
    },
    CallExpression({ callee, optional }) {
      if (callee.type !== 'MemberExpression' || optional || member(callee)) return;
      report(METHODS.get(nameOf(callee) ?? ''), callee);
    },
    UnaryExpression({ operator, argument }) {
      // typeof never fails, and is how code finds out
      if (operator === 'typeof') others.add(argument.start);
    },
    Property: isOther,
    MethodDefinition: isOther,
    PropertyDefinition: isOther,
    Identifier: ({ name, start }) => identifiers.push({ name, start }),
  }).visit(parseSync(file, code).program);

  for (const identifier of identifiers) {
    if (!others.has(identifier.start)) report(GLOBALS.get(identifier.name), identifier);
  }
  return findings;
}
