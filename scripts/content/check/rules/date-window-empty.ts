import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../finding.ts';
import { emptinessOf } from '../model/date-windows.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

function check({ schemaParts, origin }: CheckContext, file: ContentFile): Report[] {
  return schemaParts(file).flatMap(({ schema, pointer, isCondition }) => {
    // a condition that nothing can fit is told of as such
    const empty = isCondition ? undefined : emptinessOf(schema.dateRange);
    if (!empty) return [];
    const message =
      empty === 'always'
        ? 'This window ends before it begins, so no day fits.'
        : `On some days this window ends before it begins, on ${empty.on} for one, and no day fits.`;
    const fix = 'Let "max" lie after "min": a minus leads back from today, and months differ in length.';
    return [{ place: atValue(origin(file, `${pointer}/dateRange`)), message, fix }];
  });
}

export const rule: Rule = {
  id: 'date-window-empty',
  about: 'A window of dates has no day in it, always or on some days of the year.',
  check: perFile(check),
};
