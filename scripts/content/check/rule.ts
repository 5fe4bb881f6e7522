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
 * The queries that rules can make about content. Pointers refer to a file's **resolved** content, in which the
 * target replaces each `$ref`. `origin` returns the place that an author wrote.
 */
export interface CheckContext {
  /** the widgets, sources, facts and answers that code defines */
  names: Names;
  files: ContentFiles;
  /** the files that are valid JSON; only json-syntax checks the other files */
  parsed: readonly ContentFile[];
  /** the file's content with the target in place of each `$ref`, and the broken `$ref`s */
  resolved(file: ContentFile): Resolved;
  /** the file's content without the files that it includes as a whole by `$ref`; those are checked separately */
  own(file: ContentFile): OwnContent;
  /** the file and pointer where something is written; report a problem there if it is wrong in every use */
  origin(file: ContentFile, pointer: string): Origin;
  /** the location in the file itself, a value or a `$ref`; report a problem there if it is wrong only in this use */
  site(file: ContentFile, pointer: string): Origin;
  /** the errors of the file against the schema of its kind; other rules don't report the same places again */
  schemaErrors(file: ContentFile): readonly SchemaError[];
  /** the forms in the file's own content, with their fields; excludes forms whose schema is invalid */
  forms(file: ContentFile): readonly Form[];
  widgets(file: ContentFile): readonly WidgetUse[];
  optionErrors(use: WidgetUse): readonly SchemaError[];
  /** the values in the file's own content that the compiler transforms: rich texts, icons, conditions, form schemas */
  marked(file: ContentFile, mark: Mark): readonly Marked[];
  /** the texts in the file's own content, with the placeholders that each can use */
  texts(file: ContentFile): readonly Text[];
  /** the annotations of values from their schemas, such as `format` or `names`, by pointer */
  annotated(file: ContentFile): Annotated;
  /** the valid schemas in the file's own content (of forms, fields and conditions) and all schemas inside them */
  schemaParts(file: ContentFile): readonly AuthoredPart[];
  /** the errors of an authored schema, which must be valid, strict draft-07 */
  authoredSchemaErrors(schema: JsonObject): readonly SchemaError[];
}

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
}

export function evaluation(isRight: boolean, ...parts: Parameters<typeof report>): Evaluation {
  return { ...report(...parts), isRight };
}

/** Returns the first report for each location. */
export function oncePerLocation(reports: readonly Report[]): Report[] {
  return [...new Map(reports.toReversed().map((each) => [locationKey(each.location), each])).values()];
}

/** Returns one report for each location that is wrong in every use. */
export function reportProblems(evaluations: readonly Evaluation[]): Report[] {
  const right = evaluations.filter(({ isRight }) => isRight);
  const rightPlaces = new Set(right.map(({ location }) => locationKey(location)));
  return oncePerLocation(evaluations.filter(({ location }) => !rightPlaces.has(locationKey(location))));
}

/** Creates the `check` of a rule about a file. */
export function perFile(
  check: (context: CheckContext, file: ContentFile) => readonly Report[],
): Rule['check'] {
  return (context) => context.parsed.flatMap((file) => check(context, file));
}

/** Creates the `check` of a rule about a text. */
export function perText(
  isFor: (text: Text) => boolean,
  check: (text: Text, context: CheckContext) => Report | readonly Report[] | undefined,
): Rule['check'] {
  return (context) =>
    context.parsed
      .flatMap(context.texts)
      .flatMap((text) => (isFor(text) ? (check(text, context) ?? []) : []));
}

/**
 * Creates the `check` of a rule about a form. Content that forms share is reported only if it is wrong in all of
 * them.
 */
export function perForm(check: (context: CheckContext, form: Form) => readonly Evaluation[]): Rule['check'] {
  return (context) => {
    const forms = context.parsed.flatMap((file) => context.forms(file));
    return reportProblems(forms.flatMap((form) => check(context, form)));
  };
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
