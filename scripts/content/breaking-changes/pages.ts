import { isObject, type JsonObject, listOf, objectOf, walk } from '../json.ts';
import { type ContentFile, type ContentFiles, pageFiles } from '../read.ts';
import { type Resolved, resolveContent } from '../resolve.ts';
import { type Constraints, flattenSchema, type Rename } from './constraints.ts';
import { storedKeys } from './stored-answers.ts';

/** The form of a step, or a form that belongs to the page itself. */
export interface Form {
  page: Page;
  pointer: string;
  schema: JsonObject;
  uiSchema: JsonObject;
  step: Step | undefined;
  names: readonly string[];
  /** the fields whose answers are stored */
  fields: readonly Field[];
}

/** A step's place in a journey. */
export interface Step {
  page: Page;
  journey: string;
  pointer: string;
  hash: string;
  heading: unknown;
  when: JsonObject | undefined;
}

export interface Field {
  form: Form;
  name: string;
  /** the places that store its answer. Fields with a common key share their answer */
  keys: readonly string[];
}

export interface Page {
  files: ContentFiles;
  file: ContentFile;
  kind: string;
  path: unknown;
  resolved: Resolved;
  journeys: readonly string[];
  steps: readonly Step[];
  forms: readonly Form[];
}

function readPage(files: ContentFiles, file: ContentFile): Page {
  const resolved = resolveContent(files, file);
  const journeys: string[] = [];
  const steps: Step[] = [];
  const forms: Form[] = [];
  const { path } = objectOf(resolved.value);
  const page: Page = { files, file, kind: file.kind ?? '', path, resolved, journeys, steps, forms };
  // from the outside in: a journey's steps are read before their forms
  walk(resolved.value, (value, pointer) => {
    const { steps: entries, schema, uiSchema } = objectOf(value);
    if (Array.isArray(entries)) journeys.push(pointer);
    for (const [index, entry] of listOf(entries).entries()) {
      const { step, when } = objectOf(entry);
      const { hash, heading } = objectOf(step);
      const place = { page, journey: pointer, pointer: `${pointer}/steps/${index}` };
      if (typeof hash === 'string')
        steps.push({ ...place, hash, heading, when: isObject(when) ? when : undefined });
    }
    if (!isObject(schema) || !isObject(uiSchema)) return;
    const step = steps.find((step) => pointer === `${step.pointer}/step`);
    const paths = [...flattenSchema(schema, '').definitions.keys()];
    const names = paths.filter((path) => path.lastIndexOf('/') === 0).map((path) => path.slice(1));
    const fields: Field[] = [];
    const form: Form = { page, pointer, schema, uiSchema, step, names, fields };
    for (const name of names) {
      const keys = storedKeys(page.kind, pointer, name);
      if (keys.length > 0) fields.push({ form, name, keys });
    }
    forms.push(form);
  });
  return page;
}

/** Reads the pages in a version of the content, with their journeys, steps and forms. */
export function readPages(files: ContentFiles): Page[] {
  return pageFiles(files).map((file) => readPage(files, file));
}

/** Lists all constraints and definitions of a form. They apply only if its step is in the journey. */
export function flattenForm({ schema, pointer, step }: Form, rename?: Rename): Constraints {
  const at = `${step?.pointer}/when`;
  const when = step?.when && { pointer: at, ...flattenSchema(step.when, at, rename), holds: true };
  return flattenSchema(schema, `${pointer}/schema`, rename, when && [when]);
}

/** Returns the names of the fields on a path. Leaves out that a field is a list. */
export const namesIn = (path: string) => path.split('/').filter((part) => part !== '' && part !== 'items');

/** Returns the name of a form for authors: its step's hash, or its page and place. */
export function formatForm({ step, page, pointer }: Form): string {
  return step ? `“${step.hash}”` : [page.file.name, ...pointer.split('/').slice(1)].join(' › ');
}
