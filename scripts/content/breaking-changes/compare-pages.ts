import type { Incompatibility } from './breaking-change.ts';
import { compareForms } from './compare-forms.ts';
import { locationOf } from './locations.ts';
import type { Pair } from './match.ts';
import type { Form, Page, Step } from './pages.ts';
import { isConfirmation } from './stored-answers.ts';
import type { PagePair, Versions } from './versions.ts';

const FIRST_STEP = 'links to it, reloads and the Back button lead to the first step';
const format = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function reportRemovedPage(page: Page): Incompatibility {
  return {
    rule: 'page-removed',
    before: locationOf({ page, pointer: '/path' }, 'value'),
    now: { file: { ...page.file, text: '', tree: undefined }, offset: 0, length: 0 },
    subject: page.file.name,
    message: () =>
      `The page ${JSON.stringify(page.path)} was removed: links to it, bookmarks and reloads are broken.`,
  };
}

function comparePaths({ before, now }: PagePair): Incompatibility[] {
  if (before.path === now.path) return [];
  const [old, path] = [before.path, now.path].map((path) => JSON.stringify(path) ?? 'nothing');
  return [
    {
      rule: 'path-changed',
      before: locationOf({ page: before, pointer: '/path' }, 'value'),
      now: locationOf({ page: now, pointer: '/path' }, 'value'),
      subject: `${old}`,
      message: () => `The page moved from ${old} to ${path}: links to it, bookmarks and reloads are broken.`,
    },
  ];
}

function compareStep({ before, now }: Pair<Step>, pageNow: Page, versions: Versions): Incompatibility[] {
  if (before.hash === now?.hash) return [];
  const place = {
    before: locationOf({ page: before.page, pointer: `${before.pointer}/step/hash` }, 'value'),
    subject: before.hash,
  };
  if (now) {
    const isRecord = isConfirmation(before);
    const effect = isRecord
      ? 'reloading the confirmation starts a new quote, and its number can’t be read again'
      : FIRST_STEP;
    return [
      {
        ...place,
        rule: isRecord ? 'confirmation-moved' : 'hash-changed',
        now: locationOf({ page: now.page, pointer: `${now.pointer}/step/hash` }, 'value'),
        message: () => `The step’s hash changed from "${before.hash}" to "${now.hash}": ${effect}.`,
      },
    ];
  }
  const gone = versions.fields.filter((pair) => pair.before.form.step === before && !pair.now);
  const lost = gone
    .map(({ before }) => before.name)
    .filter((name) => versions.newlyAsking(name).length === 0);
  const removed = { ...place, now: locationOf({ page: pageNow, pointer: `${before.journey}/steps` }, 'key') };
  if (lost.length > 0) {
    return [
      {
        ...removed,
        rule: 'step-removed',
        message: () =>
          `The step “${before.hash}” was removed, with the answers given there: ${format(lost)}.`,
      },
    ];
  }
  return [
    {
      ...removed,
      rule: 'hash-changed',
      advice: 'Check that no page, email or ad links to the step.',
      message: () => `The step “${before.hash}” was removed: ${FIRST_STEP}.`,
    },
  ];
}

function reportNewStep({ page, step, schema }: Form, before: Page, versions: Versions): Incompatibility[] {
  if (!step || !before.journeys.includes(step.journey)) return [];
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const fields = versions.storedNow.filter(({ form, name }) => form.step === step && required.includes(name));
  const names = fields.filter((field) => !versions.wasAsked(field)).map(({ name }) => name);
  if (names.length === 0) return [];
  return [
    {
      rule: 'answer-needed',
      before: locationOf({ page: before, pointer: `${step.journey}/steps` }, 'key'),
      now: locationOf({ page, pointer: `${step.pointer}/step/hash` }, 'value'),
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
