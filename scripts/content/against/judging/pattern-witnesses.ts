import { difference, shortestTexts } from '../../values/pattern-languages.ts';

/** A few ways to fail are enough: the first is told. */
const WITNESSES = 8;

/** The shortest texts that one pattern accepts and the other refuses; none where it can't be told. */
export function patternWitnesses(pattern: string, without: string): string[] {
  try {
    return shortestTexts(difference(pattern, without), WITNESSES);
  } catch {
    // what no automaton can stand for is left to the samples
    return [];
  }
}
