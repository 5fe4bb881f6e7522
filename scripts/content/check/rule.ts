import type { Annotated } from '../../schemas/annotations.ts';
import type { Mark } from '../compile/marks.ts';
import type { JsonObject } from '../json.ts';
import type { ContentFile, ContentFiles } from '../read.ts';
import type { Origin, Resolved } from '../resolve.ts';
import { type Edit, type Location, locationKey, type Report } from './diagnostic.ts';
import { type ConditionUse, conditionUses } from './model/conditions.ts';
import type { Form, FormNode } from './model/forms.ts';
import type { AuthoredPart, Marked, OwnContent } from './model/own-content.ts';
import type { Text } from './model/texts.ts';
import type { WidgetUse } from './model/widgets.ts';
import type { Names } from './names.ts';
import type { SchemaError } from './schema-errors/schema-errors.ts';

/**
 * The questions that rules can ask about content. Pointers lead into a file's **resolved** content, in which every `$ref` is
 * replaced by what it leads to; `origin` leads from there back to the text that an author wrote.
 */
export interface CheckContext {
  /** the widgets, sources, facts and answers that code knows */
  names: Names;
  files: ContentFiles;
  /** the files that are valid JSON; only json-syntax looks at the others */
  parsed: readonly ContentFile[];
  /** the file's content with every `$ref` replaced, and the `$ref`s that lead nowhere */
  resolved(file: ContentFile): Resolved;
  /** the file's content without whole files that it takes in by `$ref`, which are checked by themselves */
  own(file: ContentFile): OwnContent;
  /** the file and pointer where something was written; report a problem there if it is wrong wherever it is used */
  origin(file: ContentFile, pointer: string): Origin;
  /** the location in the file itself, its own text or a `$ref`; report a problem there if it is wrong only in this use */
  site(file: ContentFile, pointer: string): Origin;
  /** the errors of the file against the schema of its kind; rules stay silent about what has one */
  schemaErrors(file: ContentFile): readonly SchemaError[];
  /** the forms in the file's own content, each with its fields; a form whose schema is invalid is left out */
  forms(file: ContentFile): readonly Form[];
  widgets(file: ContentFile): readonly WidgetUse[];
  optionErrors(use: WidgetUse): readonly SchemaError[];
  /** the values in the file's own content that the compiler transforms: rich texts, icons, conditions, form schemas */
  marked(file: ContentFile, mark: Mark): readonly Marked[];
  /** the texts in the file's own content, with the placeholders that each may have */
  texts(file: ContentFile): readonly Text[];
  /** the annotations that schemas give to values, such as `format` or `names`, by pointer */
  annotated(file: ContentFile): Annotated;
  /** the valid schemas in the file's own content (of forms, fields and conditions) with all schemas inside them */
  schemaParts(file: ContentFile): readonly AuthoredPart[];
  /** the errors of a schema that an author wrote: it has to be valid, strict draft-07 */
  authoredSchemaErrors(schema: JsonObject): readonly SchemaError[];
}

/** The sections of content/RULES.md, in their order. */
export const topics = [
  'Files and references',
  'Pages, journeys and steps',
  'Fields and what they accept',
  'Widgets',
  'Messages',
  'Conditions and facts',
  'Texts, links and icons',
] as const;

/** One thing that is checked. The export `linkUnknown` of a file in rules/ is the rule `link-unknown`. */
export interface Rule {
  topic: (typeof topics)[number];
  about: string;
  check(context: CheckContext): Iterable<Report>;
}

/** Returns an error to report. */
export function report(
  location: Location,
  message: string,
  advice: string,
  fix: readonly Edit[] = [],
): Report {
  return { location, message, advice, ...(fix.length > 0 && { fix }) };
}

/** Returns a warning to report. */
export function warning(...parts: Parameters<typeof report>): Report {
  return { ...report(...parts), severity: 'warning' };
}

/** The problem at one use of something that is written once and may be used in several places. */
export interface Evaluation extends Report {
  /** whether there is nothing to report in this use */
  isRight: boolean;
}

export function evaluation(isRight: boolean, ...parts: Parameters<typeof report>): Evaluation {
  return { ...report(...parts), isRight };
}

/** Returns the first report of each location. */
export function oncePerLocation(reports: readonly Report[]): Report[] {
  return [...new Map(reports.toReversed().map((each) => [locationKey(each.location), each])).values()];
}

/** Returns a report of each location that is wrong in every use. */
export function reportProblems(evaluations: readonly Evaluation[]): Report[] {
  const right = evaluations.filter(({ isRight }) => isRight);
  const rightPlaces = new Set(right.map(({ location }) => locationKey(location)));
  return oncePerLocation(evaluations.filter(({ location }) => !rightPlaces.has(locationKey(location))));
}

/** Makes the `check` of a rule about one file at a time. */
export function perFile(
  check: (context: CheckContext, file: ContentFile) => readonly Report[],
): Rule['check'] {
  return (context) => context.parsed.flatMap((file) => check(context, file));
}

/** Makes the `check` of a rule about one text at a time. */
export function perText(
  isFor: (text: Text) => boolean,
  check: (text: Text, context: CheckContext) => Report | readonly Report[] | undefined,
): Rule['check'] {
  return (context) =>
    context.parsed
      .flatMap(context.texts)
      .flatMap((text) => (isFor(text) ? (check(text, context) ?? []) : []));
}

/** Makes the `check` of a rule about one form at a time. Forms may share content, which is wrong if it is in all. */
export function perForm(check: (context: CheckContext, form: Form) => readonly Evaluation[]): Rule['check'] {
  return (context) => {
    const forms = context.parsed.flatMap((file) => context.forms(file));
    return reportProblems(forms.flatMap((form) => check(context, form)));
  };
}

/** Makes the `check` of a rule about one field at a time, or a form as a whole. */
export function perField(
  check: (context: CheckContext, node: FormNode, form: Form) => readonly Evaluation[],
): Rule['check'] {
  return perForm((context, form) => form.nodes.flatMap((node) => check(context, node, form)));
}

/** Makes the `check` of a rule about one use of a condition at a time; a shared one is wrong if it is in all. */
export function perCondition(
  check: (context: CheckContext, use: ConditionUse) => readonly Evaluation[],
): Rule['check'] {
  return (context) => reportProblems(conditionUses(context).flatMap((use) => check(context, use)));
}
