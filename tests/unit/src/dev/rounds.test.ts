import { describe, expect, test } from 'vitest';
import type { Messages } from '#types/content/ui-schema';
import { errorsOf, roundsOf } from '../../../../src/dev/form/rounds.ts';
import type { ProbedField } from '../../../../src/engine/form/FieldProbe.tsx';
import { messageFor } from '../../../../src/engine/form/field-errors.ts';

function field(name: string, messages: Messages | undefined, schema = {}): ProbedField {
  const store = {} as ProbedField['store'];
  const uiSchema = messages === undefined ? {} : { 'ui:messages': messages };
  return { store, idPrefix: 'step', path: [name], schema, uiSchema };
}

describe('npm run dev: all messages of a step', () => {
  const name = { required: 'Enter a name', maxLength: 'At most {limit} letters' };
  const fields = [
    field('name', name, { maxLength: 25 }),
    field('agree', 'Tick the box'),
    field('note', undefined),
  ];
  const shownIn = (round: number) =>
    [...errorsOf(fields, round)].map(([at, error]) => {
      const messages = fields.find(({ path }) => at === `/${path[0]}`)?.uiSchema['ui:messages'];
      return [at, messageFor(error, messages)];
    });

  test('every field shows its first one, then its next one, with what it names filled in', () => {
    expect(roundsOf(fields)).toBe(2);
    expect(shownIn(0)).toEqual([
      ['/name', 'Enter a name'],
      ['/agree', 'Tick the box'],
    ]);
    expect(shownIn(1)).toEqual([['/name', 'At most 25 letters']]);
  });

  test('the days of a window are those of today', () => {
    const schema = { dateRange: { min: { from: 'today', years: -100 }, max: { from: 'today' } } };
    const [error] = errorsOf([field('day', { dateRange: 'From {min}' }, schema)], 0).values();
    expect(messageFor(error, { dateRange: 'From {min}' })).toMatch(/^From \d{1,2} \w+ \d{4}$/);
  });

  test('a form without messages has none', () => {
    expect(roundsOf([field('note', undefined)])).toBe(0);
    expect(roundsOf([])).toBe(0);
  });
});
