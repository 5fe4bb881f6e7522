import { weakMemo } from '../memo.ts';
import type { ContentFile } from '../read.ts';
import type { CheckContext } from './context.ts';
import { type Edit, type Location, locationKey, type Report } from './diagnostic.ts';
import { type ConditionUse, conditionUses } from './model/conditions.ts';
import type { Form, FormNode } from './model/forms.ts';
import { isRead, type Text } from './model/texts.ts';

export type { CheckContext } from './context.ts';

/** The sections of content/RULES.md, in order. */
export const topics = [
  'Files and references',
  'Pages, journeys and steps',
  'Fields and what they accept',
  'Widgets',
  'Messages',
  'Conditions and facts',
  'Texts, links and icons',
] as const;

/** A check of content. The export `linkUnknown` of a file in rules/ is the rule `link-unknown`. */
export interface Rule {
  topic: (typeof topics)[number];
  about: string;
  check(context: CheckContext): Iterable<Report>;
}

/** Creates a report of an error. */
export function report(
  location: Location,
  message: string,
  advice: string,
  fix: readonly Edit[] = [],
): Report {
  return { location, message, advice, ...(fix.length > 0 && { fix }) };
}

/** Creates a report of a warning. */
export function warning(...parts: Parameters<typeof report>): Report {
  return { ...report(...parts), severity: 'warning' };
}

/** The result of a check for one use of content that several places can share. */
export interface Evaluation extends Report {
  /** true if there is nothing to report for this use */
  isRight: boolean;
  /** how to report this use if others of the same content are right; without it, it is not reported then */
  use?: Pick<Report, 'location' | 'advice'>;
}

export function evaluation(isRight: boolean, ...parts: Parameters<typeof report>): Evaluation {
  return { ...report(...parts), isRight };
}

/** Returns the first report for each location. */
export function oncePerLocation(reports: readonly Report[]): Report[] {
  return [...new Map(reports.toReversed().map((each) => [locationKey(each.location), each])).values()];
}

/** Returns one report for each location that is wrong in every use, and for each other use that has to be right itself. */
export function reportProblems(evaluations: readonly Evaluation[]): Report[] {
  const wrong = evaluations.filter(({ isRight }) => !isRight);
  if (wrong.length === 0) return [];
  const right = evaluations.filter(({ isRight }) => isRight);
  const rightPlaces = new Set(right.map(({ location }) => locationKey(location)));
  return oncePerLocation(
    wrong.flatMap((each) => {
      if (!rightPlaces.has(locationKey(each.location))) return [each];
      return each.use ? [{ ...each, ...each.use }] : [];
    }),
  );
}

/** Creates the `check` of a rule about a file. */
export function perFile(
  check: (context: CheckContext, file: ContentFile) => readonly Report[],
): Rule['check'] {
  return (context) => context.parsed.flatMap((file) => check(context, file));
}

const allTexts = weakMemo(({ parsed, texts }: CheckContext) => parsed.flatMap(texts).filter(isRead));
const allForms = weakMemo(({ parsed, forms }: CheckContext) => parsed.flatMap(forms));

/** Creates the `check` of a rule about a text that visitors read. */
export function perText(
  check: (text: Text, context: CheckContext) => Report | readonly Report[] | undefined,
): Rule['check'] {
  return (context) => allTexts(context).flatMap((text) => check(text, context) ?? []);
}

/** Creates the `check` of a rule about a form. Content that forms share is reported only if it is wrong in all of them. */
export function perForm(check: (context: CheckContext, form: Form) => readonly Evaluation[]): Rule['check'] {
  return (context) => reportProblems(allForms(context).flatMap((form) => check(context, form)));
}

/** Creates the `check` of a rule about a field, or about a form as a whole. */
export function perField(
  check: (context: CheckContext, node: FormNode, form: Form) => readonly Evaluation[],
): Rule['check'] {
  return perForm((context, form) => form.nodes.flatMap((node) => check(context, node, form)));
}

/** Creates the `check` of a rule about a condition. A shared condition is reported only if it is wrong in every use. */
export function perCondition(
  check: (context: CheckContext, use: ConditionUse) => readonly Evaluation[],
): Rule['check'] {
  return (context) => reportProblems(conditionUses(context).flatMap((use) => check(context, use)));
}
