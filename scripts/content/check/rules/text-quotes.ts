import { isRead, proseOf } from '../model/texts.ts';
import { perText, type Rule, warning } from '../rule.ts';
import { type Change, editsOf } from '../text-edits.ts';

const APOSTROPHE = /(?<=[\p{L}\d}])'(?=\p{L})/gu;
const QUOTED = /(?<![\p{L}\d])"(?=\S)([^"]*)(?<=\S)"(?![\p{L}\d])/gu;

const change = (start: number, text: string): Change => ({ start, end: start + 1, text });

/** Returns the changes that are sure to be right. */
function clearChanges(prose: string): Change[] {
  const apostrophes = [...prose.matchAll(APOSTROPHE)].map(({ index }) => change(index, '’'));
  const quoted = [...prose.matchAll(QUOTED)].flatMap(({ index, 0: { length } }) => [
    change(index, '“'),
    change(index + length - 1, '”'),
  ]);
  return [...apostrophes, ...quoted].sort((a, b) => a.start - b.start);
}

export const rule: Rule = {
  topic: 'Texts, links and icons',
  about: 'A text has straight quotes. Use ’, “ and ”.',
  check: perText(isRead, (text, origin) => {
    const prose = proseOf(text);
    const [straight] = /['"]/.exec(prose) ?? [];
    if (straight === undefined) return undefined;
    const message = `This text has a straight ${straight === "'" ? 'apostrophe' : 'quotation mark'}.`;
    const advice = 'Write ’ for an apostrophe, and “ and ” around words.';
    return warning(origin, message, advice, editsOf(origin, clearChanges(prose)));
  }),
};
