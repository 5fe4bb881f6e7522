import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { memo } from '../memo.ts';
import { doublingLetters } from './ambiguity.ts';
import { glushkov } from './glushkov.ts';
import { plainest } from './plainest.ts';

/** What makes a pattern slow. */
export interface SlowPart {
  /** the part that can take the same letters in many ways */
  part: string;
  /** letters that, repeated, take ever longer */
  letters: string;
}

const parser = new RegExpParser();
const parse = (pattern: string) => parser.parsePattern(pattern, 0, pattern.length, { unicode: true });

/** Whether a part of a pattern is slow where what comes after it fails. */
const isSlowBefore = (part: string) =>
  doublingLetters({ ...glushkov(parse(part).alternatives), ends: new Set() }) !== undefined;

/** A pattern, and what it looks ahead and behind for: each is gone through by itself. */
function wholes(pattern: AST.Pattern): (readonly AST.Alternative[])[] {
  const found: (readonly AST.Alternative[])[] = [pattern.alternatives];
  visitRegExpAST(pattern, {
    onAssertionEnter(assertion) {
      if ('alternatives' in assertion) found.push(assertion.alternatives);
    },
  });
  return found;
}

/** The smallest repetition that is slow by itself. */
function smallest(pattern: AST.Pattern): string {
  const found: AST.Quantifier[] = [];
  visitRegExpAST(pattern, { onQuantifierEnter: (quantifier) => found.push(quantifier) });
  const bySize = found.toSorted((a, b) => a.raw.length - b.raw.length);
  return bySize.find(({ raw }) => isSlowBefore(raw))?.raw ?? pattern.raw;
}

/**
 * The part of a pattern that makes it take exponential time; undefined for one that never does, and for what is no
 * pattern at all. Equal patterns are looked at once.
 */
export const slowPart = memo((source: string): SlowPart | undefined => {
  try {
    const pattern = parse(source);
    for (const whole of wholes(pattern)) {
      const letters = doublingLetters(glushkov(whole));
      if (letters) return { part: smallest(pattern), letters: plainest(letters) };
    }
  } catch {
    // no pattern, or too large a one
  }
  return undefined;
});
