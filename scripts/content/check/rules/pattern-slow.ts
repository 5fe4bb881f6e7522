import { escapePart, isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { slowPart } from '../../values/slow-patterns.ts';
import { atKey, atValue, type Location, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

/** After so many a text takes minutes. */
const LETTERS = 30;

interface Pattern {
  pattern: string;
  location: Location;
}

function inSchemas({ schemaParts, origin }: CheckContext, file: ContentFile): Pattern[] {
  return schemaParts(file).flatMap(({ schema: { pattern, patternProperties }, pointer }) => [
    ...(typeof pattern === 'string'
      ? [{ pattern, location: atValue(origin(file, `${pointer}/pattern`)) }]
      : []),
    ...Object.keys(isObject(patternProperties) ? patternProperties : {}).map((name) => ({
      pattern: name,
      location: atKey(origin(file, `${pointer}/patternProperties/${escapePart(name)}`)),
    })),
  ]);
}

/** Patterns outside schemas, as in a widget's options. */
function elsewhere({ own, annotated, origin }: CheckContext, file: ContentFile): Pattern[] {
  const found: Pattern[] = [];
  own(file).walk((value, pointer) => {
    if (typeof value !== 'string' || !annotated(file).get(pointer)?.get('format')?.includes('regex')) return;
    found.push({ pattern: value, location: atValue(origin(file, pointer)) });
  });
  return found;
}

function check(context: CheckContext, file: ContentFile): Report[] {
  return [...inSchemas(context, file), ...elsewhere(context, file)].flatMap(({ pattern, location }) => {
    const slow = slowPart(pattern);
    if (!slow) return [];
    const { part, letters } = slow;
    const text = `${letters.repeat(Math.ceil(LETTERS / letters.length))}!`;
    const message = `This pattern can freeze a page for minutes, for example with the text ${quote(text)}.`;
    const advice = `${quote(part)} can match the same letters in many ways. Rewrite it so that there is only one.`;
    return [{ location, message, advice }];
  });
}

export const rule: Rule = {
  id: 'pattern-slow',
  topic: 'Fields and what they accept',
  about:
    'A pattern can match the same letters in many ways, as `(a+)+` and `(a|a)*` can: the time doubles with each letter of an answer that does not match.',
  check: perFile(check),
};
