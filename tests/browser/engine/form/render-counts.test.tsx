import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Step } from '#types/content/step';
import { engineWidgets, loadWidgets } from '../../../../src/engine/registry.ts';
import type { Validator } from '../../../../src/engine/validators/validators.ts';
import moneyForm from '../../../fixtures/library/forms/money.json?content';
import revealsForm from '../../../fixtures/library/forms/reveals.json?content';
import textareaForm from '../../../fixtures/library/forms/textarea.json?content';
import { drawForm, drawStep, join } from '../draw.tsx';
import { countRenders } from './count-renders.tsx';

const counts = countRenders(
  await loadWidgets(
    ['text', 'textarea', 'number', 'money', 'select', 'button-group', 'typeahead'],
    engineWidgets,
  ),
);
const box = (name: string) => page.getByRole('textbox', { name, exact: true });

/** Presses a key, and expects one commit and one render of each of the fields. */
async function expectOneDraw(key: string, ...fields: string[]) {
  const drawn = Object.fromEntries(fields.map((field) => [field, 1]));
  expect(await counts.of(() => userEvent.keyboard(key)), key).toEqual({ commits: 1, drawn });
}

function drawHundredFields() {
  const names = Array.from({ length: 100 }, (_, at) => `field${at}`);
  const allRequired: Validator = (data) => {
    const missing = names.filter((name) => !Object.hasOwn(data as object, name));
    allRequired.errors = missing.map((missingProperty) => ({
      instancePath: '',
      keyword: 'required',
      params: { missingProperty },
    }));
    return missing.length === 0;
  };
  const fields = names.map((name) => [name, { type: 'string', title: name }] as const);
  const properties = Object.fromEntries(fields);
  const schema = { $id: 'allRequired', type: 'object', properties, required: names } as const;
  const content: Step = { hash: 'hundred', heading: 'Fields', schema, uiSchema: {}, buttons: {} };
  const module = { content, validators: { allRequired }, widgets: [], sources: [], steps: {} };
  return drawStep(() => module, counts);
}

const open = () => join('', counts);
const adult = () => join('', { ...counts, saved: { ageGroup: 'adult', booksAMonth: 2 } });
const unanswered = () => drawForm(revealsForm, counts);
const revealed = () =>
  drawForm(revealsForm, { ...counts, answers: { late: 'yes' }, facts: { member: true } });
const amount = () => drawForm(moneyForm, counts);
const text = () => drawForm(textareaForm, counts);
const blurAndReturn = '{Tab}{Shift>}{Tab}{/Shift}';
const BOOKS = 'Books a month (optional)';
const ERROR = 'Use letters, spaces, hyphens and apostrophes';

test.each([
  ['in a step of a journey', open, 'Name', '', ['A', 'd', '{Backspace}'], 'readerName'],
  ['when it makes the step valid', adult, 'Name', '', ['A', '{Backspace}'], 'readerName'],
  ['when its visible error changes', open, 'Name', blurAndReturn, ['1'], 'readerName', ERROR],
  ['when it shows an alert', adult, BOOKS, '{End}', ['0'], 'booksAMonth', 'You read a lot.'],
  ['in a form of a hundred fields', drawHundredFields, 'field50', '', ['a'], 'field50'],
  ['in an amount', amount, 'Your donation', '', ['2', '0', '5'], 'donation'],
  ['in a text with a count', text, 'Your review', '', ['a', 'b'], 'review', 'You have 18 characters left'],
  ['in a field that conditions read', unanswered, 'Is a book late?', '', ['y', 'e'], 'late'],
  ['in a revealed field that conditions read', revealed, 'Is the fine paid?', '', ['y'], 'paid'],
])('draws one widget once per keystroke %s', async (_, draw, label, before, keys, field, shown = '') => {
  await draw();
  await userEvent.click(box(label));
  if (before) await userEvent.keyboard(before);
  for (const key of keys) await expectOneDraw(key, field);
  if (shown) await expect.element(page.getByText(shown).first()).toBeVisible();
});

test('draws only the edited field and the field that it reveals', async () => {
  await drawForm(revealsForm, { ...counts, answers: { late: 'ye' } });
  await userEvent.click(box('Is a book late?'));
  await userEvent.keyboard('{End}');
  await expectOneDraw('s', 'late', 'paid');
  await expectOneDraw('{Backspace}', 'late');
});

test('redraws only a field whose error or choice changes', async () => {
  await join('', counts);
  await userEvent.click(box('Name'));
  await expectOneDraw('{Tab}', 'readerName');
  await userEvent.fill(box('Name'), 'Ada');
  expect(await counts.of(() => userEvent.tab())).toEqual({ commits: 0, drawn: {} });
  const { drawn } = await counts.of(() => userEvent.click(page.getByRole('radio', { name: 'Adult' })));
  expect(Object.keys(drawn)).toEqual(['ageGroup']);
});
