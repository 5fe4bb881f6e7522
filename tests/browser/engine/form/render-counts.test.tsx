import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Journey } from '#types/content/journey';
import { engineWidgets, loadWidgets } from '../../../../src/engine/registry.ts';
import { createValidators, type Validator } from '../../../../src/engine/validators/validators.ts';
import revealsForm from '../../../fixtures/library/forms/reveals.json?content';
import texts from '../../../fixtures/library/texts.json';
import { drawForm } from '../draw-form.tsx';
import { drawJourney } from '../draw-journey.tsx';
import { join } from '../library.ts';
import { countRenders } from './count-renders.tsx';

const counts = countRenders(
  await loadWidgets(['text', 'number', 'select', 'button-group', 'typeahead'], engineWidgets),
);
const box = (name: string) => page.getByRole('textbox', { name, exact: true });

/** Presses keys one by one, and expects one commit and one draw of one field for each. */
async function expectOneDraw(field: string, ...keys: string[]) {
  for (const key of keys)
    expect(await counts.of(() => userEvent.keyboard(key)), key).toEqual({
      commits: 1,
      drawn: { [field]: 1 },
    });
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
  const fields = names.map(
    (name) => [name, { type: 'string', title: name.replace('field', 'Field ') }] as const,
  );
  const step = {
    hash: 'hundred',
    heading: 'A hundred fields',
    schema: {
      $id: 'allRequired',
      type: 'object' as const,
      properties: Object.fromEntries(fields),
      required: names,
    },
    uiSchema: {},
    buttons: { next: { text: 'Next' } },
  };
  const journey: Journey = { name: 'Many questions', position: 'Page {step} of {steps}', steps: [{ step }] };
  const { widgets, onRender } = counts;
  const validators = createValidators({ allRequired });
  return drawJourney({ validators, widgets, sources: {}, texts, report: () => {} }, journey, '', {
    onRender,
  });
}

describe('one keystroke in a text field is one commit, and draws its own widget alone', () => {
  test('in a step of a journey', async () => {
    await join('', counts);
    await userEvent.click(box('Name'));
    await expectOneDraw('readerName', 'A', 'd', '{Backspace}');
  });

  test('when it makes the step valid, and enables Next', async () => {
    await join('', { ...counts, saved: { ageGroup: 'adult' } });
    await userEvent.click(box('Name'));
    await expectOneDraw('readerName', 'A');
    await expect.element(page.getByRole('button', { name: 'Turn the page' })).toBeEnabled();
    await expectOneDraw('readerName', '{Backspace}');
  });

  test('when its error is in view, and changes', async () => {
    await join('', counts);
    await userEvent.click(box('Name'));
    await userEvent.tab();
    await userEvent.click(box('Name'));
    await expectOneDraw('readerName', '1');
    await expect.element(page.getByText('Use letters, spaces, hyphens and apostrophes')).toBeVisible();
  });

  test('when it shows an alert', async () => {
    await join('', { ...counts, saved: { booksAMonth: 2 } });
    await userEvent.click(box('Books a month (optional)'));
    await userEvent.keyboard('{End}');
    await expectOneDraw('booksAMonth', '0');
    await expect.element(page.getByText('You read a lot.')).toBeVisible();
  });

  test('in a form of a hundred fields', async () => {
    await drawHundredFields();
    await userEvent.click(box('Field 50'));
    await expectOneDraw('field50', 'a');
    await userEvent.click(box('Field 99'));
    await expectOneDraw('field99', 'b');
  });

  test('in a field that conditions read, as long as nothing comes or goes', async () => {
    await drawForm(revealsForm, { ...counts });
    await userEvent.click(box('Is a book late?'));
    await expectOneDraw('late', 'y', 'e');
  });

  test('in a field that was revealed, and that conditions read in its turn', async () => {
    await drawForm(revealsForm, { ...counts, answers: { late: 'yes' }, facts: { member: true } });
    await userEvent.click(box('Is the fine paid?'));
    await expectOneDraw('paid', 'y');
  });
});

test('a keystroke that reveals a field draws that one as well, and no other', async () => {
  await drawForm(revealsForm, { ...counts, answers: { late: 'ye' } });
  await userEvent.click(box('Is a book late?'));
  await userEvent.keyboard('{End}');
  const { commits, drawn } = await counts.of(() => userEvent.keyboard('s'));
  expect([commits, drawn]).toEqual([1, { late: 1, paid: 1 }]);
  await expectOneDraw('late', '{Backspace}');
});

test.each([
  ['for its error', {}, { commits: 1, drawn: { readerName: 1 } }],
  ['not at all if it has none', { readerName: 'Ada' }, { commits: 0, drawn: {} }],
])('leaving a field draws it once, %s', async (_, saved, cost) => {
  await join('', { ...counts, saved });
  await userEvent.click(box('Name'));
  expect(await counts.of(() => userEvent.tab())).toEqual(cost);
});

test('a choice draws its own group', async () => {
  await join('', { ...counts, saved: { readerName: 'Ada' } });
  const { drawn } = await counts.of(() => userEvent.click(page.getByRole('radio', { name: 'Adult' })));
  expect(Object.keys(drawn)).toEqual(['ageGroup']);
});
