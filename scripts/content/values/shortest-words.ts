import { type CharSet, NFA } from 'refa';
import { complement } from './pattern-language.ts';
import { plainest } from './plainest.ts';
import { shortestWays } from './shortest-ways.ts';

/** A few texts of a language, the shortest first; none of one that holds none. */
export function shortestWords(language: NFA, most: number): string[] {
  const [way]: (CharSet[] | undefined)[] = most > 0 ? shortestWays(language, 1) : [];
  if (!way) return [];
  const { maxCharacter } = language;
  const word = plainest(way);
  const letters = [...word].map((letter) => letter.codePointAt(0) ?? 0);
  const others = complement(NFA.fromWords([letters], { maxCharacter }));
  return [word, ...(most > 1 ? shortestWords(NFA.fromIntersection(language, others), most - 1) : [])];
}
