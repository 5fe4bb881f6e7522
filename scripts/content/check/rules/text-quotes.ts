import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { isRead, proseOf, type Text } from '../model/texts.ts';
import { type CheckContext, perText, type Rule } from '../rule.ts';
import { type Change, editsOf } from '../text-edits.ts';

const APOSTROPHE = /(?<=[\p{L}\d}])'(?=\p{L})/gu;
const QUOTED = /(?<![\p{L}\d])"(?=\S)([^"]*)(?<=\S)"(?![\p{L}\d])/gu;

const change = (start: number, text: string): Change => ({ start, end: start + 1, text });

/** The quotes of which it is clear what they should be. */
function clearChanges(prose: string): Change[] {
  const apostrophes = [...prose.matchAll(APOSTROPHE)].map(({ index }) => change(index, '’'));
  const quoted = [...prose.matchAll(QUOTED)].flatMap(({ index, 0: { length } }) => [
    change(index, '“'),
    change(index + length - 1, '”'),
  ]);
  return [...apostrophes, ...quoted].sort((a, b) => a.start - b.start);
}

function check(context: CheckContext, file: ContentFile, text: Text): Report[] {
  const prose = proseOf(text);
  const [straight] = /['"]/.exec(prose) ?? [];
  if (straight === undefined) return [];
  const origin = context.origin(file, text.pointer);
  const fix = editsOf(origin, clearChanges(prose));
  return [
    {
      location: atValue(origin),
      severity: 'warning',
      message: `This text has a straight ${straight === "'" ? 'apostrophe' : 'quotation mark'}.`,
      advice: 'Write ’ for an apostrophe, and “ and ” around words.',
      ...(fix.length > 0 && { fix }),
    },
  ];
}

export const rule: Rule = {
  id: 'text-quotes',
  topic: 'Texts, links and icons',
  about: 'A text has straight quotes. Use ’, “ and ”.',
  check: perText(isRead, check),
};
