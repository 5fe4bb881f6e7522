import { NFA } from 'refa';
import type { JsonObject } from '../json.ts';
import { textMemo } from '../memo.ts';
import { complement, languageOf } from './pattern-language.ts';
import { allSides } from './schema-sides.ts';
import { shortestWords } from './shortest-words.ts';

/** Rules cut all texts into two to the power of their number. */
const MOST_RULES = 5;
/** An automaton counts letter by letter. */
const LONGEST = 100;

/** What schemas ask of a text, each as a regular expression; undefined where one is too long to count. */
function rulesOf(schemas: readonly JsonObject[]): string[] | undefined {
  const rules = new Set<string>();
  for (const { pattern, minLength, maxLength } of schemas.flatMap(allSides)) {
    for (const length of [minLength, maxLength]) {
      if (typeof length === 'number' && length > LONGEST) return undefined;
    }
    if (typeof pattern === 'string') rules.add(pattern);
    if (typeof minLength === 'number') rules.add(`^[^]{${minLength},}$`);
    if (typeof maxLength === 'number') rules.add(`^[^]{0,${maxLength}}$`);
  }
  return [...rules];
}

/** The parts into which rules cut all texts: by each rule, what fits it and what does not. */
function cut(rules: readonly string[]): NFA[] {
  let parts: NFA[] = [languageOf('')];
  for (const rule of rules) {
    const language = languageOf(rule);
    const both = [language, complement(language)];
    parts = parts.flatMap((part) => both.map((side) => NFA.fromIntersection(part, side)));
    parts = parts.filter((part) => !part.isEmpty);
  }
  return parts;
}

const regionsOf = textMemo(
  ({ rules, most }: { rules: readonly string[]; most: number }): readonly string[] | undefined => {
    try {
      return cut(rules).flatMap((part) => shortestWords(part, most));
    } catch {
      // what no automaton can stand for
      return undefined;
    }
  },
);

/**
 * Texts from every part into which the patterns and lengths of schemas cut all texts, a few of each: no other text
 * fits another choice of them.
 *
 * @param most of each part
 * @returns undefined where not all parts can be told
 */
export function textRegions(schemas: readonly JsonObject[], most: number): readonly string[] | undefined {
  const rules = rulesOf(schemas);
  return rules && rules.length <= MOST_RULES ? regionsOf({ rules, most }) : undefined;
}
