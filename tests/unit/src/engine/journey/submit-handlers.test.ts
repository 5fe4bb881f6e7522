import { describe, expect, test, vi } from 'vitest';
import { createFormStore } from '../../../../../src/engine/form/form-store.ts';
import type { Json } from '../../../../../src/engine/form/paths.ts';
import {
  registerSubmitHandler,
  resetSubmitHandlers,
  runSubmitHandlers,
  SubmitFailure,
} from '../../../../../src/engine/journey/submit-handlers.ts';
import { compileForm } from '../../compile.ts';

const form = await compileForm({ type: 'object', properties: { name: { type: 'string' } } });
const open = () => createFormStore({ ...form, answers: { name: 'Ada' } });
const handler = (submit: () => Promise<Json>) => ({ submit: vi.fn(submit), reset: vi.fn() });
const making = (answer: Json) => handler(async () => answer);
const failing = (error: Error) => handler(() => Promise.reject(error));

describe('§4 as a step is sent, its handlers run', () => {
  test('their results are returned by the names of their fields, lists and groups included', async () => {
    const store = open();
    expect(await runSubmitHandlers(store)).toEqual({});
    registerSubmitHandler(store, ['cardForm'], making({ cardToken: 'T1' }));
    registerSubmitHandler(store, ['people', 1, 'photo'], making('P1'));
    expect(await runSubmitHandlers(store)).toEqual({
      cardForm: { cardToken: 'T1' },
      'people[1].photo': 'P1',
    });
  });

  test('all at once: none waits for another', () => {
    const store = open();
    const last = making(2);
    registerSubmitHandler(
      store,
      ['first'],
      handler(() => new Promise(() => {})),
    );
    registerSubmitHandler(store, ['last'], last);
    void runSubmitHandlers(store);
    expect(last.submit).toHaveBeenCalledOnce();
  });

  test('anew each time, until all are reset; §4e.12 their results are not stored', async () => {
    const store = open();
    const before = store.getState();
    const listener = vi.fn();
    store.subscribe(listener);
    const part = making(1);
    part.submit.mockResolvedValueOnce(0);
    const other = making('x');
    registerSubmitHandler(store, ['cardForm'], part);
    registerSubmitHandler(store, ['photo'], other);
    expect(await runSubmitHandlers(store)).toEqual({ cardForm: 0, photo: 'x' });
    expect(await runSubmitHandlers(store)).toEqual({ cardForm: 1, photo: 'x' });
    resetSubmitHandlers(store);
    for (const { reset } of [part, other]) expect(reset).toHaveBeenCalledOnce();
    expect(store.getState()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('§4 a failure of a handler', () => {
  test.each(['failed', 'timed out'] as const)('ends the submission: %s', async (reason) => {
    const store = open();
    const failure = new SubmitFailure(reason, 'the card was refused');
    registerSubmitHandler(store, ['name'], making('x'));
    registerSubmitHandler(store, ['cardForm'], failing(failure));
    await expect(runSubmitHandlers(store)).rejects.toBe(failure);
    expect(failure).toMatchObject({ name: 'SubmitFailure', reason });
    expect(failure.message).toContain(`(${reason}): the card was refused`);
  });

  test('is the first of several', async () => {
    const store = open();
    const quick = failing(new Error('quick'));
    const slow = handler(() => quick.submit().catch(() => Promise.reject(new Error('slow'))));
    registerSubmitHandler(store, ['slow'], slow);
    registerSubmitHandler(store, ['quick'], quick);
    await expect(runSubmitHandlers(store)).rejects.toThrow('quick');
  });

  test('may be thrown at once', async () => {
    const store = open();
    const broken = handler(() => {
      throw new TypeError('broken');
    });
    registerSubmitHandler(store, ['cardForm'], broken);
    await expect(runSubmitHandlers(store)).rejects.toThrow('broken');
  });
});

test('a handler is neither run nor reset for another form, or once it is unregistered', async () => {
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

test('§4e.15 a field that is mounted twice keeps the newer handler, whichever goes first', async () => {
  const store = open();
  const unregister = registerSubmitHandler(store, ['cardForm'], making('older'));
  registerSubmitHandler(store, ['cardForm'], making('newer'));
  unregister();
  expect(await runSubmitHandlers(store)).toEqual({ cardForm: 'newer' });
});
