import { weakMemo } from '../memo.ts';
import type { ContentFile } from '../read.ts';
import { type Origin, valueAt } from '../resolve.ts';
import { atPart, atValue, type Location, locationKey, type Problem, type Report } from './diagnostic.ts';
import { quote } from './format.ts';
import { isKind } from './kinds.ts';
import type { Form } from './model/forms.ts';
import type { CheckContext } from './rule.ts';
import type { SchemaError } from './schema-errors/schema-errors.ts';

/** The result of checking one use of something that is written once and may be used in several places. */
export interface Evaluation {
  location: Location;
  /** undefined if it is right in this use */
  problem: Problem | undefined;
}

/** Returns the first report of each location. */
export function oncePerLocation(reports: readonly Report[]): Report[] {
  const first = new Map<string, Report>();
  for (const report of reports) {
    const key = locationKey(report.location);
    if (!first.has(key)) first.set(key, report);
  }
  return [...first.values()];
}

/** Reports, once each, the locations that are wrong in every use. */
export function reportProblems(evaluations: readonly Evaluation[]): Report[] {
  const right = new Set(
    evaluations.filter(({ problem }) => !problem).map(({ location }) => locationKey(location)),
  );
  const reports = evaluations.flatMap(({ location, problem }) =>
    problem && !right.has(locationKey(location)) ? [{ location, ...problem }] : [],
  );
  return oncePerLocation(reports);
}

/** Checks all forms together, because they may share content. */
export function checkForms(
  { parsed, forms }: CheckContext,
  evaluate: (form: Form) => readonly Evaluation[],
): Report[] {
  return reportProblems(parsed.flatMap((file) => forms(file)).flatMap(evaluate));
}

const errorKey = (pointer: string, part: SchemaError['part']) => `${part} ${pointer}`;

/**
 * Reports schema errors in resolved content where they were written, once each. A value that is right there, but not
 * where a `$ref` brings it in, is reported at the `$ref`.
 */
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
        return [{ location: atPart(written, part), message, advice }];

      const places = [written, ...context.own(file).inside(pointer)];
      if (places.some((place) => isReportedThere(place, part))) return [];
      const ref = context.site(file, pointer);
      if (reportedRefs.has(ref.pointer)) return [];
      reportedRefs.add(ref.pointer);
      const name = quote(valueAt(ref.file, ref.pointer));
      return [
        {
          location: atValue(ref),
          message: `The target of ${name} is not valid here: ${message}`,
          advice: 'Refer to something that is, or write it here.',
        },
      ];
    });
  };
}
