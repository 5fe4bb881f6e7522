import { createScanner, type ParseError, parseTree } from 'jsonc-parser';
import type { Edit } from '../../finding.ts';
import { applyEdits, endOf, inOrder } from './edits.ts';

interface Token {
  kind: number;
  offset: number;
  length: number;
}

function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  for (let kind: number = scanner.scan(); scanner.getTokenLength() > 0; kind = scanner.scan()) {
    tokens.push({ kind, offset: scanner.getTokenOffset(), length: scanner.getTokenLength() });
  }
  return tokens;
}

function countErrors(text: string): number {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return errors.length;
}

/** The words that edits neither change nor border on, where they stand afterwards. */
function untouched(text: string, edits: readonly Edit[]): Token[] {
  const left = inOrder(edits);
  let next = 0;
  let shift = 0;
  return tokensOf(text).flatMap((token) => {
    let edit = left[next];
    while (edit && endOf(edit) < token.offset) {
      shift += edit.text.length - edit.length;
      next += 1;
      edit = left[next];
    }
    const isTouched = edit && edit.offset <= token.offset + token.length;
    return isTouched ? [] : [{ ...token, offset: token.offset + shift }];
  });
}

const keyOf = ({ kind, offset, length }: Token) => `${kind} ${offset} ${length}`;

/**
 * Whether edits leave the JSON in one piece: it parses as well as before, and every word they do not touch stays.
 *
 * @param edits none of which claim the same offset
 */
export function areSound(text: string, edits: readonly Edit[]): boolean {
  const after = applyEdits(text, edits);
  const errors = countErrors(after);
  if (errors > 0 && errors >= countErrors(text)) return false;
  const found = new Set(tokensOf(after).map(keyOf));
  return untouched(text, edits).every((token) => found.has(keyOf(token)));
}
