import type { Place } from '../../../src/studio/model.ts';
import type { CheckContext } from '../../content/check/context.ts';
import { type Form, fieldNames, formAt, namedOptions, readsOf } from '../../content/check/model/forms.ts';
import { confirmationOf, journeysOnPage } from '../../content/check/model/journeys.ts';
import { formOf } from '../../content/check/model/reads.ts';
import { listedNames, type SchemaPart } from '../../content/check/model/schema-parts.ts';
import { isInside } from '../../content/check/pointers.ts';
import { isObject, objectOf } from '../../content/json.ts';
import { weakMemo } from '../../content/memo.ts';
import { pageFiles, pointerParts } from '../../content/read.ts';
import { originKey } from '../../content/resolve.ts';
import { formAround } from '../outline/fields.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';
import { contentOf } from './parts.ts';
import { choiceUses, definitionsAt, type Found, usesInSchema } from './schema-uses.ts';
import { placeholderUse, refUses, type Use, useAt } from './uses.ts';

/** A field: its form, and the names that lead to it. `items` stands for the entries of a list. */
interface FormField {
  form: Form;
  path: readonly string[];
}

/** Returns the field at a place of the outline. @throws StudioProblem if its form has errors */
export function formFieldAt(content: SiteContent, { file, pointer }: Place): FormField {
  const around = formAround(contentOf(content, file), pointer);
  const form = around && formAt(content.context(), content.fileOf(file), `${around.form}/schema`);
  if (!form) throw new StudioProblem('This form has errors. Correct them first, then try again.');
  return { form, path: pointerParts(pointer.slice(`${around.form}/uiSchema`.length)) };
}

/** Returns the steps of each journey in order, with what a page shows after them. */
const sequences = weakMemo((context: CheckContext) =>
  pageFiles(context.files).flatMap((page) => {
    const last = confirmationOf(context, page);
    return journeysOnPage(context, page).map(({ entries }) =>
      [...entries, ...(last ? [last] : [])].map(({ at, pointer, when }) => {
        return { page, form: formOf(context, page, { at }), pointer, when };
      }),
    );
  }),
);

const rootOf = ({ content, pointer }: Form) => {
  return { schema: objectOf(content.schema), pointer: `${pointer}/schema` };
};

const uiOf = ({ form, path }: FormField) => [`${form.pointer}/uiSchema`, ...path].join('/');

const definitionKeys = (context: CheckContext, { form, path }: FormField) =>
  definitionsAt(rootOf(form), path)
    .filter(({ part }) => part === 'key')
    .map(({ pointer }) => originKey(context.origin(form.file, pointer)));

/**
 * Returns a field with all fields that are written in the same place.
 * @param withAnswers true for those too that ask for the same answer in a journey
 */
export function sameFields(context: CheckContext, field: FormField, withAnswers: boolean): FormField[] {
  const all = context.parsed.flatMap(context.forms).flatMap((form) =>
    form.nodes.flatMap(({ pointer, fields }) => {
      const around = pointerParts(pointer.slice(`${form.pointer}/uiSchema`.length));
      return [...fields.keys()].map((name) => ({ form, path: [...around, name] }));
    }),
  );
  const others = all
    .filter(({ path }) => path.at(-1) === field.path.at(-1))
    .map((each) => ({ ...each, keys: definitionKeys(context, each) }));
  const found = others.filter(
    ({ form, path }) => form === field.form && path.join('/') === field.path.join('/'),
  );
  for (const one of found)
    for (const other of others) {
      const isJoint = sequences(context).some((entries) =>
        [one, other].every(({ form }) => entries.some((entry) => entry.form === form)),
      );
      const isSameAnswer = withAnswers && isJoint && one.path.length === 1 && other.path.length === 1;
      const isSame = isSameAnswer || other.keys.some((key) => one.keys.includes(key));
      if (isSame && !found.includes(other)) found.push(other);
    }
  return found;
}

const conditionsIn = ({ marked }: CheckContext, { file, pointer }: Form): SchemaPart[] =>
  marked(file, 'Condition').flatMap(({ value, pointer: at }) =>
    isInside(at, pointer) && isObject(value) ? [{ schema: value, pointer: at }] : [],
  );

/** Returns what can read a field: its form, the forms of later steps that list it in `reads`, and the entries of later steps. */
function readersOf(context: CheckContext, { form, path: [name = ''] }: FormField) {
  const later = sequences(context).flatMap((entries) => {
    const at = entries.findIndex((entry) => entry.form === form);
    return at < 0 ? [] : entries.slice(at + 1);
  });
  const reading = later.flatMap((entry) =>
    entry.form && readsOf(entry.form).includes(name) ? [entry.form] : [],
  );
  return { forms: [...new Set([form, ...reading])], entries: later };
}

/** Returns the uses that `find` finds in the schemas and conditions of what can read a field. */
function schemaUses(context: CheckContext, field: FormField, find: (root: SchemaPart) => Found[]): Use[] {
  const { forms, entries } = readersOf(context, field);
  const inForms = forms.flatMap((form) =>
    [rootOf(form), ...conditionsIn(context, form)]
      .flatMap(find)
      .map((found) => useAt(context, form.file, found)),
  );
  const inEntries = entries.flatMap(({ page, pointer, when }) =>
    find({ schema: objectOf(when), pointer: `${pointer}/when` }).map((found) => useAt(context, page, found)),
  );
  return [...inForms, ...inEntries];
}

/** Returns the uses of a name besides schemas: in `reads`, the options of widgets, and texts. @param kind what the name is */
function namedUses(
  context: CheckContext,
  form: Form,
  name: string,
  kind: 'answer' | 'item',
  around: string,
): Use[] {
  const reads = listedNames(kind === 'answer' ? form.content.reads : [], `${form.pointer}/reads`);
  const options = namedOptions(context, form, kind).filter(({ node }) =>
    `${node.pointer}/`.startsWith(around),
  );
  const texts = context.texts(form.file).filter(({ pointer, placeholders }) => {
    return pointer.startsWith(around) && placeholders.includes(kind === 'item' ? 'item' : 'facts');
  });
  return [
    ...[...reads, ...options]
      .filter((used) => used.name === name)
      .map((used) => useAt(context, form.file, used)),
    ...texts.flatMap((text) => placeholderUse(text, name)),
  ];
}

function usesOfField(context: CheckContext, field: FormField): { own: Use[]; all: Use[] } {
  const { form, path } = field;
  const name = path.at(-1) ?? '';
  const around = uiOf({ form, path: path.slice(0, -1) });
  const drawn = fieldNames(form).filter(
    (used) => used.isField && used.name === name && used.node.pointer === around,
  );
  const own = [...definitionsAt(rootOf(form), path), ...drawn].map((found) =>
    useAt(context, form.file, found),
  );
  const list = path.at(-2) === 'items' ? `${uiOf({ form, path: path.slice(0, -2) })}/` : undefined;
  const named = list
    ? namedUses(context, form, name, 'item', list)
    : readersOf(context, field).forms.flatMap((each) =>
        path.length > 1 ? [] : namedUses(context, each, name, 'answer', `${each.pointer}/`),
      );
  return { own, all: [...own, ...schemaUses(context, field, (root) => usesInSchema(root, path)), ...named] };
}

/** Returns all uses of the names of fields. `own` are those that say what they are: they go when the fields go. */
export function fieldUses(content: SiteContent, fields: readonly FormField[]): { own: Use[]; all: Use[] } {
  const found = fields.map((field) => usesOfField(content.context(), field));
  const own = found.flatMap((each) => each.own);
  const refs = own.filter(({ part }) => part === 'key').flatMap((use) => refUses(content, use));
  return { own, all: [...found.flatMap(({ all }) => all), ...refs] };
}

/** Returns the uses of fields that stay when the fields go. */
export function usesOutside({ own, all }: ReturnType<typeof fieldUses>): Use[] {
  const isInOwn = (use: Use) =>
    own.some(({ file, pointer }) => file === use.file && `${use.pointer}/`.startsWith(`${pointer}/`));
  return all.filter((use) => !isInOwn(use));
}

/** Returns all uses of the value of a field's choice. */
export function usesOfChoice(context: CheckContext, field: FormField, choice: unknown): Use[] {
  const { form, path } = field;
  const options = namedOptions(context, form, 'choice').filter(
    ({ name, node }) => name === choice && node.pointer === uiOf(field),
  );
  return [
    ...schemaUses(context, field, (root) => choiceUses(root, path, choice)),
    ...options.map((used) => useAt(context, form.file, used)),
  ];
}
