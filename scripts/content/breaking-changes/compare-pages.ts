import type { Incompatibility } from './breaking-change.ts';
import { compareForms } from './compare-forms.ts';
import { locationOf } from './form-pair.ts';
import type { Form, Page, Step } from './pages.ts';
import { isConfirmation } from './stored-answers.ts';
import type { PagePair, Pair, Versions } from './versions.ts';

const FIRST_STEP = 'links to it, reloads and the Back button lead to the first step';
const BROKEN = 'links to it, bookmarks and reloads are broken';
const format = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function reportRemovedPage(page: Page): Incompatibility {
  return {
    rule: 'page-removed',
    before: locationOf(page, '/path', 'value'),
    now: { file: { ...page.file, text: '', tree: undefined }, offset: 0, length: 0 },
    subject: page.file.name,
    message: () => `The page ${JSON.stringify(page.path)} was removed: ${BROKEN}.`,
  };
}

function comparePaths({ before, now }: PagePair): Incompatibility[] {
  if (before.path === now.path) return [];
  const [old, path] = [before.path, now.path].map((path) => JSON.stringify(path) ?? 'nothing');
  return [
    {
      rule: 'path-changed',
      before: locationOf(before, '/path', 'value'),
      now: locationOf(now, '/path', 'value'),
      subject: `${old}`,
      message: () => `The page moved from ${old} to ${path}: ${BROKEN}.`,
    },
  ];
}

/** Compares a step with what it became: another hash, or nothing. */
function compareStep({ before, now }: Pair<Step>, pageNow: Page, versions: Versions): Incompatibility[] {
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
    if (!isConfirmation(before))
      return [{ ...place, rule: 'hash-changed', message: () => `${changed}: ${FIRST_STEP}.` }];
    const effect = 'reloading the confirmation starts a new quote, and its number can’t be read again';
    return [{ ...place, rule: 'confirmation-moved', message: () => `${changed}: ${effect}.` }];
  }
  const removed = `The step “${before.hash}” was removed`;
  const unasked = versions.fields
    .filter((pair) => pair.before.form.step === before && !pair.now)
    .map((pair) => pair.before.name)
    .filter((name) => versions.newlyAsking(name).length === 0);
  if (unasked.length > 0) {
    const message = () => `${removed}, with the answers given there: ${format(unasked)}.`;
    return [{ ...place, rule: 'step-removed', message }];
  }
  const advice = 'Check that no page, email or ad links to the step.';
  return [{ ...place, rule: 'hash-changed', advice, message: () => `${removed}: ${FIRST_STEP}.` }];
}

/** Reports a new step of an existing journey with required fields that were never asked before. */
function reportNewStep({ page, step, schema }: Form, before: Page, versions: Versions): Incompatibility[] {
  if (!step || !before.journeys.includes(step.journey)) return [];
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const fields = versions.storedNow.filter(({ form, name }) => form.step === step && required.includes(name));
  const names = fields.filter((field) => !versions.wasAsked(field)).map(({ name }) => name);
  if (names.length === 0) return [];
  return [
    {
      rule: 'answer-needed',
      before: locationOf(before, `${step.journey}/steps`),
      now: locationOf(page, `${step.pointer}/step/hash`, 'value'),
      subject: step.hash,
      message: () =>
        `The step “${step.hash}” is new: visitors who got past it are asked for ${format(names)}.`,
    },
  ];
}

function comparePage(pair: PagePair, versions: Versions): Incompatibility[] {
  const { before, now, steps, forms } = pair;
  const known = new Set(steps.map(({ now }) => now));
  const added = now.forms.filter(({ step }) => step && !known.has(step));
  return [
    ...comparePaths(pair),
    ...steps.flatMap((step) => compareStep(step, now, versions)),
    ...forms.flatMap((form) => compareForms(form, versions)),
    ...added.flatMap((form) => reportNewStep(form, before, versions)),
  ];
}

/** Finds everything that a new version of the pages breaks. */
export function comparePages(versions: Versions): Incompatibility[] {
  return [
    ...versions.removedPages.map(reportRemovedPage),
    ...versions.pages.flatMap((pair) => comparePage(pair, versions)),
  ];
}
