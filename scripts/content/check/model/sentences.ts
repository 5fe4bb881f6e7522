import { automatedReadability } from 'automated-readability';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { memo } from '../../memo.ts';
import { readMarkdown } from './markdown.ts';
import type { Text } from './texts.ts';

/** One sentence of a text, or a label that is none. */
export interface Sentence {
  text: string;
  words: readonly string[];
  /** the years of school in English that it takes to read it with ease, by its syllables (Flesch and Kincaid) */
  grade: number;
  /** the same by its letters (Automated Readability Index) */
  gradeByLetters: number;
}

const SENTENCES = new Intl.Segmenter('en-AU', { granularity: 'sentence' });
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}$]|['’.,-](?=[\p{L}\p{N}]))*/gu;
const LETTER = /[\p{L}\p{N}]/gu;
const PLACEHOLDER = /\{[^{}]*\}/g;

/** How many syllables a word has: a number, an amount or a name that is filled in is as easy as a word of one. */
export const syllablesOf = memo((word: string): number => Math.max(1, syllable(word)));

function sentenceOf(text: string): Sentence {
  const words = text.replace(PLACEHOLDER, 'X').match(WORD) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const letters = words.join('').match(LETTER)?.length ?? 0;
  const counts = { sentence: 1, word: words.length };
  return {
    text,
    words,
    grade: fleschKincaid({ ...counts, syllable: syllables }),
    gradeByLetters: automatedReadability({ ...counts, character: letters }),
  };
}

const inBlock = memo((block: string): readonly Sentence[] =>
  [...SENTENCES.segment(block)]
    .map(({ segment }) => sentenceOf(segment.trim()))
    .filter(({ words }) => words.length > 0),
);

/** The sentences of a text, as people read them: without marks of Markdown and addresses of links. */
export function sentencesOf({ text, kind }: Pick<Text, 'text' | 'kind'>): readonly Sentence[] {
  const blocks = kind === 'markdown' ? readMarkdown(text).blocks : [text];
  return blocks.flatMap((block) => inBlock(block));
}
