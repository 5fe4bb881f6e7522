import { difference } from '../../values/pattern-language.ts';
import { shortestWords } from '../../values/shortest-words.ts';

/** A few ways to fail are enough: the first is told. */
const WITNESSES = 8;

/** The shortest texts that one pattern accepts and the other refuses; none where it can't be told. */
export function patternWitnesses(pattern: string, without: string): string[] {
  try {
    return shortestWords(difference(pattern, without), WITNESSES);
  } catch {
    // what no automaton can stand for is left to the samples
    return [];
  }
}
