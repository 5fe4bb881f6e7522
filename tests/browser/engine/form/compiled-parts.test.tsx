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

test.each([
  ['quote', 'visa-type', {}, ['visaType']],
  ['quote', 'visa-type', { visaType: visaType(true) }, ['visaType']],
  ['quote', 'visa-type', { visaType: visaType(false) }, ['visaType']],
  ['quote', 'visa-type', { visaType: 'typed' }, ['visaType']],
  ['quote', 'cover-type', {}, ['coverType']],
  ['quote', 'cover-type', { coverType: 'X', visaType: visaType(false) }, ['coverType']],
  ['quote', 'age', {}, ['age']],
  ['quote', 'age', { coverType: 'S', age: 30 }, ['age']],
  ['quote', 'age', { coverType: 'P', age: 'old' }, ['age']],
  ['quote', 'age', { coverType: 'D', age: 30 }, ['age', 'partnerAge']],
  ['quote', 'age', { coverType: 'F', age: 30, partnerAge: 'old' }, ['age', 'partnerAge']],
  ['quote', 'select-cover', {}, ['paymentFrequency', 'hcfBundleId']],
  ['quote', 'select-cover', { paymentFrequency: 'Y', hcfBundleId: 7 }, ['paymentFrequency', 'hcfBundleId']],
  ['library', 'reader', {}, ['readerName', 'ageGroup', 'booksAMonth']],
  ['library', 'reader', { ageGroup: 'adult', readerName: 7 }, ['readerName', 'ageGroup', 'booksAMonth']],
  ['library', 'reader', { ageGroup: 'child' }, ['readerName', 'ageGroup', 'school', 'booksAMonth']],
  ['library', 'guardian', {}, ['guardianName']],
  ['library', 'card', { ageGroup: 'child', favourite: 'typed' }, ['branch', 'favourite', 'readyOn']],
] satisfies [keyof typeof steps, string, JsonObject, string[]][])(
  '§2 every part that RJSF uses is compiled: %s, step %s with %j',
  async (name, hash, data, fields) => {
    expect((await layOut(name, hash, data)).fields).toEqual(fields);
  },
);

test('a part that was not compiled fails the page, and never counts as true', async () => {
  const { used } = await layOut('library', 'reader', {});
  expect(used).not.toEqual([]);
  await expect(layOut('library', 'reader', {}, used)).rejects.toThrow(/No (precompiled )?validator/);
});
