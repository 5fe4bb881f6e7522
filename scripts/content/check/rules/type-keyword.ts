import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { typeMisfits } from '../model/consistency.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

function check({ schemaParts, schemaErrors, origin }: CheckContext, file: ContentFile): Report[] {
  const told = new Set(schemaErrors(file).map(({ pointer }) => pointer));
  return schemaParts(file).flatMap((part) => {
    const { schema, pointer } = part;
    // what a condition asks of all answers together has a rule of its own
    const problem = part.isCondition || told.has(`${pointer}/type`) ? [] : typeMisfits(part);
    if (problem.length === 0) return [];
    return [
      {
        location: atValue(origin(file, `${pointer}/type`)),
        message: `The type is ${quote(schema.type)}, and ${list(problem)} beside it says nothing that fits it.`,
        advice: `Change the type, or take ${list(problem)} out.`,
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
