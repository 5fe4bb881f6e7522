import type { Step } from '#types/content/journey';
import { isObject, walk } from '../../content/json.ts';
import { pageFiles } from '../../content/page-files.ts';
import type { ContentFiles } from '../../content/read.ts';
import { type Resolved, valueIn } from '../../content/resolve.ts';
import { journeyPointers } from './journeys-on.ts';
import { readPage, type SitePage } from './page.ts';
import type { SiteJourney } from './site.ts';
import { readStep } from './step.ts';

/** What a form has in common with a step, wherever it stands. */
type Form = Pick<Step, 'schema' | 'uiSchema' | 'reads' | 'alerts'>;

function formPointers(resolved: Resolved): string[] {
  const inside = journeyPointers(resolved).map((pointer) => `${pointer}/`);
  const found: string[] = [];
  walk(resolved.value, (value, pointer) => {
    const isForm = isObject(value) && isObject(value.schema) && isObject(value.uiSchema);
    if (isForm && !inside.some((start) => pointer.startsWith(start))) found.push(pointer);
  });
  return found;
}

function formsOn({ resolved, shared }: SitePage): SiteJourney[] {
  return formPointers(resolved).map((pointer) => {
    const page = shared();
    const { schema, uiSchema, reads, alerts } = valueIn(page.compiled, pointer) as Form;
    const form = { schema, uiSchema, ...(reads && { reads }), ...(alerts && { alerts }) };
    const entry = { step: { hash: '', heading: '', buttons: {}, ...form } };
    const named = `${pointer}/schema`;
    const step = readStep(page.written, entry, { index: 0, pointer, at: pointer, named });
    const { file } = page.placeOf(named);
    return { ...page, file, pointer, journey: { name: '', steps: [entry] }, steps: [step] };
  });
}

/**
 * The forms of a site's pages that are no steps of journeys, each once on however many pages it stands. It is read as a
 * journey of one step, which has no hash.
 *
 * @throws Error when the content is at fault; `npm run check` says where
 */
export function readForms(files: ContentFiles): SiteJourney[] {
  const forms = pageFiles(files).flatMap((file) => formsOn(readPage(files, file)));
  const places = forms.map(({ pointer, placeOf }) => JSON.stringify(placeOf(`${pointer}/schema`)));
  return forms.filter((_, index) => places.indexOf(places[index] ?? '') === index);
}
