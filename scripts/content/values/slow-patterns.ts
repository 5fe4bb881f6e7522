import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { type CharSet, JS, Transformers, transform } from 'refa';
import { memo } from '../memo.ts';
import { ambiguousLoop } from './ambiguity.ts';
import { parsePattern, plainText } from './pattern-texts.ts';

interface SlowPart {
  part: string;
  letters: string;
}

/** Characters that represent `^` and `$`, which automata do not support. No visitor types them. */
const START = '\u{10FFFE}';
const END = '\u{10FFFF}';

function withoutAnchors(source: string): string {
  const anchors: AST.EdgeAssertion[] = [];
  visitRegExpAST(parsePattern(source), {
    onAssertionEnter(assertion) {
      if (assertion.kind === 'start' || assertion.kind === 'end') anchors.push(assertion);
    },
  });
  return anchors.reduceRight(
    (text, { start, end, kind }) => text.slice(0, start) + (kind === 'start' ? START : END) + text.slice(end),
    source,
  );
}

function findLoop(source: string): CharSet[] | undefined {
  const { expression } = JS.Parser.fromLiteral({ source: withoutAnchors(source), flags: 'u' }).parse();
  return ambiguousLoop(transform(Transformers.applyAssertions(), expression).alternatives);
}

function separateSearches(pattern: AST.Pattern): string[] {
  const found = [pattern.raw];
  visitRegExpAST(pattern, {
    onAssertionEnter(assertion) {
      if ('alternatives' in assertion) found.push(assertion.alternatives.map(({ raw }) => raw).join('|'));
    },
  });
  return found;
}

function smallestPart(pattern: AST.Pattern): string {
  const found: string[] = [];
  visitRegExpAST(pattern, { onQuantifierEnter: ({ raw }) => found.push(raw) });
  const bySize = found.toSorted((one, other) => one.length - other.length);
  return bySize.find((raw) => findLoop(`${raw}$`)) ?? pattern.raw;
}

/** Returns the part of a pattern that causes exponential time, if there is one and the pattern is not too large. */
export const slowPart = memo((source: string): SlowPart | undefined => {
  try {
    const pattern = parsePattern(source);
    for (const search of separateSearches(pattern)) {
      const loop = findLoop(search);
      if (loop) return { part: smallestPart(pattern), letters: plainText(loop) };
    }
  } catch {
    // not a regular expression, or one that is too large
  }
  return undefined;
});
