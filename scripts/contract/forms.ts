import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { FormAnswers, FormsCall } from '#types/api/forms';
import { filePaths } from '../../src/engine/form/form-files.ts';
import { controlName, type JsonObject, type Path, setIn } from '../../src/engine/form/paths.ts';
import { calls } from '../api/calls.ts';
import { listOf } from '../content/json.ts';
import type { ContentFiles } from '../content/read.ts';
import { valueIn } from '../content/resolve.ts';
import { completeJourney } from '../journeys/search/complete-step.ts';
import { readSite, type SiteJourney, type SiteStep } from '../journeys/site/site.ts';
import { contentTypeOf } from '../server/content-types.ts';
import type { Check } from './check.ts';

/** Valid answers to a form, and its files by the name of their field. */
interface SampleAnswers {
  answers: JsonObject;
  attached: [field: string, file: File][];
}

/** Returns a file of a kind that a field accepts. */
function sampleFile({ entry }: SiteStep, path: Path): File {
  const at = path.map((part) => `/${typeof part === 'number' ? 'items' : part}`).join('');
  const [kind = '.txt'] = listOf(valueIn(entry.step.uiSchema, `${at}/ui:options/accept`)).map(String);
  const name = kind.startsWith('.') ? `sample${kind}` : 'sample';
  const type = kind.startsWith('.') ? contentTypeOf(name) : kind.replace('/*', '/png');
  return new File(['A sample file.'], name, { type: type.replace(/;.*/, '') });
}

/** Returns the plainest valid answers to a form, with a file for each field that takes files. */
function sampleAnswers(journey: SiteJourney): SampleAnswers | undefined {
  const bySteps = completeJourney(journey, {}, () => ({}));
  if (!bySteps) return undefined;
  const sample: SampleAnswers = { answers: Object.assign({}, ...Object.values(bySteps)), attached: [] };
  for (const step of journey.steps) {
    const own = bySteps[step.hash] as JsonObject | undefined;
    const paths = filePaths(step.entry.step.uiSchema, own).filter(([name]) => own && String(name) in own);
    for (const path of paths) {
      const file = sampleFile(step, path);
      const { name, size, type } = file;
      sample.answers = setIn(sample.answers, path, [{ name, size, type }]) as JsonObject;
      sample.attached.push([controlName(path), file]);
    }
  }
  return sample;
}

/** Sends a form twice, and once without answers. @returns the reference of the accepted answers */
async function checkForm(check: Check, journey: SiteJourney): Promise<string | undefined> {
  const page = basename(journey.page, '.json');
  const to = valueIn(journey.written, '/send/to');
  const call = { ...calls.forms, ...(typeof to === 'string' && { url: to }) };
  const sample = sampleAnswers(journey);
  if (!sample) {
    check.addNotAsked(call, 'no valid answers to the form were found', page);
    return undefined;
  }
  const { answers, attached } = sample;
  const request = (body: FormAnswers) => {
    return { params: { page }, headers: { 'idempotency-key': randomUUID() }, body };
  };
  const valid = { ...request(answers), attached };
  const first = await check.ask<FormsCall>(call, valid, { variant: page });
  if (first.answer) {
    const second = await check.ask<FormsCall>(call, valid, { variant: `${page}, repeated` });
    second.equals(first.answer, 'differs from the first answer to the same Idempotency-Key');
  }
  const [firstStep] = journey.steps;
  if (listOf(firstStep?.schema.required).length > 0)
    await check.ask<FormsCall>(call, request({}), { variant: `${page}, without answers`, status: 422 });
  return first.answer && 'reference' in first.answer ? first.answer.reference : undefined;
}

/**
 * Checks that the answers of each form page are accepted.
 * @returns what it created, or undefined if the content has no form page
 */
export async function checkForms(check: Check, files: ContentFiles): Promise<string[] | undefined> {
  const pages = [...files.values()].filter(({ kind }) => kind === 'form-page').map(({ name }) => name);
  if (pages.length === 0) return undefined;
  const { journeys } = readSite(files);
  const created: string[] = [];
  for (const journey of journeys) {
    if (!pages.includes(journey.page) || journey.pointer !== '/journey') continue;
    const reference = await checkForm(check, journey);
    if (reference !== undefined) created.push(`the form ${basename(journey.page, '.json')}: ${reference}`);
  }
  return created;
}
