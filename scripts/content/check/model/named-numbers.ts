/** A number in a text, and the words around it. */
export interface NamedNumber {
  /** as the text has it, without a dollar sign */
  text: string;
  value: number;
  /** `any` if the words before it can mean both; undefined if it is not a limit but a count */
  side: 'min' | 'max' | 'any' | undefined;
  /** the sentence before it, without the words that make it a limit */
  before: string;
  /** the sentence after it, and after the range that it starts */
  after: string;
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const VALUE = String.raw`\d+(?:[,.]\d+)*|\b(?:${WORDS.join('|')})\b|\{\w+\}`;
const NUMBER = String.raw`(?:A?\$ ?)?(?:${VALUE})`;

/** A number that is no part of a date, a time or a code. */
const ALONE = new RegExp(String.raw`(?<![\w.,:/])(?:A?\$ ?)?(?<value>${VALUE})(?![\d/])`, 'gi');

/** Stands before “more than 5”, which then means “up to 5”. */
const NOT = String.raw`(?:\bno |(?<=(?:can[’']t|cannot|not) (?:\w+ )?))`;

const TO = ' to | ?[-–—] ?';

/** The words before and after a number that make it a limit. The first that match apply. */
const SIDES = (
  [
    ['min', '(?:(?:between|from) )?', `(?:${TO})${NUMBER}`],
    ['min', 'between ', ` and ${NUMBER}`],
    ['max', `(?:(?:between|from) )?${NUMBER}(?:${TO})`, ''],
    ['max', `between ${NUMBER} and `, ''],
    ['min', String.raw`\b(?:at least|min(?:imum)?\.?(?: of| is)?) `, ''],
    ['max', String.raw`\b(?:up to|at most|limit (?:of|is)|max(?:imum)?\.?(?: of| is)?) `, ''],
    ['min', `${NOT}(?:less|fewer|shorter|younger) than `, ''],
    ['max', `${NOT}(?:more|longer|older) than `, ''],
    ['any', String.raw`\b(?:(?:more|less|fewer|greater|l(?:ong|arg|ow)er|shorter|older|younger) than) `, ''],
    ['any', String.raw`\b(?:over|under|above|below) `, ''],
    ['min', '', String.raw`(?=(?:[ -]\w+)? (?:or|and) (?:more|older|over|above|longer)\b)`],
    ['max', '', String.raw`(?=(?:[ -]\w+)? (?:or|and) (?:less|fewer|younger|under|below|shorter)\b)`],
  ] as const
).map(([side, before, after]) => {
  return { side, before: new RegExp(`${before}$`, 'i'), after: new RegExp(`^${after}`, 'i') };
});

const SENTENCES = /(?<=[.!?;])(?<!\b(?:max|min|e\.g)\.)\s+|\n/i;

/** Introduces an example, whose numbers are not limits. */
const EXAMPLE = /\b(?:for example|such as|like|e\.g\.)/i;

function numberOf(text: string): number {
  const index = WORDS.indexOf(text.toLowerCase());
  return index < 0 ? Number(text.replaceAll(',', '')) : index + 1;
}

function inSentence(sentence: string): NamedNumber[] {
  const found = [...sentence.matchAll(ALONE)].map(({ 0: { length }, index, groups }): NamedNumber => {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + length)];
    const limit = SIDES.find((each) => each.before.test(before) && each.after.test(after));
    const text = groups?.value ?? '';
    return {
      ...{ text, value: numberOf(text), side: limit?.side },
      before: limit ? before.replace(limit.before, '') : before,
      after: limit ? after.replace(limit.after, '') : after,
    };
  });
  // a placeholder such as {limit} is no number, but can be the other end of a range
  return found.filter(({ value }) => !Number.isNaN(value));
}

/** Returns the numbers in a text that are not in an example. The words “one” to “twelve” count too. */
export function namedNumbers(text: string): NamedNumber[] {
  return text.split(SENTENCES).flatMap((sentence) => inSentence(sentence.split(EXAMPLE)[0] ?? ''));
}
