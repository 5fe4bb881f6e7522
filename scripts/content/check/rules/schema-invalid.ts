import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { memo } from '../memo.ts';
import type { Mistake } from '../mistakes/mistake.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { tellOnce } from '../tell-once.ts';

function mistakesIn(context: CheckContext, file: ContentFile): Mistake[] {
  const told = new Set(context.mistakes(file).map(({ pointer }) => pointer));
  const schemas = [...context.marked(file, 'FormSchema'), ...context.marked(file, 'RuleSchema')];
  return schemas.flatMap(({ pointer, value }) =>
    isObject(value)
      ? context
          .schemaMistakes(value)
          .map((mistake) => ({ ...mistake, pointer: pointer + mistake.pointer }))
          .filter((mistake) => !told.has(mistake.pointer))
      : [],
  );
}

export const rule: Rule = {
  id: 'schema-invalid',
  about: "A form's schema or a condition is no valid, strict draft-07 schema.",
  check(context) {
    const mistakesOf = memo((file: ContentFile) => mistakesIn(context, file));
    return context.parsed.flatMap(tellOnce(context, mistakesOf));
  },
};
