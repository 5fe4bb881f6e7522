import { NFA } from 'refa';
import { languageOf } from './pattern-language.ts';
import { LONGEST_TEXT } from './text-edges.ts';

function hasText({ initial, finals }: NFA, least: number, most: number): boolean {
  let states = new Set([initial]);
  for (let length = 0; length <= most && states.size > 0; length += 1) {
    if (length >= least && [...states].some((state) => finals.has(state))) return true;
    states = new Set([...states].flatMap((state) => [...state.out.keys()]));
  }
  return false;
}

/**
 * Whether it is certain that no text of a length between two fits all patterns; false where no automaton can stand
 * for one of them.
 */
export function noTextBetween(patterns: readonly string[], least: number, most: number): boolean {
  if (least > most) return true;
  if (least > LONGEST_TEXT || patterns.length === 0) return false;
  try {
    const language = patterns.map(languageOf).reduce((all, other) => NFA.fromIntersection(all, other));
    // a text that is longer by all states has gone through one of them twice, and can do without
    return !hasText(language, least, Math.min(most, least + language.countNodes()));
  } catch {
    return false;
  }
}
