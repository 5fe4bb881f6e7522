import type { Origin } from '../../resolve.ts';
import type { Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { choicesIn } from '../model/schema-parts.ts';
import { type CheckContext, perText, type Rule, report } from '../rule.ts';
import { editsOf, replacements } from '../text-edits.ts';

/** Returns `U+0092`. */
const codeOf = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** The characters of Windows 1252 from byte 128 on. */
const FROM_128 =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ' +
  Buffer.from(Array.from({ length: 96 }, (_, index) => 160 + index)).toString('latin1');

/** The characters of the bytes that follow the first one in UTF-8. */
const MORE = `[${FROM_128.slice(0, 64)}]`;

/** Characters in UTF-8 that were read as Mac Roman, or as Windows 1252 with a fixed space that became a space. */
const OTHERS_MISREAD: Readonly<Record<string, string>> = {
  '‚Äô': '’',
  '‚Äò': '‘',
  '‚Äú': '“',
  '‚Äù': '”',
  '‚Äì': '–',
  '‚Äî': '—',
  '‚Ä¶': '…',
  '¬†': '\u00A0',
  '√©': 'é',
  'Â ': '\u00A0',
};

/** Characters in UTF-8 that were read in another encoding. Other first bytes are likely letters of a language. */
const MISREAD = new RegExp(
  `[ÂÃ]${MORE}|[âï]${MORE}{2}|ð${MORE}{3}|‚Ä[ôòúùìî¶]|¬†|√©|(?<=[\\p{Ll}\\d.,])Â `,
  'gu',
);

const meantBy = (misread: string) =>
  OTHERS_MISREAD[misread] ??
  Buffer.from([...misread].map((letter) => 128 + FROM_128.indexOf(letter))).toString();

/** Characters that nobody sees and that copying leaves behind. Around a slash, a space without width lets it wrap. */
const INVISIBLE =
  /(?<!\/)\u200B(?!\/)|[\uFEFF\u180E\u2061-\u2064]|(?<=[\p{Script=Latin}\s])[\u034F\u115F\u1160\u3164\u{E0001}-\u{E007F}]|(?<=\p{L})\u2060(?=\p{L})|(?<=[\p{Script=Latin}\s]|^)[\u200C\u200D]|[\u200C\u200D](?=[\p{Script=Latin}\s]|$)/gu;

/** Characters that change the direction of a text. Texts from right to left may need them. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const FROM_RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

const NOTHING_TO_SEE = /^(?=.*\S)[\s\p{Default_Ignorable_Code_Point}]*$/su;

function checkLeftovers(text: string, origin: Origin): Report | undefined {
  const [misread] = text.match(MISREAD) ?? [];
  if (misread !== undefined) {
    const changes = replacements(text, MISREAD, meantBy);
    const message = `This text was read in another encoding: ${quote(misread)} stands for ${quote(meantBy(misread))}.`;
    return report(origin, message, `Write ${quote(meantBy(misread))}.`, editsOf(origin, changes));
  }
  const patterns = FROM_RIGHT_TO_LEFT.test(text) ? [INVISIBLE] : [INVISIBLE, DIRECTION];
  const pattern = patterns.find((each) => text.search(each) >= 0);
  if (!pattern || NOTHING_TO_SEE.test(text)) return undefined;
  const [found = ''] = text.match(pattern) ?? [];
  const message = `This text has an invisible character (${codeOf(found)}).`;
  return report(origin, message, 'Remove it.', editsOf(origin, replacements(text, pattern, '')));
}

/** Unreadable characters. `text-spaces` checks tabs, line breaks and texts that consist of spaces. */
const UNREADABLE: readonly [RegExp, what: (found: string) => string, advice: string][] = [
  [/\uFFFD/, () => 'a \uFFFD, which replaces a lost character', 'Write the right character.'],
  [
    /\p{Surrogate}/u,
    (half) => `half of a character (${codeOf(half)})`,
    'Write the whole character, or remove it.',
  ],
  [
    /[^\P{Control}\t\n\r]|[\u2028\u2029]/u,
    (control) => `a control character (${codeOf(control)})`,
    'Write the right character, or remove it.',
  ],
  [
    /[\p{Co}\uFFFC]/u,
    (found) => `a character that fonts cannot show (${codeOf(found)})`,
    'Write the right character, or remove it.',
  ],
  [NOTHING_TO_SEE, () => 'no visible characters', 'Write a text, or remove it.'],
];

const inTexts = perText(({ text, origin }) => {
  const leftover = checkLeftovers(text, origin);
  if (leftover) return leftover;
  const reports = UNREADABLE.flatMap(([pattern, describe, advice]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [report(origin, `This text has ${describe(found)}.`, advice)];
  });
  return reports[0];
});

/** Checks the values of choices, which nobody sees but which are sent. */
const inChoices = ({ parsed, schemaParts, origin }: CheckContext) =>
  parsed.flatMap((file) =>
    schemaParts(file)
      .flatMap(choicesIn)
      .flatMap(({ value, pointer }) =>
        typeof value === 'string' ? (checkLeftovers(value, origin(file, pointer)) ?? []) : [],
      ),
  );

export const textCharacters: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A text has characters that cannot be read: lost or misread in another encoding, left over from copying, or invisible.',
  check: (context) => [...inTexts(context), ...inChoices(context)],
};
