import type { AST } from '@eslint-community/regexpp';
import { CombinedTransformer, DFA, JS, NFA, Transformers, transform } from 'refa';
import type { JsonObject } from '../json.ts';
import { textMemo } from '../memo.ts';
import { sameValueSchemas } from './edges.ts';
import { parsePattern, plainText, shortestPaths } from './pattern-texts.ts';

const options = { ignoreAmbiguity: true, ignoreOrder: true };

/** Resolves `^`, `$` and simple lookarounds, which automata do not support. */
const withoutAssertions = new CombinedTransformer([
  Transformers.simplify(options),
  Transformers.applyAssertions(options),
  Transformers.patternEdgeAssertions({ ...options, remove: true }),
]);

function plainLanguage(source: string): NFA {
  const literal = { source: `[^]*(?:${source})[^]*`, flags: 'u' };
  const { expression, maxCharacter } = JS.Parser.fromLiteral(literal).parse();
  return NFA.fromRegex(transform(withoutAssertions, expression, { maxPasses: 50 }), { maxCharacter });
}

function complement(language: NFA): NFA {
  const dfa = DFA.fromFA(language);
  dfa.complement();
  return NFA.fromFA(dfa);
}

const isLookahead = (element: AST.Element): element is AST.LookaheadAssertion =>
  element.type === 'Assertion' && element.kind === 'lookahead';
const raw = (parts: readonly { raw: string }[], between: string) => parts.map(({ raw }) => raw).join(between);

function lookaheadLanguage({ alternatives, negate }: AST.LookaheadAssertion): NFA {
  const language = plainLanguage(`^(?:${raw(alternatives, '|')})`);
  return negate ? complement(language) : language;
}

/** Returns the texts of an alternative. For `^(?=a)(?!b)c`: those that `^a` and `^c` match and `^b` does not. */
function alternativeLanguage({ elements }: AST.Alternative): NFA {
  const [first, ...more] = elements;
  if (first?.type !== 'Assertion' || first.kind !== 'start') return plainLanguage(raw(elements, ''));
  const end = more.findIndex((element) => !isLookahead(element));
  const lookaheads = more.slice(0, end < 0 ? more.length : end).filter(isLookahead);
  const rest = [first, ...more.slice(lookaheads.length)];
  return intersection([plainLanguage(raw(rest, '')), ...lookaheads.map(lookaheadLanguage)]);
}

const intersection = (languages: readonly NFA[]): NFA =>
  languages.reduce((one, other) => NFA.fromIntersection(one, other));

/** Returns the texts in which a pattern matches. @throws Error for back references, and for lookarounds in the middle */
function languageOf(pattern: string): NFA {
  const [first, ...more] = parsePattern(pattern).alternatives;
  const language = first ? alternativeLanguage(first) : plainLanguage('');
  for (const alternative of more) language.union(alternativeLanguage(alternative));
  return language;
}

/** Returns a few texts of a language, the shortest first. */
function shortestTexts(language: NFA, most: number): string[] {
  const [path] = most > 0 ? shortestPaths(language, 1) : [];
  if (!path) return [];
  const { maxCharacter } = language;
  const text = plainText(path);
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const more = complement(NFA.fromWords([codes], { maxCharacter }));
  return [text, ...(most > 1 ? shortestTexts(NFA.fromIntersection(language, more), most - 1) : [])];
}

function hasText({ initial, finals }: NFA, least: number, most: number): boolean {
  let states = new Set([initial]);
  for (let length = 0; length <= most && states.size > 0; length += 1) {
    if (length >= least && [...states].some((state) => finals.has(state))) return true;
    states = new Set([...states].flatMap((state) => [...state.out.keys()]));
  }
  return false;
}

/** Returns true if certainly no text with a length from `least` to `most` matches all patterns. */
export function noTextMatches(patterns: readonly string[], least: number, most: number): boolean {
  if (least > most) return true;
  if (patterns.length === 0) return false;
  try {
    const language = intersection(patterns.map(languageOf));
    // a longer text would visit a state twice, so there is also a shorter one
    return !hasText(language, least, Math.min(most, least + language.countNodes()));
  } catch {
    return false;
  }
}

/** The maximum number of rules. Each rule may double the number of parts. */
const MAX_RULES = 5;
/** The maximum length to count. An automaton needs a state for each character that it counts. */
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

/**
 * Splits all texts by patterns and lengths, and returns a few texts of each part. Undefined if the rules are too
 * complex.
 */
export function textRegions(schemas: readonly JsonObject[], most: number): readonly string[] | undefined {
  const rules = rulesOf(schemas);
  return rules && rules.length <= MAX_RULES ? regionsOf({ rules, most }) : undefined;
}
