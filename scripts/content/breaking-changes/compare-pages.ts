import { listOf } from '../json.ts';
import { compareForms } from './compare-forms.ts';
import type { Incompatibility } from './index.ts';
import { type Field, type Form, locationOf, type Page, type Step } from './pages.ts';
import { CONFIRMATION } from './stored-answers.ts';
import type { Versions } from './versions.ts';

const FIRST_STEP = 'links to it, reloads and the Back button lead to the first step';
const BROKEN = 'links to it, bookmarks and reloads are broken';
const format = (fields: readonly Field[]) => fields.map(({ name }) => `"${name}"`).join(', ');

function comparePaths(before: Page, now: Page | undefined): Incompatibility[] {
  if (now && before.path === now.path) return [];
  const place = { before: locationOf(before, '/path', 'value'), subject: before.file.name };
  const [old, path] = [before.path, now?.path].map((path) => JSON.stringify(path) ?? 'nothing');
  if (!now) {
    const nowhere = { file: { ...before.file, text: '', tree: undefined }, offset: 0, length: 0 };
    const message = `The page ${old} was removed: ${BROKEN}.`;
    return [{ ...place, rule: 'page-removed', now: nowhere, message }];
  }
  const message = `The page moved from ${old} to ${path}: ${BROKEN}.`;
  return [{ ...place, rule: 'path-changed', now: locationOf(now, '/path', 'value'), message }];
}

function compareStep(before: Step, pageNow: Page, versions: Versions): Incompatibility[] {
  const { steps, fields, newlyAsking } = versions;
  const now = steps.get(before);
  if (before.hash === now?.hash) return [];
  const place = {
    before: locationOf(before.page, `${before.pointer}/step/hash`, 'value'),
    now: now
      ? locationOf(now.page, `${now.pointer}/step/hash`, 'value')
      : locationOf(pageNow, `${before.journey}/steps`),
    subject: before.hash,
  };
  if (now) {
    const changed = `The step’s hash changed from "${before.hash}" to "${now.hash}"`;
    if (before.page.kind !== CONFIRMATION.kind || before.journey !== CONFIRMATION.journey)
      return [{ ...place, rule: 'hash-changed', message: `${changed}: ${FIRST_STEP}.` }];
    const effect = 'reloading the confirmation starts a new quote, and its number can’t be read again';
    return [{ ...place, rule: 'confirmation-moved', message: `${changed}: ${effect}.` }];
  }
  const removed = `The step “${before.hash}” was removed`;
  const unasked = [...fields].flatMap(([field, restoring]) =>
    field.form.step === before && !restoring && !newlyAsking(field.name) ? [field] : [],
  );
  const answers = `with the answers given there: ${format(unasked)}`;
  if (unasked.length > 0) return [{ ...place, rule: 'step-removed', message: `${removed}, ${answers}.` }];
  const advice = 'Check that no page, email or ad links to the step.';
  return [{ ...place, rule: 'hash-changed', advice, message: `${removed}: ${FIRST_STEP}.` }];
}

function compareNewStep({ page, step, schema, fields }: Form, before: Page, versions: Versions) {
  if (!step || [...versions.steps.values()].includes(step)) return [];
  if (!before.steps.some(({ journey }) => journey === step.journey)) return [];
  const required = listOf(schema.required);
  const names = fields.filter((field) => !versions.isRestoring(field) && required.includes(field.name));
  if (names.length === 0) return [];
  const place = {
    before: locationOf(before, `${step.journey}/steps`),
    now: locationOf(page, `${step.pointer}/step/hash`, 'value'),
  };
  const message = `The step “${step.hash}” is new: visitors who got past it are asked for ${format(names)}.`;
  return [{ ...place, rule: 'answer-needed' as const, subject: step.hash, message }];
}

/** Finds everything that a new version of a page breaks. */
export function comparePage(before: Page, versions: Versions): Incompatibility[] {
  const now = versions.pages.get(before);
  if (!now) return comparePaths(before, now);
  return [
    ...comparePaths(before, now),
    ...before.steps.flatMap((step) => compareStep(step, now, versions)),
    ...before.forms.flatMap((form) => compareForms(form, versions)),
    ...now.forms.flatMap((form) => compareNewStep(form, before, versions)),
  ];
}
