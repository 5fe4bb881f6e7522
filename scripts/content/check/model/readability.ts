import { automatedReadability } from 'automated-readability';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { memo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { type Origin, placeKey } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { readMarkdown } from './markdown.ts';
import { isLegal, isRead, type Text } from './texts.ts';

/** One sentence of a text, or a label. */
export interface Sentence {
  text: string;
  words: readonly string[];
  /** the years of school in English that make it easy to read, by its syllables (Flesch and Kincaid) */
  grade: number;
  /** the same by its letters (Automated Readability Index) */
  gradeByLetters: number;
}

/** A longer sentence is hard to remember. */
export const MOST_WORDS = 25;

/** A sentence of a higher grade is hard. */
export const MOST_GRADE = 10;

/** The mean grade that a page may have. */
export const MOST_MEAN_GRADE = 7;

/** One long word makes the grade of a shorter sentence, however easy it is. */
const WORDS_TO_GRADE = 8;

/** A text with fewer words is a label or a button. */
const WORDS_TO_COUNT = 5;

/** The mean of fewer sentences says little about a page. */
const SENTENCES_FOR_MEAN = 10;

const SENTENCES = new Intl.Segmenter('en-AU', { granularity: 'sentence' });
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}$]|['’.,-](?=[\p{L}\p{N}]))*/gu;
const LETTER = /[\p{L}\p{N}]/gu;
const PLACEHOLDER = /\{[^{}]*\}/g;

/** Returns the number of syllables; a number or an amount is as easy as a word of one. */
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

/** Returns the sentences of a text as people read them: without marks of Markdown and addresses of links. */
export function sentencesOf({ text, kind }: Pick<Text, 'text' | 'kind'>): readonly Sentence[] {
  const blocks = kind === 'markdown' ? readMarkdown(text).blocks : [text];
  return blocks.flatMap((block) => inBlock(block));
}

/** Returns true if a text has words enough for a hard sentence: most texts are labels. */
export function mayBeHard(text: string): boolean {
  return (text.match(/\s+/g)?.length ?? 0) + 1 >= WORDS_TO_GRADE;
}

export const isTooLong = ({ words }: Sentence): boolean => words.length > MOST_WORDS;

/** Returns true if both formulas find a sentence hard: each alone is wrong about words such as “emergency”. */
export function isTooHard({ words, grade, gradeByLetters }: Sentence): boolean {
  return words.length >= WORDS_TO_GRADE && Math.min(grade, gradeByLetters) > MOST_GRADE;
}

/** Returns true if a sentence counts for the mean grade of its page. */
export const countsForMean = ({ words }: Sentence): boolean => words.length >= WORDS_TO_COUNT;

/** Returns the mean grade of some sentences; undefined for too few. */
export function meanGrade(sentences: readonly Sentence[]): number | undefined {
  const grades = sentences.filter(countsForMean).map(({ grade }) => grade);
  if (grades.length < SENTENCES_FOR_MEAN) return undefined;
  return grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
}

/** Returns true if a sentence is harder than the mean of a page may be, so that it makes a difference to exempt it. */
export function isDemanding(sentence: Sentence): boolean {
  return isTooLong(sentence) || (countsForMean(sentence) && sentence.grade > MOST_MEAN_GRADE);
}

/** Returns `12.3`. */
export const formatGrade = (grade: number): string => grade.toFixed(1);

export interface PageSentence extends Sentence {
  origin: Origin;
}

/** Returns the sentences of a page and the files that it includes as a whole, without legal texts; shared texts once. */
export function pageSentences(context: CheckContext, page: ContentFile): PageSentence[] {
  const whole = [...context.resolved(page).refs.values()].filter(({ pointer }) => pointer === '');
  const texts = [...new Set([page, ...whole.map(({ file }) => file)])].flatMap((file) =>
    context
      .texts(file)
      .filter((text) => isRead(text) && !isLegal(context, file, text.pointer))
      .map((text) => ({ text, origin: context.origin(file, text.pointer) })),
  );
  const byPlace = new Map(texts.map((each) => [placeKey(each.origin), each]));
  return [...byPlace.values()].flatMap(({ text, origin }) =>
    sentencesOf(text).map((sentence) => ({ ...sentence, origin })),
  );
}
