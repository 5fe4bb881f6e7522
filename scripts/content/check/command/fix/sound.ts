import { createScanner, type ParseError, parseTree } from 'jsonc-parser';
import type { Edit } from '../../finding.ts';
import { applyEdits, collide, shiftAt, touches } from './edits.ts';

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

const keyOf = ({ kind, offset, length }: Token, shift = 0) => `${kind} ${offset + shift} ${length}`;

/** Whether edits leave the JSON in one piece: it parses as well as before, and every word they do not touch stays. */
export function areSound(text: string, edits: readonly Edit[]): boolean {
  if (edits.some((edit, index) => edits.slice(index + 1).some((other) => collide(edit, other)))) return false;
  const after = applyEdits(text, edits);
  const errors = countErrors(after);
  if (errors > 0 && errors >= countErrors(text)) return false;
  const found = new Set(tokensOf(after).map((token) => keyOf(token)));
  const untouched = tokensOf(text).filter((token) => !edits.some((edit) => touches(edit, token)));
  return untouched.every((token) => found.has(keyOf(token, shiftAt(token.offset, edits))));
}
