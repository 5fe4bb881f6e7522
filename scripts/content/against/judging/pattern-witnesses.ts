import { difference } from '../../values/pattern-language.ts';
import { plainest } from '../../values/pattern-words.ts';

/** A few ways to fail are enough: the first is told. */
const WITNESSES = 8;

/** The shortest texts that one pattern accepts and the other refuses; none where it can't be told. */
export function patternWitnesses(pattern: string, without: string): string[] {
  const words: string[] = [];
  try {
    for (const word of difference(pattern, without).wordSets()) {
      words.push(plainest(word));
      if (words.length === WITNESSES) break;
    }
  } catch {
    // what no automaton can stand for is left to the samples
  }
  return words;
}
