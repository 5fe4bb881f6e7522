import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { typeMisfits } from '../model/consistency.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

function check({ schemaParts, schemaErrors, origin }: CheckContext, file: ContentFile): Report[] {
  const reported = new Set(schemaErrors(file).map(({ pointer }) => pointer));
  return schemaParts(file).flatMap((part) => {
    const { schema, pointer } = part;
    // what a condition asks of all answers together has a rule of its own
    const keywords = part.isCondition || reported.has(`${pointer}/type`) ? [] : typeMisfits(part);
    if (keywords.length === 0) return [];
    return [
      {
        location: atValue(origin(file, `${pointer}/type`)),
        message: `${list(keywords)} does not go with the type ${quote(schema.type)}.`,
        advice: `Change the type, or remove ${list(keywords)}.`,
      },
    ];
  });
}

export const rule: Rule = {
  id: 'type-keyword',
  topic: 'Fields and what they accept',
  about: 'A field has rules for another type: a pattern for a number, or choices that are texts.',
  check: perFile(check),
};
