import type { Annotated } from '../../../schemas/annotations.ts';
import { type Mark, marksIn } from '../../compile/marks.ts';
import { isObject } from '../../json.ts';
import { once, weakMemo } from '../../memo.ts';
import type { ContentFile, ContentFiles } from '../../read.ts';
import { isWhole, type Resolved, resolveContent } from '../../resolve.ts';
import { isKind } from '../kinds.ts';
import { authoredSchemaErrors } from '../schema-errors/authored-schemas.ts';
import type { SchemaError } from '../schema-errors/schema-errors.ts';
import { sharedSchemas } from '../schemas.ts';
import { createForm, type Form } from './forms.ts';
import { authoredParts, type OwnContent, ownContent } from './own-content.ts';
import { textsIn } from './texts.ts';
import { optionErrors, type WidgetUse, widgetUses } from './widgets.ts';

function withOptions(annotated: Annotated, widgets: readonly WidgetUse[]): Annotated {
  const schemas = sharedSchemas();
  const all = new Map(annotated);
  for (const { widget, pointer, options } of widgets) {
    if (options === undefined || !schemas.has(`widgets/${widget}`)) continue;
    for (const [at, annotations] of schemas.annotations(`widgets/${widget}`, options))
      all.set(`${pointer}/ui:options${at}`, annotations);
  }
  return all;
}

/** Validates a widget's options against the widget's schema and returns the errors. */
export const optionErrorsOf: (use: WidgetUse) => readonly SchemaError[] = weakMemo((use) =>
  optionErrors(sharedSchemas(), use),
);

const isValidSchema = (schema: unknown) => isObject(schema) && authoredSchemaErrors(schema).length === 0;

function findForms(file: ContentFile, own: OwnContent, annotated: Annotated, resolved: Resolved): Form[] {
  const marks = marksIn(annotated);
  return own.places.flatMap(([content, pointer]) => {
    if (!isObject(content) || marks.get(`${pointer}/schema`) !== 'FormSchema') return [];
    const { schema, uiSchema } = content;
    if (!isObject(schema) || !isObject(uiSchema) || !isValidSchema(schema)) return [];
    const areWhole = isWhole(resolved, `${pointer}/schema`) && isWhole(resolved, `${pointer}/uiSchema`);
    return areWhole ? [createForm(file, pointer, { ...content, schema, uiSchema })] : [];
  });
}

function createFileModel(file: ContentFile, resolved: Resolved) {
  const schemas = sharedSchemas();
  const { value } = resolved;
  const kind = isKind(file.kind) ? `content/${file.kind}` : undefined;
  const own = once(() => ownContent(resolved));
  const schemaErrors = once(() => (kind ? schemas.schemaErrors(kind, value) : []));
  const bySchema = once((): Annotated => (kind ? schemas.annotations(kind, value) : new Map()));
  const forms = once(() => findForms(file, own(), bySchema(), resolved));
  const widgets = once(() => widgetUses(own(), forms(), schemaErrors()));
  const wrongPointers = once(
    () => new Set([...schemaErrors(), ...widgets().flatMap(optionErrorsOf)].map(({ pointer }) => pointer)),
  );
  const isRight = ({ pointer }: { pointer: string }) => !wrongPointers().has(pointer);
  const annotated = once(() => withOptions(bySchema(), widgets()));
  const allMarked = once(() => {
    const marks = marksIn(annotated());
    return own().places.flatMap(([value, pointer]) => {
      const mark = marks.get(pointer);
      return mark && isRight({ pointer }) ? [{ mark, pointer, value }] : [];
    });
  });
  const marked = (mark: Mark) => allMarked().filter((item) => item.mark === mark);
  return {
    resolved,
    own,
    schemaErrors,
    forms,
    widgets,
    annotated,
    marked,
    texts: once(() => textsIn(file, resolved, own(), annotated(), marked('FormSchema')).filter(isRight)),
    schemaParts: once(() => {
      const schemas = [...marked('FormSchema'), ...marked('Condition')];
      return authoredParts(schemas.filter((schema) => isValidSchema(schema.value)));
    }),
  };
}

type FileModel = ReturnType<typeof createFileModel>;

const known = new WeakMap<ContentFile, FileModel>();

/**
 * Returns the model of a file. Reuses the one of an earlier check if the file and everything it refers to are
 * unchanged.
 */
export function fileModel(files: ContentFiles, file: ContentFile): FileModel {
  const before = known.get(file)?.resolved;
  // the target of a broken `$ref` may exist now
  const isCurrent =
    before?.problems.length === 0 && [...before.files].every((each) => files.get(each.path) === each);
  const model = (isCurrent && known.get(file)) || createFileModel(file, resolveContent(files, file));
  known.set(file, model);
  return model;
}
