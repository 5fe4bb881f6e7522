import type { Location, Problem, Report } from './diagnostic.ts';
import type { Form } from './model/forms.ts';
import type { CheckContext } from './rule.ts';

/** Whether what stands at a place fits one of those that use it. */
export interface Evaluation {
  location: Location;
  /** undefined where it fits */
  problem: Problem | undefined;
}

function keyOf(location: Location): string {
  return 'offset' in location
    ? `${location.file.path} ${location.offset}`
    : `${location.file.path} ${location.part} ${location.pointer}`;
}

/** Of several reports of one place the first: they tell of the same mistake, seen from where it is used. */
export function oncePerPlace(reports: readonly Report[]): Report[] {
  const first = new Map<string, Report>();
  for (const report of reports) {
    const key = keyOf(report.location);
    if (!first.has(key)) first.set(key, report);
  }
  return [...first.values()];
}

/** What fits one of the places that share it is right, and what fits none is one mistake. */
export function reportProblems(verdicts: readonly Evaluation[]): Report[] {
  const right = new Set(verdicts.filter(({ problem }) => !problem).map(({ location }) => keyOf(location)));
  const reports = new Map<string, Report>();
  for (const { location, problem } of verdicts) {
    const key = keyOf(location);
    if (problem && !right.has(key) && !reports.has(key)) reports.set(key, { location, ...problem });
  }
  return [...reports.values()];
}

/** Judges all forms together, for they may share a piece of content. */
export function checkForms(
  { parsed, forms }: CheckContext,
  judge: (form: Form) => readonly Evaluation[],
): Report[] {
  return reportProblems(parsed.flatMap((file) => forms(file)).flatMap(judge));
}
