import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import { atValue, type Location, type Problem, type Report } from '../diagnostic.ts';
import { list } from '../format.ts';
import {
  formatGrade,
  isTooHard,
  isTooLong,
  MOST_GRADE,
  MOST_WORDS,
  mayBeHard,
  type Sentence,
  sentencesOf,
  syllablesOf,
} from '../model/readability.ts';
import { isLegal, isRead, type Text } from '../model/texts.ts';
import { type CheckContext, perText, type Rule } from '../rule.ts';
import { placeInText } from '../text-edits.ts';

const LONG_WORD = 4;
const NAMED = 3;

/** The words that make a sentence hard, the longest first; names have no shorter ones. */
function longWords({ words }: Sentence): string[] {
  return [...new Set(words.filter((word, index) => index === 0 || !/^\p{Lu}/u.test(word)))]
    .filter((word) => syllablesOf(word) >= LONG_WORD)
    .sort((one, other) => syllablesOf(other) - syllablesOf(one))
    .slice(0, NAMED);
}

function problemFor(sentence: Sentence): Problem | undefined {
  const { text, words, grade } = sentence;
  if (isTooLong(sentence)) {
    const message = `This sentence has ${words.length} words (at most ${MOST_WORDS}): “${text}”`;
    return { message, advice: 'Split it in two.' };
  }
  if (!isTooHard(sentence)) return undefined;
  const long = longWords(sentence);
  return {
    message: `This sentence of ${words.length} words reads at grade ${formatGrade(grade)} (at most ${MOST_GRADE}): “${text}”`,
    advice: `Use shorter words${long.length > 0 ? ` than ${list(long)}` : ''}, or split it in two.`,
  };
}

/** Returns the location of a sentence, or of its whole text if that has Markdown. */
function locationOf(origin: Origin, whole: string, { text }: Sentence): Location {
  const start = whole.indexOf(text);
  return start < 0 ? atValue(origin) : placeInText(origin, start, start + text.length);
}

function check(context: CheckContext, file: ContentFile, text: Text): Report[] {
  if (!mayBeHard(text.text)) return [];
  const hard = sentencesOf(text).flatMap((sentence) => {
    const problem = problemFor(sentence);
    return problem ? [{ sentence, problem }] : [];
  });
  if (hard.length === 0 || isLegal(context, file, text.pointer)) return [];
  const origin = context.origin(file, text.pointer);
  return hard.map(({ sentence, problem }) => ({
    location: locationOf(origin, text.text, sentence),
    severity: 'warning',
    ...problem,
  }));
}

export const rule: Rule = {
  id: 'text-hard',
  topic: 'Texts, links and icons',
  about:
    'A sentence is long or hard to read: it has more than 25 words, or its reading grade is over 10, both by its syllables (Flesch and Kincaid) and by its letters (Automated Readability Index). Fewer than eight words are not graded. Mark a text that has to keep its legal wording by `$legal`.',
  check: perText(isRead, check),
};
