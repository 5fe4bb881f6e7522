import { emptinessOf } from '../model/consistency.ts';
import { perFile, type Rule, report } from '../rule.ts';

export const rule: Rule = {
  topic: 'Fields and what they accept',
  about: 'A window of dates has no day in it, always or on some days of the year.',
  check: perFile(({ schemaParts, origin }, file) =>
    schemaParts(file).flatMap(({ schema, pointer, isCondition }) => {
      // condition-never reports conditions
      const empty = isCondition ? undefined : emptinessOf(schema.dateRange);
      if (!empty) return [];
      const message =
        empty === 'always'
          ? 'This window ends before it begins, so no day is valid.'
          : `On some days this window ends before it begins, on ${empty.on} for example, and no day is valid.`;
      const advice =
        'Set "max" after "min". A negative number counts back from today, and months differ in length.';
      return [report(origin(file, `${pointer}/dateRange`), message, advice)];
    }),
  ),
};
