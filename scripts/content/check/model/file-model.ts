import type { Annotated } from '../../../schemas/annotations.ts';
import { type Mark, marksIn } from '../../compile/marks.ts';
import { isObject } from '../../json.ts';
import { once, weakMemo } from '../../memo.ts';
import type { ContentFile, ContentFiles } from '../../read.ts';
import { isWhole, type Resolved, resolveContent } from '../../resolve.ts';
import { isKind } from '../kinds.ts';
import { authoredSchemaErrors } from '../schema-errors/authored-schemas.ts';
import type { SchemaError } from '../schema-errors/schema-errors.ts';
import { type Schemas, sharedSchemas } from '../schemas.ts';
import { createForm, type Form } from './forms.ts';
import {
  type AuthoredPart,
  authoredParts,
  type Marked,
  markedContent,
  type OwnContent,
  ownContent,
} from './own-content.ts';
import { type Text, textsIn } from './texts.ts';
import { optionErrors, type WidgetUse, widgetUses } from './widgets.ts';

/** Returns the annotations of a file's content, those of its widgets' options included. */
function withOptions(schemas: Schemas, annotated: Annotated, widgets: readonly WidgetUse[]): Annotated {
  const all = new Map(annotated);
  for (const { widget, pointer, options } of widgets) {
    if (options === undefined || !schemas.has(`widgets/${widget}`)) continue;
    const inOptions = schemas.annotations(`widgets/${widget}`, options);
    for (const [at, said] of inOptions) all.set(`${pointer}/ui:options${at}`, said);
  }
  return all;
}

/** The answers about one file and the files it refers to, each computed when it is first needed. */
interface FileModel {
  resolved: Resolved;
  own(): OwnContent;
  schemaErrors(): readonly SchemaError[];
  forms(): readonly Form[];
  widgets(): readonly WidgetUse[];
  annotated(): Annotated;
  marked(mark: Mark): readonly Marked[];
  texts(): readonly Text[];
  schemaParts(): readonly AuthoredPart[];
}

/** Returns the errors of a widget's options against the widget's schema. */
export const optionErrorsOf: (use: WidgetUse) => readonly SchemaError[] = weakMemo((use) =>
  optionErrors(sharedSchemas(), use),
);

function findForms(file: ContentFile, own: OwnContent, annotated: Annotated, resolved: Resolved): Form[] {
  const marks = marksIn(annotated);
  const found: Form[] = [];
  own.walk((content, pointer) => {
    if (!isObject(content) || marks.get(`${pointer}/schema`) !== 'FormSchema') return;
    const { schema, uiSchema } = content;
    if (!isObject(schema) || !isObject(uiSchema) || authoredSchemaErrors(schema).length > 0) return;
    if (isWhole(resolved, `${pointer}/schema`) && isWhole(resolved, `${pointer}/uiSchema`)) {
      found.push(createForm(file, pointer, { ...content, schema, uiSchema }));
    }
  });
  return found;
}

function createFileModel(file: ContentFile, resolved: Resolved, schemas: Schemas): FileModel {
  const { value } = resolved;
  const kind = isKind(file.kind) ? `content/${file.kind}` : undefined;
  const own = once(() => ownContent(resolved));
  const schemaErrors = once(() => (kind ? schemas.schemaErrors(kind, value) : []));
  const bySchema = once((): Annotated => (kind ? schemas.annotations(kind, value) : new Map()));
  const forms = once(() => findForms(file, own(), bySchema(), resolved));
  const widgets = once(() => widgetUses(own(), forms(), schemaErrors()));
  const wrongPointers = once(() => {
    const problem = [...schemaErrors(), ...widgets().flatMap(optionErrorsOf)];
    return new Set(problem.map(({ pointer }) => pointer));
  });
  const isSound = ({ pointer }: { pointer: string }) => !wrongPointers().has(pointer);
  const annotated = once(() => withOptions(schemas, bySchema(), widgets()));
  const allMarked = once(() => markedContent(own(), annotated()).filter(isSound));
  const marked = (mark: Mark) => allMarked().filter((item) => item.mark === mark);
  return {
    resolved,
    own,
    schemaErrors,
    forms,
    widgets,
    annotated,
    marked,
    texts: once(() => textsIn(own(), annotated(), marked('FormSchema')).filter(isSound)),
    schemaParts: once(() =>
      authoredParts(
        [...marked('FormSchema'), ...marked('Condition')],
        (schema) => authoredSchemaErrors(schema).length === 0,
      ),
    ),
  };
}

const known = new WeakMap<ContentFile, FileModel>();

/** Returns true if nothing that a file takes in has changed since; what a `$ref` to nothing meant may be there by now. */
function isCurrent({ resolved }: FileModel, files: ContentFiles): boolean {
  return resolved.problems.length === 0 && [...resolved.files].every((file) => files.get(file.path) === file);
}

/** The model of a file; the one of a check before, where the file and all that it takes in are still the same. */
export function fileModel(files: ContentFiles, file: ContentFile): FileModel {
  const before = known.get(file);
  if (before && isCurrent(before, files)) return before;
  const made = createFileModel(file, resolveContent(files, file), sharedSchemas());
  known.set(file, made);
  return made;
}
