import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../finding.ts';
import { typeMisfits } from '../model/type-misfits.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';
import { list, quote } from '../wording.ts';

function check({ schemaParts, mistakes, origin }: CheckContext, file: ContentFile): Report[] {
  const told = new Set(mistakes(file).map(({ pointer }) => pointer));
  return schemaParts(file).flatMap((part) => {
    const { schema, pointer } = part;
    // what a condition asks of all answers together has a rule of its own
    const wrong = part.isCondition || told.has(`${pointer}/type`) ? [] : typeMisfits(part);
    if (wrong.length === 0) return [];
    return [
      {
        place: atValue(origin(file, `${pointer}/type`)),
        message: `The type is ${quote(schema.type)}, and ${list(wrong)} beside it says nothing that fits it.`,
        fix: `Change the type, or take ${list(wrong)} out.`,
      },
    ];
  });
}

export const rule: Rule = {
  id: 'type-keyword',
  about:
    'A field is of one type, and rules beside it are about another: a pattern for a number, choices that are texts.',
  check: perFile(check),
};
