import { JS, NFA } from 'refa';
import { memo } from '../memo.ts';
import { plainest } from './plainest.ts';
import { shortestWays } from './shortest-ways.ts';

/** Longer ways through a pattern repeat what shorter ones have shown. */
const WAYS = 24;

/**
 * Texts that a regular expression is made of, the shortest first. What it looks ahead or behind for is left out, so
 * a text may still fail it. None for one that is no regular expression, or that refers back to its own groups.
 */
export const patternWords = memo((pattern: string): readonly string[] => {
  try {
    const { expression, maxCharacter } = JS.Parser.fromLiteral({ source: pattern, flags: 'u' }).parse({
      assertions: 'ignore',
    });
    return shortestWays(NFA.fromRegex(expression, { maxCharacter }), WAYS).map(plainest);
  } catch {
    return [];
  }
});
