import { marksIn } from '../../compile/marks.ts';
import { isObject, type JsonObject, listOf, objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { isWhole, type Origin, valueIn } from '../../resolve.ts';
import { parentOf } from '../pointers.ts';
import type { CheckContext } from '../rule.ts';
import { type Form, type FormNode, formAt } from './forms.ts';

/** A form that asks for answers, or a field that contains other fields, such as a list. */
export interface Asker {
  form: Form;
  node: FormNode;
}

/** The answers in one object that code reads, and the askers. At least one of them should ask for each answer. */
export interface CodeAnswers {
  forms: Origin & { forms: readonly Form[] };
  askers: readonly Asker[];
  answers: ReadonlyMap<string, JsonObject>;
  needed: readonly string[];
}

function formSchemas(context: CheckContext, file: ContentFile): string[] {
  const { value } = context.resolved(file);
  const marked = [...marksIn(context.annotated(file))].filter(([, mark]) => mark === 'FormSchema');
  const isForm = (at: string) =>
    at.endsWith('/schema') && 'uiSchema' in objectOf(valueIn(value, parentOf(at)));
  return marked.map(([at]) => at).filter(isForm);
}

function answersIn({ properties, items }: JsonObject): Map<string, JsonObject> {
  const all = Object.entries({ ...objectOf(properties), items });
  return new Map(all.filter((answer): answer is [string, JsonObject] => isObject(answer[1])));
}

/** Returns the fields that ask for an answer. */
export function fieldsAsking(askers: readonly Asker[], name: string): Asker[] {
  return askers.flatMap(({ form, node }) => {
    const schemas = node.fields.get(name);
    const asking = schemas && form.nodes.find((each) => each.name === name && each.schemas === schemas);
    return asking ? [{ form, node: asking }] : [];
  });
}

function answersOf(forms: CodeAnswers['forms'], askers: readonly Asker[], schema: JsonObject): CodeAnswers[] {
  const answers = answersIn(schema);
  // if a field has no inner fields, only its widget knows its parts
  if (answers.size === 0 || askers.every(({ node }) => node.fields.size === 0)) return [];
  const needed = listOf(schema.required).map(String);
  const inner = [...answers].flatMap(([name, answer]) =>
    fieldsAsking(askers, name).flatMap((asker) => answersOf(forms, [asker], answer)),
  );
  return [{ forms, askers, answers, needed }, ...inner];
}

function findIn(context: CheckContext, file: ContentFile): CodeAnswers[] {
  const named = [...context.annotated(file)].flatMap(([pointer, annotations]) =>
    (annotations.get('answers') ?? []).map((name) => ({ pointer, name: String(name) })),
  );
  if (named.length === 0) return [];
  const schemas = formSchemas(context, file);
  return named.flatMap(({ pointer, name }) => {
    const answers = context.names.answers.get(name);
    const inside = schemas.filter((at) => `${at}/`.startsWith(`${pointer}/`));
    const forms = inside.flatMap((at) => formAt(context, file, at) ?? []);
    // an invalid form may ask for the missing answers
    const isKnown = forms.length === inside.length && isWhole(context.resolved(file), pointer);
    if (!answers || forms.length === 0 || !isKnown) return [];
    const askers = forms.map((form) => ({ form, node: form.root }));
    return answersOf({ file, pointer, forms }, askers, answers);
  });
}

/** Returns the answers that code reads, by object, as defined by "answers" in the content schemas. */
export const codeAnswers = weakMemo((context: CheckContext): readonly CodeAnswers[] =>
  context.parsed.flatMap((file) => findIn(context, file)),
);

/** Returns the names of answers that no field asks for. */
export function missingAnswers({ askers, answers }: CodeAnswers): string[] {
  return [...answers.keys()].filter((name) => !askers.some(({ node }) => node.fields.has(name)));
}

/** Returns the fields whose answers code requires. */
export const neededFields = weakMemo((context: CheckContext): ReadonlySet<FormNode> => {
  const needed = codeAnswers(context).flatMap(({ askers, needed: names }) =>
    names.flatMap((name) => fieldsAsking(askers, name)),
  );
  return new Set(needed.map(({ node }) => node));
});
