import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Journey, Step } from '#types/content/journey';
import type { QuotePage } from '#types/content/quote-page';
import quotePage from '../../../../content/pages/quote.json?content';
import { EngineContext } from '../../../../src/engine/engine-context.ts';
import { FormContext } from '../../../../src/engine/form/form-context.ts';
import { createFormStore } from '../../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { SchemaForm } from '../../../../src/engine/form/SchemaForm.tsx';
import { loadWidgets } from '../../../../src/engine/registry.ts';
import { requireRuntime } from '../../../../src/engine/validators/runtime.ts';
import { createValidators } from '../../../../src/engine/validators/validators.ts';
import { widgetLoaders } from '../../../../src/ovhc/widgets/index.ts';
import libraryJourney from '../../../fixtures/library/journey.json?content';
import texts from '../../../fixtures/library/texts.json';
import { listSource } from '../sources.ts';

const library = libraryJourney(requireRuntime);
const quote = quotePage(requireRuntime);
const source = listSource([]);
const sources = { books: source, branches: source, visaTypes: source, products: source };

/** Lays a step out and says which fields it has and which compiled parts were asked for on the way. */
async function layOut(
  { validators: compiled, widgets, steps }: typeof library,
  step: Step,
  data: JsonObject,
) {
  const validators = createValidators(compiled);
  const asked = new Set<string>();
  // RJSF's validator throws for a part that was not compiled
  const recorded = new Proxy(compiled, {
    get(all, id: string) {
      asked.add(id);
      return all[id];
    },
  });
  const store = createFormStore({ schema: step.schema, validators, answers: data, facts: data });
  const engine = { validators: { ...validators, compiled: recorded }, sources, texts, report: () => {} };
  const names = [...widgets, ...(steps[step.hash]?.widgets ?? [])];
  const { container, unmount } = await render(
    <EngineContext value={{ ...engine, widgets: await loadWidgets(names, widgetLoaders) }}>
      <FormContext value={{ store, idPrefix: step.hash }}>
        <SchemaForm schema={step.schema} uiSchema={step.uiSchema} />
      </FormContext>
    </EngineContext>,
  );
  const fields = [...container.querySelectorAll<HTMLElement>('[data-field]')];
  await unmount();
  return { asked: [...asked], fields: fields.map(({ dataset }) => dataset.field) };
}

function stepOf({ steps }: Journey, hash: string): Step {
  const found = steps.find(({ step }) => step.hash === hash)?.step;
  if (!found) throw new Error(`There is no step "${hash}".`);
  return found;
}

const visaType = (isSupported: boolean) => [{ code: '500', name: 'Student visa', isSupported }];

describe('§2 of the quote wizard, every part that RJSF asks for is compiled', () => {
  const { journey } = quote.content as QuotePage;

  test.each([
    ['visa-type', {}, ['visaType']],
    ['visa-type', { visaType: visaType(true) }, ['visaType']],
    ['visa-type', { visaType: visaType(false) }, ['visaType']],
    ['visa-type', { visaType: 'typed' }, ['visaType']],
    ['cover-type', {}, ['coverType']],
    ['cover-type', { coverType: 'X', visaType: visaType(false) }, ['coverType']],
    ['age', {}, ['age']],
    ['age', { coverType: 'S', age: 30 }, ['age']],
    ['age', { coverType: 'P', age: 'old' }, ['age']],
    ['age', { coverType: 'D', age: 30 }, ['age', 'partnerAge']],
    ['age', { coverType: 'F', age: 30, partnerAge: 'old' }, ['age', 'partnerAge']],
    ['select-cover', {}, ['paymentFrequency', 'hcfBundleId']],
    ['select-cover', { paymentFrequency: 'Y', hcfBundleId: 7 }, ['paymentFrequency', 'hcfBundleId']],
  ] satisfies [string, JsonObject, string[]][])('step %s with %j', async (hash, data, fields) => {
    expect((await layOut(quote, stepOf(journey, hash), data)).fields).toEqual(fields);
  });

  test('the age step does ask', async () => {
    expect((await layOut(quote, stepOf(journey, 'age'), { coverType: 'D' })).asked).not.toEqual([]);
  });
});

describe('of the library, every part that RJSF asks for is compiled', () => {
  const journey = library.content as Journey;

  test.each([
    ['reader', {}, ['readerName', 'ageGroup', 'booksAMonth']],
    ['reader', { ageGroup: 'adult', readerName: 7 }, ['readerName', 'ageGroup', 'booksAMonth']],
    ['reader', { ageGroup: 'child' }, ['readerName', 'ageGroup', 'school', 'booksAMonth']],
    ['guardian', {}, ['guardianName']],
    ['card', { ageGroup: 'child', favourite: 'typed' }, ['branch', 'favourite', 'readyOn']],
  ] satisfies [string, JsonObject, string[]][])('step %s with %j', async (hash, data, fields) => {
    expect((await layOut(library, stepOf(journey, hash), data)).fields).toEqual(fields);
  });

  test('the reader’s step does ask', async () => {
    expect((await layOut(library, stepOf(journey, 'reader'), {})).asked).not.toEqual([]);
  });
});

test('a part that was not compiled fails the page, and is never taken to hold', async () => {
  const journey = library.content as Journey;
  const step = stepOf(journey, 'reader');
  const { asked } = await layOut(library, step, {});
  const others = Object.entries(library.validators).filter(([id]) => !asked.includes(id));
  const none = { ...library, validators: Object.fromEntries(others) };
  await expect(layOut(none, step, {})).rejects.toThrow(/No (precompiled )?validator/);
});
