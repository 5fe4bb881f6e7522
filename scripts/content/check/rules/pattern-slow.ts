import { escapePart, objectOf } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { slowPart } from '../../values/slow-patterns.ts';
import { atKey, type Location } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type CheckContext, perFile, type Rule, report } from '../rule.ts';

/** After so many a text takes minutes. */
const LETTERS = 30;

interface Pattern {
  pattern: string;
  location: Location;
}

function inSchemas({ schemaParts, origin }: CheckContext, file: ContentFile): Pattern[] {
  return schemaParts(file).flatMap(({ schema: { pattern, patternProperties }, pointer }) => {
    const keys = Object.keys(objectOf(patternProperties));
    return [
      ...(typeof pattern === 'string' ? [{ pattern, location: origin(file, `${pointer}/pattern`) }] : []),
      ...keys.map((key) => ({
        pattern: key,
        location: atKey(origin(file, `${pointer}/patternProperties/${escapePart(key)}`)),
      })),
    ];
  });
}

function elsewhere({ own, annotated, origin }: CheckContext, file: ContentFile): Pattern[] {
  return own(file).places.flatMap(([value, pointer]) =>
    typeof value === 'string' && annotated(file).get(pointer)?.get('format')?.includes('regex')
      ? [{ pattern: value, location: origin(file, pointer) }]
      : [],
  );
}

export const patternSlow: Rule = {
  topic: 'Fields and what they accept',
  about:
    'A pattern can match the same letters in many ways, as `(a+)+` and `(a|a)*` can: the time doubles with each letter of an answer that does not match.',
  check: perFile((context, file) =>
    [...inSchemas(context, file), ...elsewhere(context, file)].flatMap(({ pattern, location }) => {
      const slow = slowPart(pattern);
      if (!slow) return [];
      const { part, letters } = slow;
      const text = `${letters.repeat(Math.ceil(LETTERS / letters.length))}!`;
      const message = `This pattern can freeze a page for minutes, for example with the text ${quote(text)}.`;
      const advice = `${quote(part)} can match the same letters in many ways. Rewrite it so that there is only one.`;
      return [report(location, message, advice)];
    }),
  ),
};
