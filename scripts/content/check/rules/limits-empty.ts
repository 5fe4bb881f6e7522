import { atValue } from '../finding.ts';
import { crossedLimits } from '../model/limits.ts';
import { perFile, type Rule } from '../rule.ts';
import { quote } from '../wording.ts';

export const rule: Rule = {
  id: 'limits-empty',
  about: 'The least that a rule asks for is more than the most that it allows, so no answer fits.',
  check: perFile(({ schemaParts, origin }, file) =>
    schemaParts(file).flatMap(({ schema, pointer, isCondition }) =>
      // a condition that nothing can fit is told of as such
      (isCondition ? [] : crossedLimits(schema)).map(([least, most]) => ({
        place: atValue(origin(file, `${pointer}/${least}`)),
        message: `${quote(least)} is ${schema[least]} and ${quote(most)} is ${schema[most]}, so no answer fits.`,
        fix: 'Change one of the two.',
      })),
    ),
  ),
};
