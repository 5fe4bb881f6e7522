import { isObject, type JsonObject, walk } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, nodeAt, pageFiles } from '../../read.ts';
import { placeKey } from '../../resolve.ts';
import { lineAndColumn, type Report } from '../diagnostic.ts';
import { list, quote, suggestName } from '../format.ts';
import { isKind } from '../kinds.ts';
import {
  countsForMean,
  formatGrade,
  isDemanding,
  isTooHard,
  isTooLong,
  MOST_GRADE,
  MOST_MEAN_GRADE,
  MOST_WORDS,
  mayBeHard,
  meanGrade,
  type PageSentence,
  pageSentences,
  type Sentence,
  sentencesOf,
  syllablesOf,
} from '../model/readability.ts';
import { isLegal, isRead, legalMarks } from '../model/texts.ts';
import { type CheckContext, perFile, perText, type Rule, report, warning } from '../rule.ts';
import { placeInText } from '../text-edits.ts';

const LONG_WORD = 4;

function longWords({ words }: Sentence): string[] {
  return [...new Set(words.filter((word, index) => index === 0 || !/^\p{Lu}/u.test(word)))]
    .filter((word) => syllablesOf(word) >= LONG_WORD)
    .sort((one, other) => syllablesOf(other) - syllablesOf(one))
    .slice(0, MAX_NAMED);
}

function problemFor(sentence: Sentence): [message: string, advice: string] | undefined {
  const { text, words, grade } = sentence;
  if (isTooLong(sentence))
    return [`This sentence has ${words.length} words (at most ${MOST_WORDS}): “${text}”`, 'Split it in two.'];
  if (!isTooHard(sentence)) return undefined;
  const long = longWords(sentence);
  return [
    `This sentence of ${words.length} words reads at grade ${formatGrade(grade)} (at most ${MOST_GRADE}): “${text}”`,
    `Use shorter words${long.length > 0 ? ` than ${list(long)}` : ''}, or split it in two.`,
  ];
}

export const textHard: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A sentence is long or hard to read: it has more than 25 words, or its reading grade is over 10, both by its syllables (Flesch and Kincaid) and by its letters (Automated Readability Index). Fewer than eight words are not graded. Mark a text that has to keep its legal wording by `$legal`.',
  check: perText(isRead, (text, origin, context, file) => {
    if (!mayBeHard(text.text) || isLegal(context, file, text.pointer)) return [];
    return sentencesOf(text).flatMap((sentence) => {
      const problem = problemFor(sentence);
      if (!problem) return [];
      const start = text.text.indexOf(sentence.text);
      // a sentence with Markdown in it is not found
      const location = start < 0 ? origin : placeInText(origin, start, start + sentence.text.length);
      return [warning(location, ...problem)];
    });
  }),
};

const MAX_NAMED = 3;

function describe({ text, grade, origin: { file, pointer } }: PageSentence): string {
  const { line } = lineAndColumn(file, nodeAt(file, pointer)?.offset ?? 0);
  return `“${text}” (grade ${formatGrade(grade)}, ${file.name}:${line})`;
}

export const pageHard: Rule = {
  topic: 'Pages, journeys and steps',
  about:
    'A page is hard to read: the average grade of its sentences (Flesch and Kincaid) is over 7. Labels of fewer than five words and texts marked by `$legal` do not count.',
  check: (context) =>
    pageFiles(context.files).flatMap((page) => {
      const sentences = pageSentences(context, page);
      const mean = meanGrade(sentences);
      if (mean === undefined || mean <= MOST_MEAN_GRADE) return [];
      const hardest = sentences.filter(countsForMean).sort((a, b) => b.grade - a.grade);
      const named = hardest.slice(0, MAX_NAMED).map(describe).join(', ');
      const message = `The average reading grade of this page is ${formatGrade(mean)} (at most ${MOST_MEAN_GRADE}). The hardest sentences are ${named}.`;
      const advice = 'Use shorter words and sentences, the hardest first.';
      return [warning({ file: page, pointer: '/path' }, message, advice)];
    }),
};

const neededMarks = weakMemo((context: CheckContext): ReadonlySet<string> => {
  const marks = context.parsed.flatMap((file) =>
    context.texts(file).flatMap((text) => {
      const around = isRead(text) ? legalMarks(context, file, text.pointer) : [];
      return around.length > 0 && sentencesOf(text).some(isDemanding) ? around : [];
    }),
  );
  return new Set(marks.map(placeKey));
});

function checkMarks(context: CheckContext, file: ContentFile, marked: JsonObject, pointer: string): Report[] {
  const { $legal, ...beside } = marked;
  if (!Array.isArray($legal) || $legal.length === 0 || $legal.some((name) => typeof name !== 'string')) {
    const advice = 'List the names of the legal texts beside it, for example ["text"].';
    return [report({ file, pointer }, '"$legal" is not a list of names.', advice)];
  }
  return $legal.flatMap((name: string, index): Report[] => {
    const mark = { file, pointer: `${pointer}/${index}` };
    if (!Object.hasOwn(beside, name) && !Object.hasOwn(beside, '$ref')) {
      const advice = suggestName(name, Object.keys(beside), 'Remove it.');
      return [report(mark, `There is no ${quote(name)} beside "$legal".`, advice)];
    }
    if (neededMarks(context).has(placeKey(mark))) return [];
    const message = `No sentence in ${quote(name)} is long or hard, so "$legal" has no effect.`;
    return [warning(mark, message, 'Remove it.')];
  });
}

export const legalMark: Rule = {
  topic: 'Texts, links and icons',
  about: 'A `$legal` has no effect: it names nothing beside it, or a text that is easy to read anyway.',
  check: perFile((context, file) => {
    // which parts are texts is known only in a file that is valid
    if (!isKind(file.kind) || context.schemaErrors(file).length > 0) return [];
    const reports: Report[] = [];
    walk(file.data, (value, pointer) => {
      if (!isObject(value) || !Object.hasOwn(value, '$legal')) return;
      reports.push(...checkMarks(context, file, value, `${pointer}/$legal`));
    });
    return reports;
  }),
};
