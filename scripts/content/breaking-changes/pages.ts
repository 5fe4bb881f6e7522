import { isObject, type JsonObject, walk } from '../json.ts';
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
  step?: Step;
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

function readSteps(page: Page, journey: string, entries: readonly unknown[]): Step[] {
  return entries.flatMap((entry, index): Step[] => {
    if (!isObject(entry) || !isObject(entry.step) || typeof entry.step.hash !== 'string') return [];
    const { hash, heading } = entry.step;
    const when = isObject(entry.when) ? entry.when : undefined;
    return [{ page, journey, pointer: `${journey}/steps/${index}`, hash, heading, when }];
  });
}

function readForm(page: Page, pointer: string, schema: JsonObject, uiSchema: JsonObject): Form {
  const step = page.steps.find((step) => pointer === `${step.pointer}/step`);
  const paths = [...flattenSchema(schema, '').definitions.keys()];
  const names = paths.filter((path) => path.lastIndexOf('/') === 0).map((path) => path.slice(1));
  const fields: Field[] = [];
  const form: Form = { page, pointer, schema, uiSchema, ...(step && { step }), names, fields };
  for (const name of names) {
    const keys = storedKeys(page.kind, pointer, name);
    if (keys.length > 0) fields.push({ form, name, keys });
  }
  return form;
}

function readPage(files: ContentFiles, file: ContentFile): Page {
  const resolved = resolveContent(files, file);
  const journeys: string[] = [];
  const steps: Step[] = [];
  const forms: Form[] = [];
  const path = isObject(resolved.value) ? resolved.value.path : undefined;
  const page: Page = { files, file, kind: file.kind ?? '', path, resolved, journeys, steps, forms };
  // from the outside in: a journey's steps are read before their forms
  walk(resolved.value, (value, pointer) => {
    if (!isObject(value)) return;
    const { schema, uiSchema } = value;
    if (Array.isArray(value.steps)) {
      journeys.push(pointer);
      steps.push(...readSteps(page, pointer, value.steps));
    }
    if (isObject(schema) && isObject(uiSchema)) forms.push(readForm(page, pointer, schema, uiSchema));
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

/** Returns the name of a form for authors: its step's hash, or its page and place. */
export function formatForm({ step, page, pointer }: Form): string {
  return step ? `“${step.hash}”` : [page.file.name, ...pointer.split('/').slice(1)].join(' › ');
}
