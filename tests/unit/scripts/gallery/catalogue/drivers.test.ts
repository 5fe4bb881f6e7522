import { readdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { driverOf, drivers } from '../../../../../scripts/gallery/catalogue/drivers.ts';
import type { FieldOnPage } from '../../../../../src/engine/widgets/driver.ts';

const widgetsIn = (path: string) =>
  readdirSync(new URL(`../../../../../src/${path}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const fieldWith = (ui: object) => ({ name: 'answer', schema: { type: 'string' }, ui: { ...ui } });

test('every widget has a driver', () => {
  const widgets = [...widgetsIn('engine/widgets'), ...widgetsIn('ovhc/widgets')];
  expect(Object.keys(drivers).sort()).toEqual(widgets.sort());
  expect(Object.values(drivers).every((driver) => typeof driver.answer === 'function')).toBe(true);
});

test('a widget without one is an error that says what to add', () => {
  expect(() => driverOf(fieldWith({ 'ui:widget': 'slider' }))).toThrow(
    'The widget "slider" of the field "answer" has no driver: add driver.ts to the widget\'s folder.',
  );
});

/** Answers a field on a page that only takes texts. @returns what was typed */
async function typed(options: object, value: string): Promise<string[]> {
  const texts: string[] = [];
  const control = { fill: async (text: string) => void texts.push(text) } as Locator;
  const frame = { locator: () => control } as Partial<Locator> as Locator;
  const field = fieldWith({ 'ui:options': options });
  await driverOf(field).answer(
    { page: {} as Page, frame, name: 'answer', field, fill: async () => {} },
    value,
  );
  return texts;
}

describe('the driver of a text', () => {
  const digits = { replace: [{ pattern: '\\D', with: '' }] };

  test.each([
    ['Alex', {}, 'Alex'],
    ['12345', digits, '12345'],
    ['12a', digits, '12345'],
    ['１２', {}, '12345'],
  ])('types %s, or another wrong text where the field would rewrite it', async (value, options, expected) => {
    expect(await typed(options, value)).toEqual([expected]);
  });
});

test('the driver of a suburb fails once, when the field can’t be typed into', async () => {
  const later = () => new Promise((resolve) => setImmediate(resolve));
  const fail = (message: string) => later().then(() => Promise.reject(new Error(message)));
  const control = { fill: () => fail('There is no such field') } as Partial<Locator> as Locator;
  const onPage: FieldOnPage = {
    page: { waitForResponse: () => later().then(() => fail('The page is closed')) } as Partial<Page> as Page,
    frame: { locator: () => control } as Partial<Locator> as Locator,
    name: 'suburb',
    field: fieldWith({}),
    fill: async () => {},
  };
  // vitest fails for a rejection that nobody handles
  await expect(drivers.suburb?.answer(onPage, 'Sydney')).rejects.toThrow('There is no such field');
  await later();
  await later();
});
