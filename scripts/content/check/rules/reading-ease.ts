import { automatedReadability } from 'automated-readability';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { isObject, type JsonObject, placesIn } from '../../json.ts';
import { memo, weakMemo } from '../../memo.ts';
import { type ContentFile, nodeAt, pageFiles } from '../../read.ts';
import { type Origin, originKey } from '../../resolve.ts';
import { lineAndColumn, type Report } from '../diagnostic.ts';
import { list, quote, suggestName } from '../format.ts';
import { isKind } from '../kinds.ts';
import { readMarkdown } from '../model/markdown.ts';
import { isRead, type Text } from '../model/texts.ts';
import { type CheckContext, perFile, perText, type Rule, report, warning } from '../rule.ts';
import { locationInText } from '../text-edits.ts';

/** The limits for a sentence. A grade is the number of school years in English that a reader needs to read it easily. */
const MAX_WORDS = 25;
const MAX_GRADE = 10;
// in shorter sentences, one long word decides the grade
const WORDS_TO_GRADE = 8;

/** The limit for the mean of a page. */
const MAX_MEAN_GRADE = 7;
// shorter texts are labels or buttons
const WORDS_TO_COUNT = 5;
const SENTENCES_FOR_MEAN = 10;

const SENTENCES = new Intl.Segmenter('en-AU', { granularity: 'sentence' });
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}$]|['’.,-](?=[\p{L}\p{N}]))*/gu;
const LETTER = /[\p{L}\p{N}]/gu;
const PLACEHOLDER = /\{[^{}]*\}/g;

// a number or an amount counts as one syllable
const syllablesOf = memo((word: string): number => Math.max(1, syllable(word)));

type Sentence = ReturnType<typeof sentenceOf>;

function sentenceOf(text: string) {
  const words: readonly string[] = text.replace(PLACEHOLDER, 'X').match(WORD) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const letters = words.join('').match(LETTER)?.length ?? 0;
  const counts = { sentence: 1, word: words.length, syllable: syllables, character: letters };
  return { text, words, grade: fleschKincaid(counts), gradeByLetters: automatedReadability(counts) };
}

const inBlock = memo((block: string): readonly Sentence[] =>
  [...SENTENCES.segment(block)]
    .map(({ segment }) => sentenceOf(segment.trim()))
    .filter(({ words }) => words.length > 0),
);

/** Returns the sentences of a text as visitors read them, without Markdown marks and the addresses of links. */
export function sentencesOf({ text, kind }: Pick<Text, 'text' | 'kind'>): readonly Sentence[] {
  const blocks = kind === 'markdown' ? readMarkdown(text).blocks : [text];
  return blocks.flatMap((block) => inBlock(block));
}

export const isTooLong = ({ words }: Sentence): boolean => words.length > MAX_WORDS;

/** Returns true if both formulas rate a sentence as hard. Each one alone misjudges words such as “emergency”. */
export function isTooHard({ words, grade, gradeByLetters }: Sentence): boolean {
  return words.length >= WORDS_TO_GRADE && Math.min(grade, gradeByLetters) > MAX_GRADE;
}

const countsForMean = ({ words }: Sentence): boolean => words.length >= WORDS_TO_COUNT;

/** Returns true if a sentence is harder than the limit for a page, so that exempting it makes a difference. */
function isDemanding(sentence: Sentence): boolean {
  return isTooLong(sentence) || (countsForMean(sentence) && sentence.grade > MAX_MEAN_GRADE);
}

/** Returns the sentences of a page and the files that it includes as a whole, without legal texts and duplicates. */
function pageSentences(context: CheckContext, page: ContentFile) {
  const whole = [...context.resolved(page).refs.values()].filter(({ pointer }) => pointer === '');
  const texts = [...new Set([page, ...whole.map(({ file }) => file)])]
    .flatMap((file) => context.texts(file))
    .filter((text) => isRead(text) && text.legal.length === 0);
  const byPlace = new Map(texts.map((text) => [originKey(text.origin), text]));
  return [...byPlace.values()].flatMap((text) =>
    sentencesOf(text).map((sentence) => ({ ...sentence, origin: text.origin })),
  );
}

const LONG_WORD = 4;
const MAX_NAMED = 3;

function longWords({ words }: Sentence): string[] {
  return [...new Set(words.filter((word, index) => index === 0 || !/^\p{Lu}/u.test(word)))]
    .filter((word) => syllablesOf(word) >= LONG_WORD)
    .sort((one, other) => syllablesOf(other) - syllablesOf(one))
    .slice(0, MAX_NAMED);
}

function problemFor(sentence: Sentence): [message: string, advice: string] | undefined {
  const { text, words, grade } = sentence;
  if (isTooLong(sentence))
    return [`This sentence has ${words.length} words (at most ${MAX_WORDS}): “${text}”`, 'Split it in two.'];
  if (!isTooHard(sentence)) return undefined;
  const long = longWords(sentence);
  return [
    `This sentence of ${words.length} words reads at grade ${grade.toFixed(1)} (at most ${MAX_GRADE}): “${text}”`,
    `Use shorter words${long.length > 0 ? ` than ${list(long)}` : ''}, or split it in two.`,
  ];
}

export const textHard: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A sentence is long or hard to read: it has more than 25 words, or its reading grade is over 10, both by its syllables (Flesch and Kincaid) and by its letters (Automated Readability Index). Fewer than eight words are not graded. Mark a text that has to keep its legal wording by `$legal`.',
  check: perText((text) => {
    if (text.text.split(/\s+/).length < WORDS_TO_GRADE || text.legal.length > 0) return [];
    return sentencesOf(text).flatMap((sentence) => {
      const problem = problemFor(sentence);
      if (!problem) return [];
      const start = text.text.indexOf(sentence.text);
      const end = start + sentence.text.length;
      // a sentence that contains Markdown is not found
      return [warning(start < 0 ? text.origin : locationInText(text.origin, start, end), ...problem)];
    });
  }),
};

function describe({ text, grade, origin: { file, pointer } }: Sentence & { origin: Origin }): string {
  const { line } = lineAndColumn(file, nodeAt(file, pointer)?.offset ?? 0);
  return `“${text}” (grade ${grade.toFixed(1)}, ${file.name}:${line})`;
}

export const pageHard: Rule = {
  topic: 'Pages, journeys and steps',
  about:
    'A page is hard to read: the average grade of its sentences (Flesch and Kincaid) is over 7. Labels of fewer than five words and texts marked by `$legal` do not count.',
  check: (context) =>
    pageFiles(context.files).flatMap((page) => {
      const sentences = pageSentences(context, page).filter(countsForMean);
      const mean = sentences.reduce((sum, { grade }) => sum + grade, 0) / sentences.length;
      if (sentences.length < SENTENCES_FOR_MEAN || mean <= MAX_MEAN_GRADE) return [];
      const hardest = sentences.sort((a, b) => b.grade - a.grade).slice(0, MAX_NAMED);
      const named = hardest.map(describe).join(', ');
      const message = `The average reading grade of this page is ${mean.toFixed(1)} (at most ${MAX_MEAN_GRADE}). The hardest sentences are ${named}.`;
      const advice = 'Use shorter words and sentences, the hardest first.';
      return [warning({ file: page, pointer: '/path' }, message, advice)];
    }),
};

const neededMarks = weakMemo((context: CheckContext): ReadonlySet<string> => {
  const needed = context.parsed
    .flatMap(context.texts)
    .filter((text) => text.legal.length > 0 && isRead(text) && sentencesOf(text).some(isDemanding));
  return new Set(needed.flatMap(({ legal }) => legal).map(originKey));
});

function checkMarks(context: CheckContext, file: ContentFile, marked: JsonObject, pointer: string): Report[] {
  const { $legal, ...beside } = marked;
  if (!Array.isArray($legal) || $legal.length === 0 || $legal.some((name) => typeof name !== 'string')) {
    const advice = 'List the names of the legal texts beside it, for example ["text"].';
    return [report({ file, pointer }, '"$legal" is not a list of names.', advice)];
  }
  const removal = $legal.length > 1 ? 'Remove it.' : 'Remove "$legal".';
  return $legal.flatMap((name: string, index): Report[] => {
    const mark = { file, pointer: `${pointer}/${index}` };
    if (!Object.hasOwn(beside, name) && !Object.hasOwn(beside, '$ref')) {
      const advice = suggestName(name, Object.keys(beside), removal);
      return [report(mark, `There is no ${quote(name)} beside "$legal".`, advice)];
    }
    if (neededMarks(context).has(originKey(mark))) return [];
    const message = `No sentence in ${quote(name)} is long or hard, so "$legal" has no effect.`;
    return [warning(mark, message, removal)];
  });
}

export const legalMark: Rule = {
  topic: 'Texts, links and icons',
  about: 'A `$legal` has no effect: it names nothing beside it, or a text that is easy to read anyway.',
  check: perFile((context, file) => {
    // only a valid file shows which of its values are texts
    if (!isKind(file.kind) || context.schemaErrors(file).length > 0) return [];
    return placesIn(file.data).flatMap(([value, pointer]) => {
      const isMarked = isObject(value) && Object.hasOwn(value, '$legal');
      return isMarked ? checkMarks(context, file, value, `${pointer}/$legal`) : [];
    });
  }),
};
