import { isObject, type JsonObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { CheckContext } from '../rule.ts';
import { type CountedForms, countedForms } from './counted-forms.ts';
import type { Form, FormNode } from './forms.ts';

/** What asks for answers: a form, or a field that holds others, as a list does. */
export interface Asker {
  form: Form;
  node: FormNode;
}

/** Answers that code reads of the same object, and who should ask for them: one of the askers for each. */
export interface CountedObject {
  counted: CountedForms;
  askers: readonly Asker[];
  /** what code knows of each answer, by its name */
  answers: ReadonlyMap<string, JsonObject>;
  /** those that code cannot do without */
  needed: readonly string[];
}

function answersIn({ properties, items }: JsonObject): Map<string, JsonObject> {
  const all = Object.entries({ ...(isObject(properties) && properties), ...(isObject(items) && { items }) });
  return new Map(all.filter((answer): answer is [string, JsonObject] => isObject(answer[1])));
}

/** What asks for one answer, and for those in it; several where it is asked for in several places. */
export function askersOf(askers: readonly Asker[], name: string): Asker[] {
  return askers.flatMap(({ form, node }) => {
    const schemas = node.fields.get(name);
    const asking = schemas && form.nodes.find((each) => each.name === name && each.schemas === schemas);
    return asking ? [{ form, node: asking }] : [];
  });
}

function objectsIn(counted: CountedForms, askers: readonly Asker[], schema: JsonObject): CountedObject[] {
  const answers = answersIn(schema);
  // of what says nothing of its parts, the widget that draws it knows them
  if (answers.size === 0 || askers.every(({ node }) => node.fields.size === 0)) return [];
  const needed = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const inner = [...answers].flatMap(([name, answer]) =>
    askersOf(askers, name).flatMap((asker) => objectsIn(counted, [asker], answer)),
  );
  return [{ counted, askers, answers, needed }, ...inner];
}

/** All that code reads of answers, object by object. */
export const countedObjects = weakMemo((context: CheckContext): readonly CountedObject[] =>
  countedForms(context).flatMap((counted) => {
    const askers = counted.forms.map((form) => ({ form, node: form.root }));
    return objectsIn(counted, askers, counted.answers);
  }),
);

/** The answers that nothing asks for. */
export function missingAnswers({ askers, answers }: CountedObject): string[] {
  return [...answers.keys()].filter((name) => !askers.some(({ node }) => node.fields.has(name)));
}

/** The fields whose answers code cannot do without. */
export const neededFields = weakMemo(
  (context: CheckContext): ReadonlySet<FormNode> =>
    new Set(
      countedObjects(context).flatMap(({ askers, needed }) =>
        needed.flatMap((name) => askersOf(askers, name).map(({ node }) => node)),
      ),
    ),
);
