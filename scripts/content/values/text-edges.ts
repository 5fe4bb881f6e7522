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
export const LONGEST_TEXT = 100_000;
/** Of texts longer than this there are a few only: each takes its room. */
const LONG = 1000;

/** Texts of just this length, made of one that may be right: grown at its end, or at its start. */
function ofLength(text: string, length: number): string[] {
  const letters = [...(text === '' ? 'a' : text)];
  const [first = 'a'] = letters;
  const last = letters.at(-1) ?? 'a';
  const missing = Math.max(0, length - letters.length);
  const whole = letters.slice(0, length).join('');
  return missing > 0 ? [whole + last.repeat(missing), first.repeat(missing) + whole] : [whole];
}

function lengthsAround(schema: JsonObject): number[] {
  const { minLength, maxLength } = schema;
  const min = typeof minLength === 'number' ? [minLength - 1, minLength] : [];
  const max = typeof maxLength === 'number' ? [maxLength, maxLength + 1] : [];
  return [...min, ...max].filter((length) => length >= 0 && length <= LONGEST_TEXT);
}

/** Texts at the edges of `pattern`, `minLength` and `maxLength`, right and wrong ones. */
export function textEdges(schema: JsonObject, samples: readonly unknown[]): string[] {
  const { pattern } = schema;
  const given = samples.filter((sample) => typeof sample === 'string');
  const made = typeof pattern === 'string' ? patternWords(pattern) : [];
  const words = [...given, ...TYPED, ...made];
  const few = [given, made, TYPED].flatMap((texts) => texts.slice(0, 1));
  const sized = lengthsAround(schema).flatMap((length) =>
    (length > LONG ? few : words).flatMap((word) => ofLength(word, length)),
  );
  return [...words, ...sized];
}
