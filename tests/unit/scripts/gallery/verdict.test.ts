import { describe, expect, test } from 'vitest';
import type { StateResult } from '../../../../scripts/gallery/results.ts';
import { changesOf, faultsOf, type Gallery } from '../../../../scripts/gallery/verdict.ts';

const state = {
  id: 'application/contact/empty',
  group: 'Application',
  step: 'Contact',
  name: 'Nothing entered',
  way: [],
  shows: [],
  setting: {},
  address: '/',
  act: async () => {},
};
const picture = { name: 'application/contact/empty-390', width: 390, height: 900, axe: [], file: 'x.webp' };
const taken = (more: Partial<StateResult>): Gallery => ({
  states: [{ state, pictures: [{ ...picture, verdict: 'same' }], unseen: [], ...more }],
  notPictured: [],
  gone: [],
});

describe('npm run gallery: what makes a run fail', () => {
  test('nothing does where all is as accepted', () => {
    expect(faultsOf(taken({}), {})).toEqual([]);
    expect(changesOf(taken({}))).toEqual([]);
  });

  test('a picture that is changed, new or gone', () => {
    const before = { file: 'y.webp', difference: 'z.webp', pixels: 44 };
    const changed = taken({
      pictures: [
        { ...picture, verdict: 'changed', before },
        { ...picture, verdict: 'new' },
      ],
    });
    expect(changesOf({ ...changed, gone: ['old-390'] })).toEqual([
      'application/contact/empty-390 has changed: 44 pixels differ',
      'application/contact/empty-390 is new',
      'old-390 was accepted, and is pictured no more',
    ]);
  });

  test('what axe-core finds', () => {
    const axe = [{ rule: 'color-contrast', help: 'Too pale', elements: [] }];
    const faults = faultsOf(taken({ pictures: [{ ...picture, verdict: 'same', axe }] }), {});
    expect(faults).toEqual(['application/contact/empty-390: axe color-contrast: Too pale']);
  });

  test('a state that did not come about, or does not show what it should', () => {
    expect(faultsOf(taken({ failure: 'No field' }), {})).toHaveLength(1);
    expect(faultsOf(taken({ unseen: ['contact alert “Hello”'] }), {})).toHaveLength(1);
  });

  test('what is not pictured, unless it is explained; and an explanation that is true no more', () => {
    const missing = { ...taken({}), notPictured: [{ id: 'contact alert', reason: 'No recipe' }] };
    expect(faultsOf(missing, {})).toEqual(['contact alert is not pictured: No recipe']);
    expect(faultsOf(missing, { 'contact alert': 'It needs a storm.' })).toEqual([]);
    expect(faultsOf(taken({}), { 'contact alert': 'It needs a storm.' })).toHaveLength(1);
  });
});
