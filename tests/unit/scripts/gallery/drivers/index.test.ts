import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { driverOf, drivers, leavesAnything } from '../../../../../scripts/gallery/drivers/index.ts';
import { fieldsOf } from '../../../../../scripts/journeys/site/fields.ts';

const folders = (path: string) =>
  readdirSync(new URL(`../../../../../src/${path}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** A field as content has it. */
function field(schema: object, ui: object = {}) {
  const part = { schema: { type: 'object', properties: { answer: schema } }, pointer: '' };
  const [first] = fieldsOf([part], { answer: ui }, { path: [], uiPointer: '' });
  if (!first) throw new Error('There is a field.');
  return first;
}

describe('npm run gallery: how a visitor answers a widget', () => {
  test('every widget of the site has its way', () => {
    const widgets = [...folders('engine/widgets'), ...folders('ovhc/widgets')];
    expect(Object.keys(drivers).sort()).toEqual(widgets.sort());
  });

  test('a widget that nobody has taught it says what to add', () => {
    expect(() => driverOf(field({ type: 'string' }, { 'ui:widget': 'slider' }))).toThrow(
      /widget "slider".*"answer".*add scripts\/gallery\/drivers\/slider\.ts/,
    );
  });

  test.each([
    ['a text', {}, 'Alex', true],
    ['nothing', {}, undefined, false],
    ['a card form that is left empty', { 'ui:widget': 'card-frame' }, false, false],
    ['a cover, which leads to its page', { 'ui:widget': 'product-cards' }, 'OVHC-TOP', false],
  ])('what an answer leaves to be seen: %s', (_, ui, value, expected) => {
    expect(leavesAnything(field({ type: 'string' }, ui), value)).toBe(expected);
  });
});
