import type { Annotated } from '../../schemas/annotations.ts';
import { type Mark, marksIn } from '../compile/marks.ts';
import { isObject } from '../json.ts';
import { once, pairMemo, weakMemo } from '../memo.ts';
import type { ContentFile, ContentFiles } from '../read.ts';
import { isWhole, type Origin, type Resolved, resolveChanged } from '../resolve.ts';
import { isKind, withSuggestedKinds } from './kinds.ts';
import { createForm, type Form } from './model/forms.ts';
import { authoredParts, type OwnContent, ownContent } from './model/own-content.ts';
import { textsIn } from './model/texts.ts';
import { optionErrors, widgetUses } from './model/widgets.ts';
import type { Names } from './names.ts';
import { parentOf } from './pointers.ts';
import { authoredSchemaErrors } from './schema-errors/authored-schemas.ts';
import { annotationsOf, schemaErrors } from './schemas.ts';

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
  const kind = isKind(file.kind) ? `content/${file.kind}` : undefined;
  const own = once(() => ownContent(resolved));
  const errors = once(() => (kind ? schemaErrors(kind, resolved.value) : []));
  const bySchema = once((): Annotated => (kind ? annotationsOf(kind, resolved.value) : new Map()));
  const forms = once(() => findForms(file, own(), bySchema(), resolved));
  const widgets = once(() => widgetUses(own(), forms(), errors()));
  const wrongPointers = once(
    () => new Set([...errors(), ...widgets().flatMap(optionErrors)].map(({ pointer }) => pointer)),
  );
  const isRight = ({ pointer }: { pointer: string }) => !wrongPointers().has(pointer);
  const annotated = once((): Annotated => {
    const ofOptions = widgets().flatMap(({ widget, pointer, options }) =>
      [...(options === undefined ? [] : annotationsOf(`widgets/${widget}`, options))].map(
        ([at, annotations]) => [`${pointer}/ui:options${at}`, annotations] as const,
      ),
    );
    return new Map([...bySchema(), ...ofOptions]);
  });
  const allMarked = once(() => {
    const marks = marksIn(annotated());
    return own().places.flatMap(([value, pointer]) => {
      const mark = marks.get(pointer);
      return mark && isRight({ pointer }) ? [{ mark, pointer, value }] : [];
    });
  });
  const marked = (...marks: Mark[]) => allMarked().filter(({ mark }) => marks.includes(mark));
  return {
    ...{ resolved, own, schemaErrors: errors, forms, widgets, annotated, marked },
    texts: once(() => textsIn(file, resolved, own(), annotated(), marked('FormSchema')).filter(isRight)),
    schemaParts: once(() =>
      authoredParts(marked('FormSchema', 'Condition').filter(({ value }) => isValidSchema(value))),
    ),
  };
}

const fileModel = pairMemo(createFileModel);

export type CheckContext = ReturnType<typeof createContext>;

/**
 * Creates the queries that rules can make about content. Each answer is computed once. Pointers refer to a file's
 * **resolved** content, in which the target replaces each `$ref`.
 */
export function createContext(given: ContentFiles, names: Names) {
  const files = withSuggestedKinds(given);
  const model = weakMemo((file: ContentFile) => fileModel(file, resolveChanged(files, file)));
  const origin = (file: ContentFile, pointer: string): Origin =>
    model(file).resolved.origins.get(pointer) ?? { file, pointer };
  const isWrittenThere = (file: ContentFile, pointer: string) => {
    const written = origin(file, pointer);
    return written.file === file && written.pointer === pointer;
  };
  return {
    /** the widgets, sources, facts and answers that code defines */
    names,
    files,
    /** the files that are valid JSON; only json-syntax checks the other files */
    parsed: [...files.values()].filter((file) => file.tree && file.syntaxErrors.length === 0),
    resolved: (file: ContentFile) => model(file).resolved,
    /** the file's content without the files that it includes as a whole by `$ref`; those are checked separately */
    own: (file: ContentFile) => model(file).own(),
    /** the file and pointer where something is written; report a problem there if it is wrong in every use */
    origin,
    /** the location in the file itself, a value or a `$ref`; report a problem there if it is wrong only in this use */
    locationOfUse(file: ContentFile, pointer: string): Origin {
      let at = pointer;
      while (at !== '' && !isWrittenThere(file, at)) at = parentOf(at);
      return { file, pointer: model(file).resolved.refs.has(at) ? `${at}/$ref` : at };
    },
    /** the errors of the file against the schema of its kind; other rules don't report the same places again */
    schemaErrors: (file: ContentFile) => model(file).schemaErrors(),
    /** the forms in the file's own content, with their fields; excludes forms whose schema is invalid */
    forms: (file: ContentFile) => model(file).forms(),
    widgets: (file: ContentFile) => model(file).widgets(),
    /** the values in the file's own content that the compiler transforms: rich texts, icons, conditions, form schemas */
    marked: (file: ContentFile, ...marks: Mark[]) => model(file).marked(...marks),
    /** the texts in the file's own content, with the placeholders that each can use */
    texts: (file: ContentFile) => model(file).texts(),
    /** the annotations of values from their schemas, such as `format` or `names`, by pointer */
    annotated: (file: ContentFile) => model(file).annotated(),
    /** the valid schemas in the file's own content (of forms, fields and conditions) and all schemas inside them */
    schemaParts: (file: ContentFile) => model(file).schemaParts(),
  };
}
