import { expect, test } from 'vitest';
import type { Step } from '#types/content/step';
import age from '../../../../content/steps/quote/age.json?content';
import coverType from '../../../../content/steps/quote/cover-type.json?content';
import selectCover from '../../../../content/steps/quote/select-cover.json?content';
import visaType from '../../../../content/steps/quote/visa-type.json?content';
import { FormContext } from '../../../../src/engine/form/form-context.ts';
import { SchemaForm } from '../../../../src/engine/form/SchemaForm.tsx';
import { requireRuntime } from '../../../../src/engine/validators/runtime.ts';
import { createValidators } from '../../../../src/engine/validators/validators.ts';
import { widgetLoaders } from '../../../../src/ovhc/widgets/index.ts';
import card from '../../../fixtures/library/steps/card.json?content';
import guardian from '../../../fixtures/library/steps/guardian.json?content';
import reader from '../../../fixtures/library/steps/reader.json?content';
import { drawForm, drawInEngine } from '../draw.tsx';
import { listSource } from '../sources.ts';

const source = listSource([]);
const sources = { books: source, branches: source, visaTypes: source, products: source };
const isSupported = (answer: boolean) => [{ code: '500', name: 'Student visa', isSupported: answer }];
const unsupported = { coverType: 'X', visaType: isSupported(false) };
const steps = { visaType, coverType, age, selectCover, reader, guardian, card };

test.each([
  ['visaType', ['visaType'], [{}, { visaType: isSupported(true) }, unsupported, { visaType: 'typed' }]],
  ['coverType', ['coverType'], [{}, unsupported]],
  ['age', ['age'], [{}, { coverType: 'S', age: 30 }, { coverType: 'P', age: 'old' }]],
  [
    'age',
    ['age', 'partnerAge'],
    [
      { coverType: 'D', age: 30 },
      { coverType: 'F', partnerAge: 'old' },
    ],
  ],
  ['selectCover', ['paymentFrequency', 'hcfBundleId'], [{}, { paymentFrequency: 'Y', hcfBundleId: 7 }]],
  ['reader', ['readerName', 'ageGroup', 'booksAMonth'], [{}, { ageGroup: 'adult', readerName: 7 }]],
  ['reader', ['readerName', 'ageGroup', 'school', 'booksAMonth'], [{ ageGroup: 'child' }]],
  ['guardian', ['guardianName'], [{}]],
  ['card', ['branch', 'favourite', 'readyOn'], [{ ageGroup: 'child', favourite: 'typed' }]],
] as const)(
  '§2 compiles every schema part that RJSF uses to draw %s with %j',
  async (name, fields, answers) => {
    for (const data of answers) {
      const options = { loaders: widgetLoaders, sources, answers: data, facts: data };
      const { container, unmount } = await drawForm(steps[name], options);
      const drawn = [...container.querySelectorAll<HTMLElement>('[data-field]')];
      expect(drawn.map(({ dataset }) => dataset.field)).toEqual(fields);
      await unmount();
    }
  },
);

test('throws for a schema part that was not compiled', async () => {
  const { content, validators } = reader(requireRuntime);
  const { schema, uiSchema } = content as Step;
  const { store, unmount } = await drawForm(reader);
  await unmount();
  const form = (
    <FormContext value={{ store, idPrefix: 'reader' }}>
      <SchemaForm schema={schema} uiSchema={uiSchema} />
    </FormContext>
  );
  const withoutParts = { validators: { ...createValidators(validators), compiled: {} } };
  await expect(drawInEngine(form, withoutParts)).rejects.toThrow(/No (precompiled )?validator/);
});
