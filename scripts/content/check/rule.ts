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

/** What rules may ask about the content that is checked. Pointers lead into a file's resolved content. */
export interface CheckContext {
  names: Names;
  files: ContentFiles;
  /** The files that hold JSON; only json-syntax looks at the others. */
  parsed: readonly ContentFile[];
  resolved(file: ContentFile): Resolved;
  own(file: ContentFile): OwnContent;
  /** Where a place was written. */
  origin(file: ContentFile, pointer: string): Origin;
  /** The place in the file itself that brings in what stands at a pointer: its own text, or a `$ref`. */
  site(file: ContentFile, pointer: string): Origin;
  /** What the schema of the file's kind finds wrong. */
  schemaErrors(file: ContentFile): readonly SchemaError[];
  /** The forms in a file's own content whose schemas are sound, so that their fields are known. */
  forms(file: ContentFile): readonly Form[];
  widgets(file: ContentFile): readonly WidgetUse[];
  optionErrors(use: WidgetUse): readonly SchemaError[];
  /** The values of a file's own content that have a mark, and that no schema finds fault with. */
  marked(file: ContentFile, mark: Mark): readonly Marked[];
  /** The texts of a file's own content that no schema finds fault with. */
  texts(file: ContentFile): readonly Text[];
  /** What schemas say of a file's content, that of its widgets' options included. */
  annotated(file: ContentFile): Annotated;
  /** Every sound schema in a file's own content, of forms, fields and conditions, with all those inside it. */
  schemaParts(file: ContentFile): readonly AuthoredPart[];
  /** What makes an authored schema no valid one. */
  authoredSchemaErrors(schema: JsonObject): readonly SchemaError[];
}

/** One thing that can be wrong with content. Each rule is a file of its name in rules/, with a bad fixture. */
export interface Rule {
  /** what authors know it by; its file is named the same */
  id: string;
  /** what is wrong where it speaks, in a sentence or two for the page of rules; Markdown */
  about: string;
  check(context: CheckContext): Iterable<Report>;
}

/** For rules that look at one file at a time. */
export function perFile(
  check: (context: CheckContext, file: ContentFile) => Iterable<Report>,
): Rule['check'] {
  return (context) => context.parsed.flatMap((file) => [...check(context, file)]);
}
