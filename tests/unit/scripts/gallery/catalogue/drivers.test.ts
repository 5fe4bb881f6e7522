import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { driverOf, drivers } from '../../../../../scripts/gallery/catalogue/drivers.ts';

const fieldWith = (ui: object) => ({ name: 'answer', schema: { type: 'string' }, ui: { ...ui } });

/** Answers a field on a page that supports only `fill`. */
function answer(ui: object, value: string, fill: (text: string) => Promise<void>, page = {}) {
  const frame: object = { locator: () => ({ fill }) };
  const [name, field] = ['answer', fieldWith(ui)];
  const place = { page: page as Page, frame: frame as Locator, name, field, fill: async () => {} };
  return driverOf(field).answer(place, value);
}

test('every widget has a driver', () => {
  const widgets = ['engine', 'ovhc'].flatMap((part) =>
    readdirSync(new URL(`../../../../../src/${part}/widgets`, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  expect(Object.keys(drivers).sort()).toEqual(widgets.sort());
  expect(Object.values(drivers).every((driver) => typeof driver.answer === 'function')).toBe(true);
});

test('throws for a widget without a driver, with advice', () => {
  expect(() => driverOf(fieldWith({ 'ui:widget': 'slider' }))).toThrow(
    'The widget "slider" of the field "answer" has no driver: add driver.ts to the widget\'s folder.',
  );
});

test.each([
  [{}, ['focus', 'fill {}']],
  [undefined, ['focus', 'fill {}']],
  [{ street: '1 X' }, ['fill {"street":"1 X"}']],
])('fills in a group with %j, or only visits it', async (value, expected) => {
  const done: string[] = [];
  const frame: object = {
    locator: () => ({ first: () => ({ focus: async () => void done.push('focus') }) }),
  };
  const field = { name: 'home', schema: { type: 'object' }, ui: {} };
  const fill = async (answers: object, prefix = '') => {
    expect(prefix).toBe('home.');
    done.push(`fill ${JSON.stringify(answers)}`);
  };
  const place = { page: {} as Page, frame: frame as Locator, name: 'home', field, fill };
  await driverOf(field).answer(place, value);
  expect(done).toEqual(expected);
});

const digits = { replace: [{ pattern: '\\D', with: '' }] };

test.each([
  ['Alex', {}, 'Alex'],
  ['12345', digits, '12345'],
  ['12a', digits, '12345'],
  ['１２', {}, '12345'],
])('types %s, or a text that the field does not rewrite', async (value, options, expected) => {
  const typed: string[] = [];
  await answer({ 'ui:options': options }, value, async (text) => void typed.push(text));
  expect(typed).toEqual([expected]);
});

test('the suburb driver fails once if its field can’t be typed into', async () => {
  const fail = async (message: string) => {
    await setImmediate();
    throw new Error(message);
  };
  const page = { waitForResponse: () => setImmediate().then(() => fail('The page is closed')) };
  // vitest fails on unhandled rejections
  const answered = answer({ 'ui:widget': 'suburb' }, 'Sydney', () => fail('There is no such field'), page);
  await expect(answered).rejects.toThrow('There is no such field');
  await setImmediate();
  await setImmediate();
});
