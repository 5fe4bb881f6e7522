import { describe, expect, test, vi } from 'vitest';
import { createFormStore } from '../../../../../src/engine/form/form-store.ts';
import type { Json } from '../../../../../src/engine/form/paths.ts';
import {
  completeForm,
  renewForm,
  SubmitFailure,
  type SubmitPart,
  takePart,
} from '../../../../../src/engine/journey/submit-parts.ts';
import { compileForm } from '../../compile.ts';

const form = await compileForm({
  type: 'object',
  properties: { cardForm: { type: 'boolean' }, name: { type: 'string' } },
});
const open = () => createFormStore({ ...form, answers: { name: 'Ada' } });
const making = (answer: Json): SubmitPart => ({ make: vi.fn(async () => answer), renew: vi.fn() });
const failing = (error: Error): SubmitPart => ({ make: () => Promise.reject(error), renew: vi.fn() });

describe('§4 as a step is sent, its fields do their part', () => {
  test('what they make is handed out by their names, lists and groups included', async () => {
    const store = open();
    takePart(store, ['cardForm'], making({ cardToken: 'T1' }));
    takePart(store, ['people', 1, 'photo'], making('P1'));
    expect(await completeForm(store)).toEqual({ cardForm: { cardToken: 'T1' }, 'people[1].photo': 'P1' });
  });

  test('a step without such fields makes nothing', async () => {
    expect(await completeForm(open())).toEqual({});
  });

  test('all are asked at once: none waits for another', async () => {
    const store = open();
    const last = making(2);
    takePart(store, ['first'], { make: () => new Promise(() => {}), renew: vi.fn() });
    takePart(store, ['last'], last);
    void completeForm(store);
    expect(last.make).toHaveBeenCalledOnce();
  });

  test('every sending asks anew', async () => {
    const store = open();
    const part = {
      make: vi.fn<() => Promise<Json>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2),
      renew: vi.fn(),
    };
    takePart(store, ['cardForm'], part);
    expect([await completeForm(store), await completeForm(store)]).toEqual([
      { cardForm: 1 },
      { cardForm: 2 },
    ]);
  });

  test('domain.md 4e.12: what was made is in nobody else’s hands', async () => {
    const store = open();
    const before = store.getState();
    const heard = vi.fn();
    store.subscribe(heard);
    takePart(store, ['cardForm'], making({ cardToken: 'T1' }));
    await completeForm(store);
    renewForm(store);
    expect(store.getState()).toBe(before);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('§4 one that cannot do its part', () => {
  test.each(['failed', 'timed out'] as const)('ends it: %s', async (reason) => {
    const store = open();
    const failure = new SubmitFailure(reason, 'the card was refused');
    takePart(store, ['name'], making('x'));
    takePart(store, ['cardForm'], failing(failure));
    await expect(completeForm(store)).rejects.toBe(failure);
    expect(failure).toMatchObject({ name: 'SubmitFailure', reason });
    expect(failure.message).toContain(`(${reason}): the card was refused`);
  });

  test('of several the first that fails is told', async () => {
    const store = open();
    const quick = failing(new Error('quick'));
    const slow = () => quick.make().catch(() => Promise.reject(new Error('slow')));
    takePart(store, ['slow'], { make: slow, renew: vi.fn() });
    takePart(store, ['quick'], quick);
    await expect(completeForm(store)).rejects.toThrow('quick');
  });

  test('also where it breaks at once', async () => {
    const store = open();
    const broken = () => {
      throw new TypeError('broken');
    };
    takePart(store, ['cardForm'], { make: broken, renew: vi.fn() });
    await expect(completeForm(store)).rejects.toThrow('broken');
  });
});

test('design: the parts of one form are none of another’s', async () => {
  const [one, other] = [open(), open()];
  const part = making(1);
  takePart(one, ['cardForm'], part);
  expect(await completeForm(other)).toEqual({});
  renewForm(other);
  expect(part.renew).not.toHaveBeenCalled();
});

describe('who has a part', () => {
  test('is not asked once it is taken back', async () => {
    const store = open();
    const part = making(1);
    takePart(store, ['cardForm'], part)();
    expect(await completeForm(store)).toEqual({});
    renewForm(store);
    expect(part.make).not.toHaveBeenCalled();
    expect(part.renew).not.toHaveBeenCalled();
  });

  test('domain.md 4e.15: a field that is mounted twice keeps the newer, whichever goes first', async () => {
    const store = open();
    const takeBack = takePart(store, ['cardForm'], making('older'));
    const newer = making('newer');
    takePart(store, ['cardForm'], newer);
    takeBack();
    expect(await completeForm(store)).toEqual({ cardForm: 'newer' });
  });

  test('decisions "The card frame": is told when the sending is over', () => {
    const store = open();
    const parts = [making(1), making(2)];
    parts.forEach((part, index) => {
      takePart(store, [`part${index}`], part);
    });
    renewForm(store);
    for (const { renew } of parts) expect(renew).toHaveBeenCalledOnce();
  });
});
