import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atKey, atValue, type Report } from '../finding.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

function check(context: CheckContext, file: ContentFile): Report[] {
  const schemas = [...context.marked(file, 'FormSchema'), ...context.marked(file, 'RuleSchema')];
  return schemas.flatMap(({ pointer, value }) => {
    if (!isObject(value)) return [];
    return context.schemaMistakes(value).map(({ pointer: at, part, message, fix }) => {
      const origin = context.origin(file, pointer + at);
      return { place: placeOf(origin, part), message, fix };
    });
  });
}

/** A form's schema or a condition is no valid, strict draft-07 schema. */
export const rule: Rule = {
  id: 'schema-invalid',
  check: perFile(check),
};
