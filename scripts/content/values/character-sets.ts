import type { AST } from '@eslint-community/regexpp';
import { CharSet } from 'refa';
import { toUnicodeSet } from 'regexp-ast-analysis';
import { renewedMemo } from '../memo.ts';

export const ALL = CharSet.all(0x10ffff);
export const NONE = CharSet.empty(0x10ffff);

/** The characters of both. Most sets are compared with themselves, or with all there are. */
export function common(one: CharSet, other: CharSet): CharSet {
  if (one === other || other === ALL) return one;
  return one === ALL ? other : one.intersect(other);
}

type OneCharacter = AST.Character | AST.CharacterSet | AST.CharacterClass;

/** Equal ones are the same set. */
const charactersOf = renewedMemo(
  () => (element: OneCharacter) => toUnicodeSet(element, { unicode: true }).chars,
  ({ raw }) => raw,
);

/** The characters that a part of a pattern takes one of; undefined for one that takes more, or none. */
export function setOf(element: AST.Element): CharSet | undefined {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return charactersOf(element);
    default:
      return undefined;
  }
}

/** The characters that may follow, as far as a look ahead says so of the next one alone. */
export function ahead({ alternatives, negate }: AST.LookaheadAssertion): CharSet {
  const sets = alternatives.map(({ elements: [first, ...others] }) => {
    const set = first && setOf(first);
    // one that begins like what is refused may go on in another way
    return others.length === 0 || !negate ? set : undefined;
  });
  if (negate) return sets.reduce((left: CharSet, set) => (set ? left.without(set) : left), ALL);
  return sets.reduce((all: CharSet, set) => all.union(set ?? ALL), NONE);
}
