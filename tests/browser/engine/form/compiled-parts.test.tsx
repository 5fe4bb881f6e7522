import { expect, test } from 'vitest';
import type { Journey } from '#types/content/journey';
import type { QuotePage } from '#types/content/quote-page';
import quotePage from '../../../../content/pages/quote.json?content';
import { FormContext } from '../../../../src/engine/form/form-context.ts';
import { createFormStore } from '../../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { SchemaForm } from '../../../../src/engine/form/SchemaForm.tsx';
import { loadWidgets } from '../../../../src/engine/registry.ts';
import { requireRuntime } from '../../../../src/engine/validators/runtime.ts';
import { createValidators } from '../../../../src/engine/validators/validators.ts';
import { widgetLoaders } from '../../../../src/ovhc/widgets/index.ts';
import libraryJourney from '../../../fixtures/library/journey.json?content';
import { drawInEngine } from '../draw.tsx';
import { listSource } from '../sources.ts';

const library = libraryJourney(requireRuntime);
const quote = quotePage(requireRuntime);
const steps = {
  quote: (quote.content as QuotePage).journey.steps,
  library: (library.content as Journey).steps,
};
const source = listSource([]);
const sources = { books: source, branches: source, visaTypes: source, products: source };

/** Lays out a step. Returns its fields and the compiled parts that RJSF used. RJSF throws if a part is missing. */
async function layOut(name: keyof typeof steps, hash: string, data: JsonObject, missing: string[] = []) {
  const { validators: compiled, widgets, steps: parts } = { quote, library }[name];
  const step = steps[name].find(({ step }) => step.hash === hash)?.step;
  if (!step) throw new Error(`There is no step "${hash}".`);
  const validators = createValidators(compiled);
  const used = new Set<string>();
  const recorded = new Proxy(compiled, {
    get(all, id: string) {
      used.add(id);
      return missing.includes(id) ? undefined : all[id];
    },
  });
  const store = createFormStore({ schema: step.schema, validators, answers: data, facts: data });
  const { container, unmount } = await drawInEngine(
    <FormContext value={{ store, idPrefix: hash }}>
      <SchemaForm schema={step.schema} uiSchema={step.uiSchema} />
    </FormContext>,
    {
      validators: { ...validators, compiled: recorded },
      widgets: await loadWidgets([...widgets, ...(parts[hash]?.widgets ?? [])], widgetLoaders),
      sources,
    },
  );
  const fields = [...container.querySelectorAll<HTMLElement>('[data-field]')];
  await unmount();
  return { used: [...used], fields: fields.map(({ dataset }) => dataset.field) };
}

const visaType = (isSupported: boolean) => [{ code: '500', name: 'Student visa', isSupported }];
const cover = ['paymentFrequency', 'hcfBundleId'];
const reader = ['readerName', 'ageGroup', 'booksAMonth'];
const young = ['readerName', 'ageGroup', 'school', 'booksAMonth'];

test.each([
  ['quote', 'visa-type', ['visaType'], [{}, { visaType: visaType(true) }, { visaType: visaType(false) }]],
  ['quote', 'visa-type', ['visaType'], [{ visaType: 'typed' }]],
  ['quote', 'cover-type', ['coverType'], [{}, { coverType: 'X', visaType: visaType(false) }]],
  ['quote', 'age', ['age'], [{}, { coverType: 'S', age: 30 }, { coverType: 'P', age: 'old' }]],
  [
    'quote',
    'age',
    ['age', 'partnerAge'],
    [
      { coverType: 'D', age: 30 },
      { coverType: 'F', partnerAge: 'old' },
    ],
  ],
  ['quote', 'select-cover', cover, [{}, { paymentFrequency: 'Y', hcfBundleId: 7 }]],
  ['library', 'reader', reader, [{}, { ageGroup: 'adult', readerName: 7 }]],
  ['library', 'reader', young, [{ ageGroup: 'child' }]],
  ['library', 'guardian', ['guardianName'], [{}]],
  ['library', 'card', ['branch', 'favourite', 'readyOn'], [{ ageGroup: 'child', favourite: 'typed' }]],
] satisfies [keyof typeof steps, string, string[], JsonObject[]][])(
  '§2 every part that RJSF uses is compiled: %s, step %s with the fields %j',
  async (name, hash, fields, answers) => {
    for (const data of answers) expect((await layOut(name, hash, data)).fields).toEqual(fields);
  },
);

test('a part that was not compiled fails the page, and never counts as true', async () => {
  const { used } = await layOut('library', 'reader', {});
  expect(used).not.toEqual([]);
  await expect(layOut('library', 'reader', {}, used)).rejects.toThrow(/No (precompiled )?validator/);
});
