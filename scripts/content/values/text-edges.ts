import type { JsonObject } from '../json.ts';
import { patternWords } from './pattern-words.ts';

/** What people type into all kinds of fields, right in some and wrong in others. */
const TYPED = [
  'Maria',
  'maria@example.com',
  '0412345678',
  '2000',
  '123456',
  'AB123456',
  'A',
  ' ',
  '!',
  '-',
  '',
];

/** A text that nobody has a limit for. */
const LONGEST = 10_000;

/** A text of just this length, made of one that may be right. */
function ofLength(text: string, length: number): string {
  const letters = [...(text === '' ? 'a' : text)];
  const last = letters.at(-1) ?? 'a';
  return letters.slice(0, length).join('') + last.repeat(Math.max(0, length - letters.length));
}

function lengthsAround(schema: JsonObject): number[] {
  const { minLength, maxLength } = schema;
  const min = typeof minLength === 'number' ? [minLength - 1, minLength] : [];
  const max = typeof maxLength === 'number' ? [maxLength, maxLength + 1] : [];
  return [...min, ...max].filter((length) => length >= 0 && length <= LONGEST);
}

/** Texts at the edges of `pattern`, `minLength` and `maxLength`, right and wrong ones. */
export function textEdges(schema: JsonObject, samples: readonly unknown[]): string[] {
  const { pattern } = schema;
  const given = samples.filter((sample) => typeof sample === 'string');
  const made = typeof pattern === 'string' ? patternWords(pattern) : [];
  const words = [...given, ...TYPED, ...made];
  const lengths = lengthsAround(schema);
  return [...words, ...words.flatMap((word) => lengths.map((length) => ofLength(word, length)))];
}
