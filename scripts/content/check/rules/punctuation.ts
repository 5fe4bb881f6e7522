import { textWithoutMarkup } from '../model/texts.ts';
import { perText, type Rule, warning } from '../rule.ts';
import { type Change, editsOf, replacements } from '../text-edits.ts';

/** Two dots, four or more dots, or the ellipsis character. */
const ELLIPSIS = /…|(?<!\.)\.\.(?!\.)|\.{4,}/g;

export const textEllipsis: Rule = {
  topic: 'Texts, links and icons',
  about: 'A text has an ellipsis that is not three points, as in “Searching...”.',
  check: perText((text) => {
    const { origin } = text;
    const changes = replacements(textWithoutMarkup(text), ELLIPSIS, '...');
    if (changes.length === 0) return undefined;
    const message = 'This text has an ellipsis that is not three points.';
    return warning(origin, message, 'Write three points: ...', editsOf(origin, changes));
  }),
};

/** Straight quotes, and accents that stand for an apostrophe between two letters. */
const STRAIGHT = /['"]|(?<=\p{L})[`´](?=\p{L})/u;

/** Straight quotes that are safe to replace. */
const APOSTROPHE = /(?<=[\p{L}\d}])'(?=\p{L})|(?<=\p{L})[`´](?=\p{L})/gu;
const QUOTED = /(?<![\p{L}\d])"(?=\S)([^"]*)(?<=\S)"(?![\p{L}\d])/gu;

export const textQuotes: Rule = {
  topic: 'Texts, links and icons',
  about: 'A text has straight quotes. Use ’, “ and ”.',
  check: perText((text) => {
    const { origin } = text;
    const prose = textWithoutMarkup(text);
    const [straight = ''] = STRAIGHT.exec(prose) ?? [];
    if (straight === '') return undefined;
    const message = /[`´]/.test(straight)
      ? 'This text has an accent instead of an apostrophe.'
      : `This text has a straight ${straight === "'" ? 'apostrophe' : 'quotation mark'}.`;
    const quoted = replacements(prose, QUOTED, '').flatMap(({ start, end }): Change[] => [
      { start, end: start + 1, text: '“' },
      { start: end - 1, end, text: '”' },
    ]);
    const changes = [...replacements(prose, APOSTROPHE, '’'), ...quoted].sort((a, b) => a.start - b.start);
    const advice = 'Write ’ for an apostrophe, and “ and ” around words.';
    return warning(origin, message, advice, editsOf(origin, changes));
  }),
};

type Space = readonly [pattern: RegExp, becomes: string, message: string, advice: string];

const IN_ALL: readonly Space[] = [
  [
    /^\s+|\s+$/g,
    '',
    'This text starts or ends with a space.',
    'Remove it: the layout adds the space around a text.',
  ],
  [
    /(?<=\S) +(?=(?:[,;:!?]|\.(?!\.))(?:\s|$))/g,
    '',
    'This text has a space before a punctuation mark.',
    'Remove the space.',
  ],
  [
    /(?<=\S)(?:\s*[\u2000-\u2008\u205F\u3000]\s*|\u00A0{2,})(?=\S)/g,
    ' ',
    'This text has a space of another width, or several fixed spaces.',
    'Write one space.',
  ],
];

const between = (pattern: RegExp, what: string): Space => {
  return [pattern, ' ', `This text has several spaces${what} between two words.`, 'Write one space.'];
};

const IN_PLAIN = between(/(?<=\S)(?:\s*[\t\r\n]\s*| {2,})(?![,;:!?.\s]|$)/g, ', a tab or a line break');

// in Markdown, line breaks and the spaces around them have a meaning
const IN_MARKDOWN = between(/(?<=\S)(?: *\t[ \t]*| {2,})(?![,;:!?.\s]|$)/g, ' or a tab');

export const textSpaces: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A text has unneeded spaces: at its start or end, before a punctuation mark, or several between two words.',
  check: perText(({ text, kind, origin }) => {
    const all = [...IN_ALL, kind === 'markdown' ? IN_MARKDOWN : IN_PLAIN];
    if (text !== '' && text.trim() === '')
      return warning(origin, 'This text has only spaces.', 'Write a text, or remove it.');
    const found = all.filter(([pattern]) => text.search(pattern) >= 0);
    const [[, , message, advice] = []] = found;
    if (message === undefined || advice === undefined) return undefined;
    const changes = found.flatMap(([pattern, becomes]) => replacements(text, pattern, becomes));
    return warning(origin, message, advice, editsOf(origin, changes));
  }),
};
