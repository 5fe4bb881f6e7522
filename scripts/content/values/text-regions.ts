import { NFA } from 'refa';
import type { JsonObject } from '../json.ts';
import { textMemo } from '../memo.ts';
import { sameValueSchemas } from './edges.ts';
import { complement, languageOf, shortestTexts } from './pattern-languages.ts';

/** Each rule may double the number of parts. */
const MOST_RULES = 5;
/** An automaton needs a state for each letter that it counts. */
const LONGEST = 100;

function rulesOf(schemas: readonly JsonObject[]): string[] | undefined {
  const rules = new Set<string>();
  for (const { pattern, minLength, maxLength } of schemas.flatMap(sameValueSchemas)) {
    for (const length of [minLength, maxLength]) {
      if (typeof length === 'number' && length > LONGEST) return undefined;
    }
    if (typeof pattern === 'string') rules.add(pattern);
    if (typeof minLength === 'number') rules.add(`^[^]{${minLength},}$`);
    if (typeof maxLength === 'number') rules.add(`^[^]{0,${maxLength}}$`);
  }
  return [...rules];
}

function split(rules: readonly string[]): NFA[] {
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
      return split(rules).flatMap((part) => shortestTexts(part, most));
    } catch {
      // a rule has no automaton
      return undefined;
    }
  },
);

/** Returns a few texts of every part into which patterns and lengths split all texts, if these are few. */
export function textRegions(schemas: readonly JsonObject[], most: number): readonly string[] | undefined {
  const rules = rulesOf(schemas);
  return rules && rules.length <= MOST_RULES ? regionsOf({ rules, most }) : undefined;
}
