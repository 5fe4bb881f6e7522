import { createScanner, type ParseError, parseTree } from 'jsonc-parser';
import type { Diagnostic, Edit } from '../diagnostic.ts';

type Fixable = Pick<Diagnostic, 'fix'>;

const editsOf = (diagnostics: readonly Fixable[]) => diagnostics.flatMap(({ fix = [] }) => fix);
const endOf = ({ offset, length }: Edit) => offset + length;
const inOrder = (edits: readonly Edit[]) => edits.toSorted((a, b) => a.offset - b.offset);

/** Returns the offsets that an edit touches; an insertion touches the offset where it is made. */
function offsetsOf({ offset, length }: Edit): number[] {
  return Array.from({ length: Math.max(1, length) }, (_, index) => offset + index);
}

/** @param edits that do not touch each other */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = 0;
  const pieces = inOrder(edits).map((edit) => {
    const before = text.slice(done, edit.offset);
    done = endOf(edit);
    return before + edit.text;
  });
  return pieces.join('') + text.slice(done);
}

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

function countSyntaxErrors(text: string): number {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return errors.length;
}

/** Returns the tokens that edits neither change nor border on, at their offsets after the edits. */
function untouchedTokens(text: string, edits: readonly Edit[]): Token[] {
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

/** Returns true if a text parses no worse after edits, which must not touch each other, and other tokens are the same. */
function keepJsonIntact(text: string, edits: readonly Edit[]): boolean {
  const after = applyEdits(text, edits);
  const errors = countSyntaxErrors(after);
  if (errors > 0 && errors >= countSyntaxErrors(text)) return false;
  const found = new Set(tokensOf(after).map(keyOf));
  return untouchedTokens(text, edits).every((token) => found.has(keyOf(token)));
}

/** Returns the diagnostics whose edits touch no others; of those that touch each other, the first. */
function withoutConflicts<Item extends Fixable>(diagnostics: readonly Item[]): Item[] {
  const taken = new Set<number>();
  return diagnostics.filter((diagnostic) => {
    const touched = editsOf([diagnostic]).flatMap(offsetsOf);
    const offsets = new Set(touched);
    const conflicts = offsets.size < touched.length || touched.some((offset) => taken.has(offset));
    if (offsets.size === 0 || conflicts) return false;
    for (const offset of offsets) taken.add(offset);
    return true;
  });
}

/** Returns the diagnostics that can be fixed together with others; one that cannot is found by halving. */
function fixableWith<Item extends Fixable>(
  text: string,
  others: readonly Item[],
  items: readonly Item[],
): Item[] {
  if (keepJsonIntact(text, editsOf([...others, ...items]))) return [...items];
  if (items.length < 2) return [];
  const half = Math.ceil(items.length / 2);
  const first = fixableWith(text, others, items.slice(0, half));
  return [...first, ...fixableWith(text, [...others, ...first], items.slice(half))];
}

/** Applies whole fixes, without those that would break the JSON; of two in conflict one waits for the next check. */
export function applyFixes<Item extends Fixable>(
  text: string,
  diagnostics: readonly Item[],
): { text: string; fixed: readonly Item[] } {
  const fixable = withoutConflicts(diagnostics);
  const fixed = new Set(fixableWith(text, [], fixable));
  const breaking = new Set(fixable.filter((diagnostic) => !fixed.has(diagnostic)));
  // without those, others that conflicted with them can be fixed
  if (breaking.size > 0) {
    return applyFixes(
      text,
      diagnostics.filter((diagnostic) => !breaking.has(diagnostic)),
    );
  }
  return { text: applyEdits(text, editsOf(fixable)), fixed: fixable };
}
