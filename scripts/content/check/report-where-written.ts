import { weakMemo } from '../memo.ts';
import type { ContentFile } from '../read.ts';
import { type Origin, valueAt } from '../resolve.ts';
import type { Report } from './diagnostic.ts';
import { quote } from './format.ts';
import { isKind } from './kinds.ts';
import { type CheckContext, report } from './rule.ts';
import type { SchemaError } from './schema-errors/schema-errors.ts';

const errorKey = (pointer: string, part: SchemaError['part']) => `${part} ${pointer}`;

/** Reports schema errors where they were written, once each; a value that is right there at the `$ref` that uses it. */
export function reportWhereWritten(
  context: CheckContext,
  errorsOf: (file: ContentFile) => readonly SchemaError[],
): (file: ContentFile) => Report[] {
  const errorsIn = weakMemo((file: ContentFile) => {
    const all = [...errorsOf(file), ...context.schemaErrors(file)];
    return new Set(all.map(({ pointer, part }) => errorKey(pointer, part)));
  });
  const isReportedThere = ({ file, pointer }: Origin, part: SchemaError['part']) =>
    !isKind(file.kind) || errorsIn(file).has(errorKey(pointer, part));

  return (file) => {
    const { refs, problems } = context.resolved(file);
    const broken = new Set(problems.map(({ at }) => at));
    const reportedRefs = new Set<string>();

    return errorsOf(file).flatMap(({ pointer, part, message, advice }): Report[] => {
      if (part === 'value' && broken.has(pointer)) return [];
      const target = part === 'value' ? refs.get(pointer) : undefined;
      const written = target ?? context.origin(file, pointer);
      if (written.file === file && written.pointer === pointer)
        return [report({ ...written, part }, message, advice)];

      const places = [written, ...context.own(file).inside(pointer)];
      if (places.some((place) => isReportedThere(place, part))) return [];
      const ref = context.site(file, pointer);
      if (reportedRefs.has(ref.pointer)) return [];
      reportedRefs.add(ref.pointer);
      const name = quote(valueAt(ref.file, ref.pointer));
      const problem = `The target of ${name} is not valid here: ${message}`;
      return [report(ref, problem, 'Refer to something that is, or write it here.')];
    });
  };
}
