import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compilePages } from '../../../../scripts/content/compile/page.ts';
import { runPage } from '../../../../scripts/content/compile/run-page.ts';
import { readContent } from '../../../../scripts/content/read.ts';
import { copyContent } from '../../../fixtures/copy-content.ts';
import { checkWith, json, startBackend, status } from './support.ts';

const root = mkdtempSync(join(tmpdir(), 'contract-forms-'));
const content = copyContent(root, true);
const files = readContent(root);
afterAll(() => rmSync(root, { recursive: true }));

const PAGES = ['event-registration', 'lost-passport', 'rental-application'];
const compiled = compilePages(files, []);
const findForm = async (name: string) => {
  const page = compiled.find((each) => each.name === name && PAGES.includes(name));
  return page && runPage(page.code, name);
};

test('sends each form page with its files, twice and without answers', async () => {
  const { url, store } = await startBackend([], { findForm });
  const { code, problems, notAsked, names, notes } = await checkWith(() => files, url, '--writes');
  expect({ code, problems, notAsked }).toEqual({ code: 0, problems: [], notAsked: [] });
  expect(names.filter((name) => name.startsWith('forms'))).toEqual(
    PAGES.flatMap((page) => [page, `${page}, repeated`, `${page}, without answers`]).map(
      (variant) => `forms (${variant})`,
    ),
  );
  expect(notes.slice(2)).toEqual(
    PAGES.map((page, index) => `Sent to ${url}: the form ${page}: F1000000${index + 1}`),
  );
  const payslip = { field: 'payslips', name: 'sample.pdf', type: 'application/pdf', size: 14 };
  expect(store.outbox.forms.map(({ page, files: sent }) => [page, sent])).toEqual([
    ['event-registration', undefined],
    ['lost-passport', undefined],
    ['rental-application', [payslip]],
  ]);
});

test('finds refused answers, another reference for a repeat, and a wrong list of errors', async () => {
  const form = 'POST /hcf/forms';
  const renumber = json((answer) => void Object.assign(answer, { reference: 'F9' }));
  const { url } = await startBackend(
    [
      { at: `${form}/event-registration`, change: status(400) },
      { at: `${form}/lost-passport`, from: 2, change: renumber },
      {
        at: `${form}/rental-application`,
        status: 422,
        change: json(({ errors }) => delete errors[0].pointer),
      },
    ],
    { findForm },
  );
  expect((await checkWith(() => files, url, '--writes')).problems).toEqual([
    'forms (event-registration): the status is 400, must be 200',
    'forms (lost-passport, repeated): /reference differs from the first answer to the same Idempotency-Key',
    'forms (rental-application, without answers): /errors/0/pointer is missing',
  ]);
});

test('sends a form to the path that its content names', async () => {
  content.save('pages/lost-passport.json', '"send": {', '"send": { "to": "/hcf/forms/passports/lost",');
  const { url, requests } = await startBackend([], { findForm });
  await checkWith(() => readContent(root), url, '--writes');
  expect(requests).toContain('POST /hcf/forms/passports/lost');
  expect(requests).not.toContain('POST /hcf/forms/lost-passport');
});
