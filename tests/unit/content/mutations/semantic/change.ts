import { join } from 'node:path';
import { lineAndColumn } from '../../../../../scripts/content/check/diagnostic.ts';
import { CONTENT_DIR, type ContentFiles, readFile } from '../../../../../scripts/content/read.ts';
import { findPiece } from '../../find-piece.ts';

/** The lines of a file, counted from 1. */
interface Lines {
  file: string;
  from: number;
  to: number;
}

type Texts = Map<string, string | Buffer>;

/** A change of the content by an author. Returns the lines that it changed, if they still exist. */
export type Change = (texts: Texts) => Lines | undefined;

function linesOf(file: string, text: string, start: number, end: number): Lines {
  return { file, from: lineAndColumn({ text }, start).line, to: lineAndColumn({ text }, end).line };
}

/** Replaces the first such piece of JSON in a file. */
export function edit(file: string, json: string, to: string): Change {
  return (texts) => {
    const text = String(texts.get(file) ?? '');
    const { index, length } = findPiece(text, json);
    const changed = text.slice(0, index) + to + text.slice(index + length);
    texts.set(file, changed);
    return linesOf(file, changed, index, index + to.length);
  };
}

/** Replaces the whole text of a file. */
export function rewrite(file: string, make: (text: string) => string | Buffer): Change {
  return (texts) => {
    texts.set(file, make(String(texts.get(file) ?? '')));
    return { file, from: 1, to: 1 };
  };
}

export function remove(file: string): Change {
  return (texts) => void texts.delete(file);
}

export function move(file: string, to: string): Change {
  return (texts) => {
    texts.set(to, texts.get(file) ?? '');
    texts.delete(file);
    return { file: to, from: 1, to: 1 };
  };
}

/** A fault in the content: the changes, and more pieces of JSON whose lines may be reported, as `file: json`. */
export interface Fault {
  changes: readonly Change[];
  at: readonly string[];
}

export const fault = (change: Change | readonly Change[], ...at: string[]): Fault => {
  return { changes: [change].flat(), at };
};

function spotOf(texts: Texts, place: string): Lines {
  const [, file = '', json = ''] = /^([\w/.-]+): (.*)$/s.exec(place) ?? [];
  const text = String(texts.get(file) ?? '');
  const { index, length } = findPiece(text, json);
  return linesOf(file, text, index, index + length);
}

/** Returns the content after a fault, and the lines on which a diagnostic is useful. */
export function spoil(files: ContentFiles, { changes, at }: Fault): { files: ContentFiles; lines: Lines[] } {
  const before: Texts = new Map([...files.values()].map(({ name, text }) => [name, text]));
  const texts: Texts = new Map(before);
  const changed = changes.flatMap((change) => change(texts) ?? []);
  const spoilt = [...texts].map(([name, text]) => {
    const path = join(CONTENT_DIR, name);
    const known = before.get(name) === text ? files.get(path) : undefined;
    return [path, known ?? readFile(path, CONTENT_DIR, text)] as const;
  });
  return { files: new Map(spoilt), lines: [...changed, ...at.map((place) => spotOf(texts, place))] };
}
