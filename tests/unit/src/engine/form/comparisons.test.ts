import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messageFor } from '../../../../../src/engine/form/field-errors.ts';
import { createFormStore } from '../../../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { comparedWindow } from '../../../../../src/engine/widgets/date/compared-window.ts';
import comparisons from '../../../../fixtures/library/forms/comparisons.json';
import { compileForm } from '../../compile.ts';

const form = await compileForm(comparisons.schema);
const open = (answers: JsonObject, facts: JsonObject = {}) => createFormStore({ ...form, answers, facts });
const errorsOf = (answers: JsonObject, facts?: JsonObject) =>
  [...open(answers, facts).getState().errors].map(([at, { keyword, params }]) => [at, keyword, params.limit]);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 10), toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

describe('§5 an answer that is compared with another one', () => {
  const loans = [{ until: '2026-01-01' }, { from: '2026-02-02', until: '2026-02-01' }];

  test.each<[string, JsonObject, unknown[], JsonObject?]>([
    ['the same text', { email: 'a@b', again: 'a@b' }, []],
    ['another text', { email: 'a@b', again: 'a@c' }, ['/again', 'const', 'a@b']],
    ['a later day', { start: '2026-11-20', end: '2026-11-21' }, []],
    [
      'an earlier day',
      { start: '2026-11-20', end: '2026-11-20' },
      ['/end', 'formatExclusiveMinimum', '2026-11-20'],
    ],
    ['a day after a written limit', { end: '2026-12-25' }, ['/end', 'formatMaximum', '2026-12-24']],
    ['a number up to another', { adults: 2, children: 2 }, []],
    ['a larger number in a revealed field', { adults: 2, children: 3 }, ['/children', 'maximum', 2]],
    ['an answer around a group', { adults: 2, room: { seats: 1 } }, ['/room/seats', 'minimum', 2]],
    ['an answer in its group', { room: { seats: 1, tables: 2 } }, ['/room/tables', 'maximum', 1]],
    ['an answer in its list entry', { loans }, ['/loans/1/until', 'formatMinimum', '2026-02-02']],
    ['the number of entries', { adults: 1, loans }, ['/loans', 'maxItems', 1], { limit: 1 }],
    ['a fact', { adults: 3 }, ['/adults', 'maximum', 2], { limit: 2 }],
  ])('accepts or reports %s', (_case, answers, error, facts) => {
    const found = errorsOf(answers, facts);
    expect(found.slice(0, 1).flat()).toEqual(error);
  });

  test.each<[string, JsonObject, string[]]>([
    ['missing', { again: 'a@c', end: '2026-11-21', children: 3, room: { tables: 9 } }, []],
    ['hidden', { adults: 1, children: 3 }, []],
    ['invalid', { email: 'a', again: 'b' }, ['/email']],
    ['not a day', { start: '31/02', end: '2026-11-21' }, ['/start']],
    ['out of its own range', { start: '2026-11-01', end: '2026-10-31' }, ['/start']],
    ['not a number', { adults: 'two', room: { seats: 1 } }, ['/adults']],
    ['invalid in a list entry', { loans: [{ from: '1/1', until: '2026-01-01' }] }, ['/loans/0/from']],
  ])('is not compared with one that is %s', (_case, answers, wrong) => {
    const { errors, valid } = open(answers).getState();
    expect([...errors.keys()]).toEqual(wrong);
    expect(valid).toBe(wrong.length === 0);
  });

  test('is compared again when the other one changes', () => {
    const store = open({ email: 'a@b', again: 'a@c' });
    const message = () => messageFor(store.getState().errors.get('/again'), 'Enter {limit} again');
    expect(message()).toBe('Enter a@b again');
    store.setValue(['email'], 'a@d');
    expect(message()).toBe('Enter a@d again');
    store.setValue(['email'], 'a@c');
    expect(message()).toBeUndefined();
    expect(store.getState().valid).toBe(true);
    store.setValue(['email'], 'a@b');
    store.setValue(['email'], undefined);
    expect([message(), store.getState().valid]).toEqual([undefined, true]);
  });

  test('keeps its own errors while the other one is invalid', () => {
    const answers = { start: 'soon', end: 'later' };
    expect(errorsOf(answers).map(([at, keyword]) => [at, keyword])).toEqual([
      ['/start', 'format'],
      ['/end', 'format'],
    ]);
  });
});

test('two answers that must equal each other never hide both errors', async () => {
  const other = (name: string) => ({ type: 'string', const: { $data: `1/${name}` } });
  const both = await compileForm({ type: 'object', properties: { a: other('b'), b: other('a') } });
  const { errors } = createFormStore({ ...both, answers: { a: '1', b: '2' } }).getState();
  expect([...errors.keys()]).toEqual(['/a', '/b']);
});

test('§9 fills in the other day in long form', () => {
  const { errors } = open({ start: '2026-11-20', end: '2026-11-19' }).getState();
  expect(messageFor(errors.get('/end'), 'After {limit}')).toBe('After 20 November 2026');
});

test('a calendar offers the days that its field allows beside the other answers', () => {
  const { end } = form.schema.properties as Record<string, typeof form.schema>;
  const until = { formatMinimum: { $data: '1/from' }, dateRange: { min: { from: 'today' } } } as typeof end;
  const window = (schema = end, path: (string | number)[] = ['end'], answers: JsonObject = {}) =>
    comparedWindow(schema ?? {}, path, answers);
  expect(window()).toEqual({ max: '2026-12-24' });
  expect(window(end, ['end'], { start: '2026-11-30' })).toEqual({ min: '2026-12-01', max: '2026-12-24' });
  expect(window(end, ['end'], { start: 'soon' })).toEqual({ max: '2026-12-24' });
  expect(window(end, ['end'], { start: '2027-01-01' }), 'no day is left').toEqual({});
  const loans = [{}, { from: '2026-12-01' }];
  expect(window(until, ['loans', 1, 'until'], { loans })).toEqual({ min: '2026-12-01' });
  expect(window(until, ['loans', 0, 'until'], { loans })).toEqual({ min: '2026-11-20' });
});
