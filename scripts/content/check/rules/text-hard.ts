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
import { isLegal, isRead } from '../model/texts.ts';
import { perText, type Rule, warning } from '../rule.ts';
import { placeInText } from '../text-edits.ts';

const LONG_WORD = 4;
const MAX_NAMED = 3;

/** Returns the words that make a sentence hard, the longest first; names have no shorter ones. */
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

export const rule: Rule = {
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
