import { describe, expect, test } from 'vitest';
import type { Messages } from '#types/content/ui-schema';
import { countRounds, sampleErrors } from '../../../../src/dev/form/sample-errors.ts';
import type { ProbedField } from '../../../../src/engine/form/FieldProbe.tsx';
import { messageFor } from '../../../../src/engine/form/field-errors.ts';

function field(name: string, messages: Messages | undefined, schema = {}): ProbedField {
  const store = {} as ProbedField['store'];
  const uiSchema = messages === undefined ? {} : { 'ui:messages': messages };
  return { store, idPrefix: 'step', path: [name], schema, uiSchema };
}

describe('the messages of a step in the development toolbar', () => {
  const name = { required: 'Enter a name', maxLength: 'At most {limit} letters' };
  const fields = [
    field('name', name, { maxLength: 25 }),
    field('agree', 'Tick the box'),
    field('note', undefined),
  ];
  const shownIn = (round: number) =>
    [...sampleErrors(fields, round)].map(([at, error]) => {
      const messages = fields.find(({ path }) => at === `/${path[0]}`)?.uiSchema['ui:messages'];
      return [at, messageFor(error, messages)];
    });

  test('show one after the other, with filled placeholders', () => {
    expect(countRounds(fields)).toBe(2);
    expect(shownIn(0)).toEqual([
      ['/name', 'Enter a name'],
      ['/agree', 'Tick the box'],
    ]);
    expect(shownIn(1)).toEqual([['/name', 'At most 25 letters']]);
  });

  test('have days that count from today', () => {
    const schema = { dateRange: { min: { from: 'today', years: -100 }, max: { from: 'today' } } };
    const [error] = sampleErrors([field('day', { dateRange: 'From {min}' }, schema)], 0).values();
    expect(messageFor(error, { dateRange: 'From {min}' })).toMatch(/^From \d{1,2} \w+ \d{4}$/);
  });

  test('are none for a form without messages', () => {
    expect(countRounds([field('note', undefined)])).toBe(0);
    expect(countRounds([])).toBe(0);
  });
});
