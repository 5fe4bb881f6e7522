import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { CombinedTransformer, DFA, JS, NFA, Transformers, transform } from 'refa';

const options = { ignoreAmbiguity: true, ignoreOrder: true };

/** Makes automata possible: they know no `^` and `$`. */
const withoutEdges = new CombinedTransformer([
  Transformers.simplify(options),
  Transformers.applyAssertions(options),
  Transformers.patternEdgeAssertions({ ...options, remove: true }),
]);

const parser = new RegExpParser();

/** The texts in which a regular expression without lookarounds finds a match. */
function plainLanguage(source: string): NFA {
  const literal = { source: `[^]*(?:${source})[^]*`, flags: 'u' };
  const { expression, maxCharacter } = JS.Parser.fromLiteral(literal).parse();
  return NFA.fromRegex(transform(withoutEdges, expression, { maxPasses: 50 }), { maxCharacter });
}

/** The texts that a language does not hold. */
export function complement(language: NFA): NFA {
  const dfa = DFA.fromFA(language);
  dfa.complement();
  return NFA.fromFA(dfa);
}

const isAhead = (element: AST.Element) => element.type === 'Assertion' && element.kind === 'lookahead';
const raw = (parts: readonly { raw: string }[], between: string) => parts.map(({ raw }) => raw).join(between);

/** What a lookahead at the start asks of the whole text. */
function aheadLanguage(element: AST.Element): NFA | undefined {
  if (element.type !== 'Assertion' || element.kind !== 'lookahead') return undefined;
  const language = plainLanguage(`^(?:${raw(element.alternatives, '|')})`);
  return element.negate ? complement(language) : language;
}

/** The texts that an alternative finds; `^(?=a)(?!b)c` are those that `^a` and `^c` find, and `^b` does not. */
function languageOfAlternative({ elements }: AST.Alternative): NFA {
  const [first, ...others] = elements;
  const isAnchored = first?.type === 'Assertion' && first.kind === 'start';
  const end = others.findIndex((element) => !isAhead(element));
  const aheads = isAnchored ? others.slice(0, end < 0 ? others.length : end) : [];
  const rest = isAnchored ? [first, ...others.slice(aheads.length)] : elements;
  const conditions = aheads.flatMap((element) => aheadLanguage(element) ?? []);
  return conditions.reduce(
    (all, language) => NFA.fromIntersection(all, language),
    plainLanguage(raw(rest, '')),
  );
}

/**
 * The texts in which a regular expression finds a match.
 * @throws Error for one that no automaton can stand for: with references, or lookarounds in its midst
 */
export function languageOf(pattern: string): NFA {
  const [first, ...others] = parser.parsePattern(pattern, 0, pattern.length, { unicode: true }).alternatives;
  const language = first ? languageOfAlternative(first) : plainLanguage('');
  for (const alternative of others) language.union(languageOfAlternative(alternative));
  return language;
}

/**
 * The texts that one pattern finds and the other does not.
 * @throws Error for patterns that no automaton can stand for
 */
export function difference(pattern: string, without: string): NFA {
  return NFA.fromIntersection(languageOf(pattern), complement(languageOf(without)));
}
