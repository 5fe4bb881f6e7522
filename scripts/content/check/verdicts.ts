import type { Place, Report, Words } from './finding.ts';
import type { Form } from './model/forms.ts';
import type { CheckContext } from './rule.ts';

/** Whether what stands at a place fits one of those that use it. */
export interface Verdict {
  place: Place;
  /** undefined where it fits */
  wrong: Words | undefined;
}

function keyOf(place: Place): string {
  return 'offset' in place
    ? `${place.file.path} ${place.offset}`
    : `${place.file.path} ${place.part} ${place.pointer}`;
}

/** Of several reports of one place the first: they tell of the same mistake, seen from where it is used. */
export function oncePerPlace(reports: readonly Report[]): Report[] {
  const first = new Map<string, Report>();
  for (const report of reports) {
    const key = keyOf(report.place);
    if (!first.has(key)) first.set(key, report);
  }
  return [...first.values()];
}

/** What fits one of the places that share it is right, and what fits none is one mistake. */
export function reportWrong(verdicts: readonly Verdict[]): Report[] {
  const right = new Set(verdicts.filter(({ wrong }) => !wrong).map(({ place }) => keyOf(place)));
  const reports = new Map<string, Report>();
  for (const { place, wrong } of verdicts) {
    const key = keyOf(place);
    if (wrong && !right.has(key) && !reports.has(key)) reports.set(key, { place, ...wrong });
  }
  return [...reports.values()];
}

/** Judges all forms together, for they may share a piece of content. */
export function judgeForms(
  { parsed, forms }: CheckContext,
  judge: (form: Form) => readonly Verdict[],
): Report[] {
  return reportWrong(parsed.flatMap((file) => forms(file)).flatMap(judge));
}
