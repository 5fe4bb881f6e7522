import { isObject } from '../../json.ts';
import { once, weakMemo } from '../../memo.ts';
import { type ContentFile, pointerParts } from '../../read.ts';
import type { Mistake } from '../mistakes/mistake.ts';
import { fieldsOf, samePlace } from '../model/schema-parts.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { tellOnce } from '../tell-once.ts';
import { quote } from '../wording.ts';

function mistakesIn(context: CheckContext, file: ContentFile): Mistake[] {
  const told = new Set(context.mistakes(file).map(({ pointer }) => pointer));
  const schemas = [...context.marked(file, 'FormSchema'), ...context.marked(file, 'Condition')];
  return schemas.flatMap(({ pointer, value }) =>
    isObject(value)
      ? context
          .schemaMistakes(value)
          .map((mistake) => ({ ...mistake, pointer: pointer + mistake.pointer }))
          .filter((mistake) => !told.has(mistake.pointer))
      : [],
  );
}

/** The names of all that answers can be asked for, in whatever form. */
function answerNames({ parsed, marked, names }: CheckContext): ReadonlySet<string> {
  const schemas = parsed.flatMap((file) => marked(file, 'FormSchema'));
  const fields = schemas.flatMap(({ value, pointer }) =>
    isObject(value) ? [...fieldsOf(samePlace({ schema: value, pointer })).keys()] : [],
  );
  return new Set([...names.facts, ...fields]);
}

/** A name of an answer where a keyword should be was meant for one of its properties. */
function withProperties(mistake: Mistake, answers: () => ReadonlySet<string>): Mistake {
  const name = pointerParts(mistake.pointer).at(-1);
  const isNoKeyword = mistake.keyword === 'additionalProperties' && mistake.meant === undefined;
  if (!isNoKeyword || name === undefined || !answers().has(name)) return mistake;
  return { ...mistake, fix: `Write "properties": { ${quote(name)}: … }.` };
}

export const rule: Rule = {
  id: 'schema-invalid',
  about: "A form's schema or a condition is no valid, strict draft-07 schema.",
  check(context) {
    const answers = once(() => answerNames(context));
    const mistakesOf = weakMemo((file: ContentFile) =>
      mistakesIn(context, file).map((mistake) => withProperties(mistake, answers)),
    );
    return context.parsed.flatMap(tellOnce(context, mistakesOf));
  },
};
