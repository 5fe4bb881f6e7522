import { automatedReadability } from 'automated-readability';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { memo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { type Origin, placeKey } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { readMarkdown } from './markdown.ts';
import { isLegal, isRead, type Text } from './texts.ts';

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

/** A sentence of more words is hard to hold in mind. */
export const MOST_WORDS = 25;

/** A sentence of a higher grade is hard. */
export const MOST_GRADE = 10;

/** The mean grade that a page may have. */
export const MOST_MEAN_GRADE = 7;

/** One long word makes the grade of a short sentence, however easy it is. */
const ENOUGH_TO_JUDGE = 8;

/** A text with fewer words is a label or a button. */
const ENOUGH_TO_COUNT = 5;

/** Returns true if a text has words enough for a hard sentence: most are labels, which need no closer look. */
export function mayBeHard(text: string): boolean {
  return (text.match(/\s+/g)?.length ?? 0) + 1 >= ENOUGH_TO_JUDGE;
}

export function isTooLong({ words }: Sentence): boolean {
  return words.length > MOST_WORDS;
}

/** Returns true if both formulas find a sentence hard: each alone misjudges words such as “emergency” that everyone knows. */
export function isTooHard({ words, grade, gradeByLetters }: Sentence): boolean {
  return words.length >= ENOUGH_TO_JUDGE && Math.min(grade, gradeByLetters) > MOST_GRADE;
}

/** The mean of fewer sentences says little of a page. */
const ENOUGH_FOR_MEAN = 10;

/** Returns true if a sentence counts for the mean grade of its page. */
export function countsForMean({ words }: Sentence): boolean {
  return words.length >= ENOUGH_TO_COUNT;
}

/** The mean grade of some sentences; undefined for too few. */
export function meanGrade(sentences: readonly Sentence[]): number | undefined {
  const grades = sentences.filter(countsForMean).map(({ grade }) => grade);
  if (grades.length < ENOUGH_FOR_MEAN) return undefined;
  return grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
}

/** Returns true if a sentence is harder than pages may be in the mean, so that to exempt it makes a difference. */
export function isDemanding(sentence: Sentence): boolean {
  return isTooLong(sentence) || (countsForMean(sentence) && sentence.grade > MOST_MEAN_GRADE);
}

/** `12.3` */
export function formatGrade(grade: number): string {
  return grade.toFixed(1);
}

/** A sentence, and the place of its text. */
export interface PageSentence extends Sentence {
  origin: Origin;
}

/**
 * The sentences of a page and of the files that it takes in as a whole, legal texts left out. A text that several
 * places take in counts once.
 */
export function pageSentences(context: CheckContext, page: ContentFile): PageSentence[] {
  const whole = [...context.resolved(page).refs.values()].filter(({ pointer }) => pointer === '');
  const texts = new Map<string, { text: Text; origin: Origin }>();
  for (const file of new Set([page, ...whole.map((target) => target.file)])) {
    for (const text of context.texts(file)) {
      if (!isRead(text) || isLegal(context, file, text.pointer)) continue;
      const origin = context.origin(file, text.pointer);
      texts.set(placeKey(origin), { text, origin });
    }
  }
  return [...texts.values()].flatMap(({ text, origin }) =>
    sentencesOf(text).map((sentence) => ({ ...sentence, origin })),
  );
}
