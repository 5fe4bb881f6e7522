import { expect, test, vi } from 'vitest';
import { createFormStore } from '../../../../../src/engine/form/form-store.ts';
import type { Json } from '../../../../../src/engine/form/paths.ts';
import * as handlers from '../../../../../src/engine/journey/submit-handlers.ts';
import { compileForm } from '../../compile.ts';

const { registerSubmitHandler, resetSubmitHandlers, runSubmitHandlers, SubmitFailure } = handlers;
const form = await compileForm({ type: 'object', properties: { name: { type: 'string' } } });
const open = () => createFormStore({ ...form, answers: { name: 'Ada' } });
const handler = (submit: () => Promise<Json>) => ({ submit: vi.fn(submit), reset: vi.fn() });
const making = (answer: Json) => handler(async () => answer);

test('§4 runs the handlers of a step and returns their results by field name', async () => {
  const store = open();
  expect(await runSubmitHandlers(store)).toEqual({});
  registerSubmitHandler(store, ['cardForm'], making({ cardToken: 'T1' }));
  registerSubmitHandler(store, ['people', 1, 'photo'], making('P1'));
  expect(await runSubmitHandlers(store)).toEqual({ cardForm: { cardToken: 'T1' }, 'people[1].photo': 'P1' });
});

test('runs all handlers at once', () => {
  const store = open();
  const last = making(2);
  const waiting = handler(() => new Promise(() => {}));
  registerSubmitHandler(store, ['first'], waiting);
  registerSubmitHandler(store, ['last'], last);
  void runSubmitHandlers(store);
  expect(last.submit).toHaveBeenCalledOnce();
});

test('runs handlers on each submission until a reset, and stores no results', async () => {
  const store = open();
  const before = store.getState();
  const listener = vi.fn();
  store.subscribe(listener);
  const [part, other] = [making(1), making('x')];
  part.submit.mockResolvedValueOnce(0);
  registerSubmitHandler(store, ['cardForm'], part);
  registerSubmitHandler(store, ['photo'], other);
  expect(await runSubmitHandlers(store)).toEqual({ cardForm: 0, photo: 'x' });
  expect(await runSubmitHandlers(store)).toEqual({ cardForm: 1, photo: 'x' });
  resetSubmitHandlers(store);
  for (const { reset } of [part, other]) expect(reset).toHaveBeenCalledOnce();
  expect(store.getState()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

const quick = () => Promise.reject(new Error('quick'));
const slow = () => quick().catch(() => Promise.reject(new Error('slow')));
const broken = () => {
  throw new TypeError('broken');
};
const refused = new SubmitFailure('timed out', 'the bank is silent');

test.each([
  ['with its reason', async () => 'x', () => Promise.reject(refused), '(timed out): the bank is silent'],
  ['at the first of several failures', slow, quick, 'quick'],
  ['even if the handler throws at once', async () => 'x', broken, 'broken'],
])('§4 ends the submission if a handler fails, %s', async (_case, one, other, message) => {
  const store = open();
  registerSubmitHandler(store, ['name'], handler(one));
  registerSubmitHandler(store, ['cardForm'], handler(other));
  await expect(runSubmitHandlers(store)).rejects.toThrow(message);
});

test('SubmitFailure has a name and a reason', () => {
  expect(refused).toMatchObject({ name: 'SubmitFailure', reason: 'timed out' });
});

test('ignores handlers of other forms and unregistered handlers', async () => {
  const [one, other] = [open(), open()];
  const part = making(1);
  const unregister = registerSubmitHandler(one, ['cardForm'], part);
  expect(await runSubmitHandlers(other)).toEqual({});
  resetSubmitHandlers(other);
  unregister();
  expect(await runSubmitHandlers(one)).toEqual({});
  resetSubmitHandlers(one);
  expect(part.submit).not.toHaveBeenCalled();
  expect(part.reset).not.toHaveBeenCalled();
});

test('keeps the newer handler of a field that is mounted twice', async () => {
  const store = open();
  const unregister = registerSubmitHandler(store, ['cardForm'], making('older'));
  registerSubmitHandler(store, ['cardForm'], making('newer'));
  unregister();
  expect(await runSubmitHandlers(store)).toEqual({ cardForm: 'newer' });
});
