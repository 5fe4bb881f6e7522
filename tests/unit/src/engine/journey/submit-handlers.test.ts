import { describe, expect, test, vi } from 'vitest';
import { createFormStore } from '../../../../../src/engine/form/form-store.ts';
import type { Json } from '../../../../../src/engine/form/paths.ts';
import {
  registerSubmitHandler,
  resetSubmitHandlers,
  runSubmitHandlers,
  SubmitFailure,
  type SubmitHandler,
} from '../../../../../src/engine/journey/submit-handlers.ts';
import { compileForm } from '../../compile.ts';

const form = await compileForm({
  type: 'object',
  properties: { cardForm: { type: 'boolean' }, name: { type: 'string' } },
});
const open = () => createFormStore({ ...form, answers: { name: 'Ada' } });
const making = (answer: Json): SubmitHandler => ({ submit: vi.fn(async () => answer), reset: vi.fn() });
const failing = (error: Error): SubmitHandler => ({ submit: () => Promise.reject(error), reset: vi.fn() });

describe('§4 as a step is sent, its fields do their part', () => {
  test('what they submit is handed out by their names, lists and groups included', async () => {
    const store = open();
    registerSubmitHandler(store, ['cardForm'], making({ cardToken: 'T1' }));
    registerSubmitHandler(store, ['people', 1, 'photo'], making('P1'));
    expect(await runSubmitHandlers(store)).toEqual({
      cardForm: { cardToken: 'T1' },
      'people[1].photo': 'P1',
    });
  });

  test('a step without such fields makes nothing', async () => {
    expect(await runSubmitHandlers(open())).toEqual({});
  });

  test('all are asked at once: none waits for another', async () => {
    const store = open();
    const last = making(2);
    registerSubmitHandler(store, ['first'], { submit: () => new Promise(() => {}), reset: vi.fn() });
    registerSubmitHandler(store, ['last'], last);
    void runSubmitHandlers(store);
    expect(last.submit).toHaveBeenCalledOnce();
  });

  test('every sending asks anew', async () => {
    const store = open();
    const part = {
      submit: vi.fn<() => Promise<Json>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2),
      reset: vi.fn(),
    };
    registerSubmitHandler(store, ['cardForm'], part);
    expect([await runSubmitHandlers(store), await runSubmitHandlers(store)]).toEqual([
      { cardForm: 1 },
      { cardForm: 2 },
    ]);
  });

  test('domain.md 4e.12: what was made is in nobody else’s hands', async () => {
    const store = open();
    const before = store.getState();
    const heard = vi.fn();
    store.subscribe(heard);
    registerSubmitHandler(store, ['cardForm'], making({ cardToken: 'T1' }));
    await runSubmitHandlers(store);
    resetSubmitHandlers(store);
    expect(store.getState()).toBe(before);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('§4 one that cannot do its part', () => {
  test.each(['failed', 'timed out'] as const)('ends it: %s', async (reason) => {
    const store = open();
    const failure = new SubmitFailure(reason, 'the card was refused');
    registerSubmitHandler(store, ['name'], making('x'));
    registerSubmitHandler(store, ['cardForm'], failing(failure));
    await expect(runSubmitHandlers(store)).rejects.toBe(failure);
    expect(failure).toMatchObject({ name: 'SubmitFailure', reason });
    expect(failure.message).toContain(`(${reason}): the card was refused`);
  });

  test('of several the first that fails is told', async () => {
    const store = open();
    const quick = failing(new Error('quick'));
    const slow = () => quick.submit().catch(() => Promise.reject(new Error('slow')));
    registerSubmitHandler(store, ['slow'], { submit: slow, reset: vi.fn() });
    registerSubmitHandler(store, ['quick'], quick);
    await expect(runSubmitHandlers(store)).rejects.toThrow('quick');
  });

  test('also where it breaks at once', async () => {
    const store = open();
    const broken = () => {
      throw new TypeError('broken');
    };
    registerSubmitHandler(store, ['cardForm'], { submit: broken, reset: vi.fn() });
    await expect(runSubmitHandlers(store)).rejects.toThrow('broken');
  });
});

test('the parts of one form are none of another’s', async () => {
  const [one, other] = [open(), open()];
  const part = making(1);
  registerSubmitHandler(one, ['cardForm'], part);
  expect(await runSubmitHandlers(other)).toEqual({});
  resetSubmitHandlers(other);
  expect(part.reset).not.toHaveBeenCalled();
});

describe('who has a part', () => {
  test('is not asked once it is taken back', async () => {
    const store = open();
    const part = making(1);
    registerSubmitHandler(store, ['cardForm'], part)();
    expect(await runSubmitHandlers(store)).toEqual({});
    resetSubmitHandlers(store);
    expect(part.submit).not.toHaveBeenCalled();
    expect(part.reset).not.toHaveBeenCalled();
  });

  test('domain.md 4e.15: a field that is mounted twice keeps the newer, whichever goes first', async () => {
    const store = open();
    const takeBack = registerSubmitHandler(store, ['cardForm'], making('older'));
    const newer = making('newer');
    registerSubmitHandler(store, ['cardForm'], newer);
    takeBack();
    expect(await runSubmitHandlers(store)).toEqual({ cardForm: 'newer' });
  });

  test('is told when the sending is over', () => {
    const store = open();
    const parts = [making(1), making(2)];
    parts.forEach((part, index) => {
      registerSubmitHandler(store, [`part${index}`], part);
    });
    resetSubmitHandlers(store);
    for (const { reset } of parts) expect(reset).toHaveBeenCalledOnce();
  });
});
