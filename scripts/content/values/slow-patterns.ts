import { createRequire } from 'node:module';
import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { memo } from '../memo.ts';
import { parsePattern } from './pattern-texts.ts';

/** Limits that answer within a tenth of a second for patterns that people write. The timeout is in milliseconds. */
const LIMITS = { timeout: 4000, maxNFASize: 2000, maxIteration: 3, maxInitialGenerationSize: 100 };

let recheck: typeof import('recheck') | undefined;

/** Returns the letters that a search repeats in exponential time. Empty if it takes less, undefined without an answer. */
function slowLetters(source: string): string | undefined {
  // loaded on first use, which takes a while. Its main entry would start a process for each pattern
  recheck ??= createRequire(import.meta.url)('recheck/lib/browser.js') as typeof import('recheck');
  const result = recheck.checkSync(source, 'u', LIMITS);
  if (result.status === 'unknown') return undefined;
  const isSlow = result.status === 'vulnerable' && result.complexity.type === 'exponential';
  return isSlow ? (result.attack.pumps[0]?.pump ?? '') : '';
}

/** Returns the pattern, and what it looks ahead or behind for. */
function separateSearches(pattern: AST.Pattern): string[] {
  const found = [pattern.raw];
  visitRegExpAST(pattern, {
    onAssertionEnter(assertion) {
      if ('alternatives' in assertion) found.push(assertion.alternatives.map(({ raw }) => raw).join('|'));
    },
  });
  return found;
}

/** Returns the groups that repeat, the shortest first. Without one, no pattern takes exponential time. */
function repeatedGroups(pattern: AST.Pattern): string[] {
  const found: string[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter({ raw, max, element }) {
      if (max > 1 && element.type.endsWith('Group')) found.push(raw);
    },
  });
  return found.sort((one, other) => one.length - other.length);
}

/** Returns the part of a pattern that causes exponential time, if there is one. */
export const slowPart = memo((source: string): { part: string; letters: string } | undefined => {
  try {
    const pattern = parsePattern(source);
    const groups = repeatedGroups(pattern);
    if (groups.length === 0) return undefined;
    for (const search of separateSearches(pattern)) {
      const letters = slowLetters(search);
      if (letters === '') continue;
      const part = groups.find((group) => slowLetters(`^${group}$`));
      // a pattern that is too complex to search is slow if one of its groups is
      const known = letters ?? (part && slowLetters(`^${part}$`));
      if (known) return { part: part ?? groups.at(-1) ?? source, letters: known };
    }
  } catch {
    // not a regular expression
  }
  return undefined;
});
