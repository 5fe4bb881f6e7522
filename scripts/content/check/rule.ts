import type { Annotated } from '../../schemas/annotations.ts';
import type { Mark } from '../compile/marks.ts';
import type { JsonObject } from '../json.ts';
import type { ContentFile, ContentFiles } from '../read.ts';
import type { Origin, Resolved } from '../resolve.ts';
import type { Report } from './diagnostic.ts';
import type { Form } from './model/forms.ts';
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
  /** all files by absolute path */
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
  /** the widgets of the file's fields and definitions, with their options */
  widgets(file: ContentFile): readonly WidgetUse[];
  /** the errors of a widget's options against the widget's schema */
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

/** One thing that is checked. Each rule is a file in rules/ with bad fixtures; `npm run new:rule` makes both. */
export interface Rule {
  /** name of the rule and of its file */
  id: string;
  topic: (typeof topics)[number];
  /** one or two sentences in Markdown about what is wrong, for content/RULES.md */
  about: string;
  check(context: CheckContext): Iterable<Report>;
}

/** Makes the `check` of a rule that looks at one file at a time. */
export function perFile(
  check: (context: CheckContext, file: ContentFile) => Iterable<Report>,
): Rule['check'] {
  return (context) => context.parsed.flatMap((file) => [...check(context, file)]);
}

/** Makes the `check` of a rule that looks at one text at a time. */
export function perText(
  isFor: (text: Text) => boolean,
  check: (context: CheckContext, file: ContentFile, text: Text) => readonly Report[],
): Rule['check'] {
  return perFile((context, file) =>
    context
      .texts(file)
      .filter(isFor)
      .flatMap((text) => check(context, file, text)),
  );
}
