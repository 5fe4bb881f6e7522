import { isObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, pointerParts } from '../../read.ts';
import { quote } from '../format.ts';
import { fieldsOf, samePlace } from '../model/schema-parts.ts';
import { reportWhereWritten } from '../report-where-written.ts';
import type { CheckContext, Rule } from '../rule.ts';
import type { SchemaError } from '../schema-errors/schema-errors.ts';

/** Returns the names of all that answers can be asked for, in whatever form. */
const answerNames = weakMemo(({ parsed, marked, names }: CheckContext): ReadonlySet<string> => {
  const schemas = parsed.flatMap((file) => marked(file, 'FormSchema'));
  const fields = schemas.flatMap(({ value, pointer }) =>
    isObject(value) ? [...fieldsOf(samePlace({ schema: value, pointer })).keys()] : [],
  );
  return new Set([...names.facts, ...fields]);
});

/** A name of an answer where a keyword should be was meant for one of its properties. */
function withProperties(context: CheckContext, error: SchemaError): SchemaError {
  const name = pointerParts(error.pointer).at(-1);
  const isNoKeyword = error.keyword === 'additionalProperties' && error.meant === undefined;
  if (!isNoKeyword || name === undefined || !answerNames(context).has(name)) return error;
  return { ...error, advice: `Write "properties": { ${quote(name)}: … }.` };
}

function errorsIn(context: CheckContext, file: ContentFile): SchemaError[] {
  const reported = new Set(context.schemaErrors(file).map(({ pointer }) => pointer));
  const schemas = [...context.marked(file, 'FormSchema'), ...context.marked(file, 'Condition')];
  return schemas
    .flatMap(({ pointer, value }) =>
      (isObject(value) ? context.authoredSchemaErrors(value) : []).map((error) => ({
        ...error,
        pointer: pointer + error.pointer,
      })),
    )
    .filter(({ pointer }) => !reported.has(pointer))
    .map((error) => withProperties(context, error));
}

export const rule: Rule = {
  topic: 'Fields and what they accept',
  about: "A form's schema or a condition is not a valid, strict draft-07 schema.",
  check(context) {
    const errorsOf = weakMemo((file: ContentFile) => errorsIn(context, file));
    return context.parsed.flatMap(reportWhereWritten(context, errorsOf));
  },
};
