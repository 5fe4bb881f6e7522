import { createScanner } from 'jsonc-parser';
import type { Problem } from '../diagnostic.ts';

/** A bracket that is missing or one too many. */
interface BracketError extends Problem {
  offset: number;
  length: number;
}

interface Token {
  text: string;
  offset: number;
  line: number;
  indent: number;
  isFirst: boolean;
  isLast: boolean;
}

const CLOSED_BY: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const line = scanner.getTokenStartLine();
    const before = tokens.at(-1);
    const isFirst = before?.line !== line;
    if (before && isFirst) before.isLast = true;
    const indent = isFirst ? scanner.getTokenStartCharacter() : before.indent;
    const token = text.slice(offset, offset + Math.max(1, scanner.getTokenLength()));
    tokens.push({ text: token, offset, line, indent, isFirst, isLast: false });
  }
  return tokens;
}

const at = ({ offset, text }: Token, problem: Problem): BracketError => ({
  offset,
  length: text.length,
  ...problem,
});

function missing(before: Token, opener: Token): BracketError {
  const closer = CLOSED_BY[opener.text];
  return at(before, {
    message: `The ${opener.text} of line ${opener.line + 1} is not closed before this.`,
    advice: `Add the ${closer} that closes it.`,
  });
}

function tooMany(closer: Token, opener: Token | undefined): BracketError {
  return at(closer, {
    message: opener
      ? `This ${closer.text} would close the ${opener.text} of line ${opener.line + 1}, which does not end here.`
      : `This ${closer.text} closes nothing.`,
    advice: 'Remove it, or add the bracket that it should close.',
  });
}

/** Returns the error of a closing bracket; its indentation shows which bracket it should close. */
function checkCloser(
  closer: Token,
  opener: Token | undefined,
  last: Token | undefined,
): BracketError | undefined {
  if (!opener) return tooMany(closer, opener);
  const fits = CLOSED_BY[opener.text] === closer.text;
  if (closer.isFirst && closer.indent < opener.indent) return missing(closer, opener);
  if (
    closer.isFirst ? closer.indent > opener.indent : opener.line !== closer.line && opener.line !== last?.line
  )
    return tooMany(closer, opener);
  return fits ? undefined : tooMany(closer, opener);
}

/**
 * Finds the bracket that is missing or one too many, by indentation: a bracket is closed in its own line, or where a line
 * begins as far in as that one.
 */
export function findBracketError(text: string): BracketError | undefined {
  const open: Token[] = [];
  let lastClosed: Token | undefined;
  let before: Token | undefined;
  for (const token of tokensOf(text)) {
    const inner = open.at(-1);
    if (inner && token.isFirst && inner.line === before?.line && inner !== before) {
      return missing(token.text === CLOSED_BY[inner.text] ? token : before, inner);
    }
    if (token.isFirst && token.text === ',' && inner) return missing(token, inner);
    if (token.text === ':' && inner?.text === '[' && before) {
      return at(before, {
        message: 'There is a name in a list [ … ].',
        advice: 'Add the { that opens the object before it.',
      });
    }
    if (token.text in CLOSED_BY) open.push(token);
    if (token.text === '}' || token.text === ']') {
      const problem = checkCloser(token, inner, lastClosed);
      if (problem) return problem;
      lastClosed = open.pop();
    } else lastClosed = undefined;
    before = token;
  }
  return undefined;
}
