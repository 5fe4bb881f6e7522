import { createForm, type Form } from '../../check/model/forms.ts';
import { isObject, type JsonObject, walk } from '../../json.ts';
import { pageFiles } from '../../page-files.ts';
import type { ContentFile, ContentFiles } from '../../read.ts';
import { type Resolved, resolveContent } from '../../resolve.ts';

/** Questions that are put together: a step of a journey, or a form that stands on the page itself. */
export interface Asked {
  page: Page;
  /** of the object that holds the two schemas, in the page's resolved content */
  pointer: string;
  schema: JsonObject;
  form: Form;
  /** absent for a page's own form */
  step?: Step;
}

/** A step's place in a journey. */
export interface Step {
  page: Page;
  /** of the journey */
  journey: string;
  /** of its entry in the journey */
  pointer: string;
  hash: string;
  heading: unknown;
  when: JsonObject | undefined;
}

export interface Page {
  /** all content of its version */
  files: ContentFiles;
  file: ContentFile;
  kind: string;
  path: unknown;
  resolved: Resolved;
  /** pointers of its journeys */
  journeys: readonly string[];
  steps: readonly Step[];
  asked: readonly Asked[];
}

function stepsOf(page: Page, journey: string, entries: readonly unknown[]): Step[] {
  return entries.flatMap((entry, index): Step[] => {
    if (!isObject(entry) || !isObject(entry.step) || typeof entry.step.hash !== 'string') return [];
    const { hash, heading } = entry.step;
    const when = isObject(entry.when) ? entry.when : undefined;
    return [{ page, journey, pointer: `${journey}/steps/${index}`, hash, heading, when }];
  });
}

function createPage(files: ContentFiles, file: ContentFile): Page {
  const resolved = resolveContent(files, file);
  const journeys: string[] = [];
  const steps: Step[] = [];
  const asked: Asked[] = [];
  const path = isObject(resolved.value) ? resolved.value.path : undefined;
  const page: Page = { files, file, kind: file.kind ?? '', path, resolved, journeys, steps, asked };
  // from the outside in: a journey's steps are known before their forms come
  walk(resolved.value, (value, pointer) => {
    if (!isObject(value)) return;
    const { schema, uiSchema } = value;
    if (Array.isArray(value.steps)) {
      journeys.push(pointer);
      steps.push(...stepsOf(page, pointer, value.steps));
    }
    if (!isObject(schema) || !isObject(uiSchema)) return;
    const step = steps.find((step) => pointer === `${step.pointer}/step`);
    const form = createForm(file, pointer, { ...value, schema, uiSchema });
    asked.push({ page, pointer, schema, form, ...(step && { step }) });
  });
  return page;
}

/** What visitors of a tree of content are asked: its pages with their journeys, steps and forms. */
export function pagesOf(files: ContentFiles): Page[] {
  return pageFiles(files).map((file) => createPage(files, file));
}

/** A step or form as an author knows it: by its hash, or by its page and its place there. */
export function titleOf({ step, page, pointer }: Asked): string {
  return step ? `“${step.hash}”` : [page.file.name, ...pointer.split('/').slice(1)].join(' › ');
}
