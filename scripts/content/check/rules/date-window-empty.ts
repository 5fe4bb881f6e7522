import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { emptinessOf } from '../model/consistency.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

function check({ schemaParts, origin }: CheckContext, file: ContentFile): Report[] {
  return schemaParts(file).flatMap(({ schema, pointer, isCondition }) => {
    // condition-never reports conditions
    const empty = isCondition ? undefined : emptinessOf(schema.dateRange);
    if (!empty) return [];
    const message =
      empty === 'always'
        ? 'This window ends before it begins, so no day is valid.'
        : `On some days this window ends before it begins, on ${empty.on} for example, and no day is valid.`;
    const advice =
      'Set "max" after "min". A negative number counts back from today, and months differ in length.';
    return [{ location: atValue(origin(file, `${pointer}/dateRange`)), message, advice }];
  });
}

export const rule: Rule = {
  id: 'date-window-empty',
  topic: 'Fields and what they accept',
  about: 'A window of dates has no day in it, always or on some days of the year.',
  check: perFile(check),
};
