import { isObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, pointerParts } from '../../read.ts';
import { type Origin, valueAt } from '../../resolve.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { isKind } from '../kinds.ts';
import { answerNames, unknownKeysOf } from '../model/forms.ts';
import { isSafeName, propertiesOf } from '../model/schema-parts.ts';
import { isInSwapped, swappedIn } from '../model/swapped.ts';
import { type CheckContext, type Rule, report } from '../rule.ts';
import { authoredSchemaErrors } from '../schema-errors/authored-schemas.ts';
import type { SchemaError } from '../schema-errors/schema-errors.ts';

const errorKey = (pointer: string, part: SchemaError['part']) => `${part} ${pointer}`;

/** Reports each schema error once, where it is written. If the value is valid there, reports the `$ref` that uses it. */
function reportWhereWritten(context: CheckContext, errorsOf: (file: ContentFile) => readonly SchemaError[]) {
  const errorsThere = weakMemo((file: ContentFile) => {
    const all = [...errorsOf(file), ...context.schemaErrors(file)];
    return new Set(all.map(({ pointer, part }) => errorKey(pointer, part)));
  });

  return (file: ContentFile) => {
    const { refs, problems } = context.resolved(file);
    const broken = new Set(problems.map(({ at }) => at));
    const reportedRefs = new Set<string>();

    return errorsOf(file).flatMap(({ pointer, part, message, advice }): Report[] => {
      if (part === 'value' && broken.has(pointer)) return [];
      const target = part === 'value' ? refs.get(pointer) : undefined;
      const written = target ?? context.origin(file, pointer);
      if (written.file === file && written.pointer === pointer)
        return [report({ ...written, part }, message, advice)];

      if (isInSwapped(context, written.file, written.pointer)) return [];
      const places = [written, ...context.own(file).inside(pointer)];
      const isReportedThere = (place: Origin) =>
        !isKind(place.file.kind) || errorsThere(place.file).has(errorKey(place.pointer, part));
      if (places.some(isReportedThere)) return [];
      const ref = context.locationOfUse(file, pointer);
      if (reportedRefs.has(ref.pointer)) return [];
      reportedRefs.add(ref.pointer);
      const name = quote(valueAt(ref.file, ref.pointer));
      const problem = `The target of ${name} is not valid here: ${message}`;
      return [report(ref, problem, 'Refer to something that is, or write it here.')];
    });
  };
}

export const contentSchema: Rule = {
  topic: 'Files and references',
  about: 'A file is not valid against the schema of its kind.',
  check(context) {
    const isUnderUnknownKey = unknownKeysOf(context);
    // field-name reports a field whose name no uiSchema can have
    const isUnsafeField = (file: ContentFile, { pointer, keyword }: SchemaError) => {
      const name = pointerParts(pointer).at(-1) ?? '';
      if (keyword !== 'additionalProperties' || isSafeName(name)) return false;
      return propertiesOf(context.schemaParts(file)).some((field) => field.name === name);
    };
    const errorsOf = weakMemo((file: ContentFile) =>
      context
        .schemaErrors(file)
        .filter((error) => !isUnsafeField(file, error))
        .filter(({ pointer }) => !isUnderUnknownKey(file, pointer) && !isInSwapped(context, file, pointer)),
    );
    const swapped = context.parsed.flatMap((file) =>
      swappedIn(context, file).map(({ pointer, names: [schema, ui] }) => {
        const location = atKey(context.origin(file, `${pointer}/${schema}`));
        return report(location, `${quote(schema)} and ${quote(ui)} are swapped.`, 'Swap the two names.');
      }),
    );
    return [...swapped, ...context.parsed.flatMap(reportWhereWritten(context, errorsOf))];
  },
};

function errorsIn(context: CheckContext, file: ContentFile): SchemaError[] {
  const reported = new Set(context.schemaErrors(file).map(({ pointer }) => pointer));
  const errors = context.marked(file, 'FormSchema', 'Condition').flatMap(({ pointer, value }) => {
    const own = isObject(value) ? authoredSchemaErrors(value) : [];
    return own.map((error) => ({ ...error, pointer: pointer + error.pointer }));
  });
  return errors
    .filter((error) => !reported.has(error.pointer) && !isInSwapped(context, file, error.pointer))
    .map((error) => {
      const name = pointerParts(error.pointer).at(-1) ?? '';
      const isNoKeyword = error.keyword === 'additionalProperties' && error.meant === undefined;
      // the author most likely meant a property
      const advice = `Write "properties": { ${quote(name)}: … }.`;
      return isNoKeyword && answerNames(context).has(name) ? { ...error, advice } : error;
    });
}

export const schemaInvalid: Rule = {
  topic: 'Fields and what they accept',
  about: "A form's schema or a condition is not a valid, strict draft-07 schema.",
  check(context) {
    const errorsOf = weakMemo((file: ContentFile) => errorsIn(context, file));
    return context.parsed.flatMap(reportWhereWritten(context, errorsOf));
  },
};
