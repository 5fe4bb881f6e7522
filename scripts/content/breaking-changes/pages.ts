import { atKey, type Location, type Part } from '../check/diagnostic.ts';
import { parentOf } from '../check/pointers.ts';
import { isObject, type JsonObject, objectOf, placesIn } from '../json.ts';
import { type ContentFile, type ContentFiles, pageFiles } from '../read.ts';
import { type Resolved, resolveContent } from '../resolve.ts';
import { type Constraints, flattenSchema } from './constraints.ts';
import { storedKeys } from './stored-answers.ts';

export interface Page {
  file: ContentFile;
  kind: string;
  path: unknown;
  resolved: Resolved;
  steps: Step[];
  forms: Form[];
}

/** A step's place in a journey. */
export interface Step {
  page: Page;
  journey: string;
  pointer: string;
  hash: string;
  heading: unknown;
  when: unknown;
}

/** The form of a step, or a form that belongs to the page itself. */
export interface Form {
  page: Page;
  pointer: string;
  schema: JsonObject;
  uiSchema: JsonObject;
  step: Step | undefined;
  rules: Constraints;
  names: readonly string[];
  /** the fields whose answers are stored */
  fields: readonly Field[];
}

export interface Field {
  form: Form;
  name: string;
  /** the places that store its answer. Fields with a common key share their answer */
  keys: readonly string[];
}

/** Lists the rules of a form, with new field names. They apply only if its step is in the journey. */
export function flattenForm(
  { schema, pointer, step }: Pick<Form, 'schema' | 'pointer' | 'step'>,
  newNames?: ReadonlyMap<string, string>,
): Constraints {
  const at = `${step?.pointer}/when`;
  const when = isObject(step?.when) && flattenSchema(step.when, at, newNames);
  const outer = when ? [{ pointer: at, constraints: when.constraints, holds: true }] : [];
  return flattenSchema(schema, `${pointer}/schema`, newNames, outer);
}

function readPage(files: ContentFiles, file: ContentFile): Page {
  const resolved = resolveContent(files, file);
  const { path } = objectOf(resolved.value);
  const page: Page = { file, kind: file.kind ?? '', path, resolved, steps: [], forms: [] };
  // from the outside in: a step is read before its form
  for (const [value, pointer] of placesIn(resolved.value)) {
    const { step, when, schema, uiSchema } = objectOf(value);
    const { hash, heading } = objectOf(step);
    const [, journey] = /^(.*)\/steps\/\d+$/.exec(pointer) ?? [];
    if (journey !== undefined && typeof hash === 'string')
      page.steps.push({ page, journey, pointer, hash, heading, when });
    if (!isObject(schema) || !isObject(uiSchema)) continue;
    const owner = page.steps.find((one) => pointer === `${one.pointer}/step`);
    const place = { pointer, schema, uiSchema, step: owner };
    const rules = flattenForm(place);
    const names = [...rules.definitions.keys()].flatMap((path) => /^\/([^/]*)$/.exec(path)?.[1] ?? []);
    const fields: Field[] = [];
    const form: Form = { page, ...place, rules, names, fields };
    for (const name of names) {
      const keys = storedKeys(file, pointer, name);
      if (keys.length > 0) fields.push({ form, name, keys });
    }
    page.forms.push(form);
  }
  return page;
}

/** Reads the pages in a version of the content, with their steps and forms. */
export const readPages = (files: ContentFiles) => pageFiles(files).map((file) => readPage(files, file));

/** Returns the location of a value. If the value is missing, returns the key of the nearest value around it. */
export function locationOf({ resolved, file }: Page, pointer: string, part: Part = 'key'): Location {
  const { origins, refs } = resolved;
  const written = origins.get(pointer);
  if (written) return { ...written, part };
  let at = pointer;
  while (at !== '' && !origins.has(at)) at = parentOf(at);
  return atKey(refs.get(at) ?? origins.get(at) ?? { file, pointer: '' });
}

/** Returns the names of the fields on a path. Leaves out that a field is a list. */
export const namesIn = (path: string) => path.split('/').filter((part) => part !== '' && part !== 'items');

/** Returns the name of a form for authors: its step's hash, or its page and place. */
export function formatForm({ step, page, pointer }: Form): string {
  return step ? `“${step.hash}”` : [page.file.name, ...pointer.split('/').slice(1)].join(' › ');
}
