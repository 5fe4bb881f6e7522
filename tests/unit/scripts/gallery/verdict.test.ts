import { describe, expect, test } from 'vitest';
import type { StateResult } from '../../../../scripts/gallery/results.ts';
import { changesOf, faultsOf, type Gallery, notesOf } from '../../../../scripts/gallery/verdict.ts';
import { ID, pictureOf, resultOf } from './pictured.ts';

const taken = (more: Partial<StateResult>): Gallery => ({
  states: [resultOf(ID, more)],
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
      pictures: [pictureOf(ID, { verdict: 'changed', before }), pictureOf(ID, { verdict: 'new' })],
    });
    expect(changesOf({ ...changed, gone: ['old-390'] })).toEqual([
      'application/contact/empty-390 has changed: 44 pixels differ',
      'application/contact/empty-390 is new',
      'old-390 was accepted, and is pictured no more',
    ]);
  });

  test('what axe-core finds', () => {
    const axe = [{ rule: 'color-contrast', help: 'Too pale', elements: [] }];
    const faults = faultsOf(taken({ pictures: [pictureOf(ID, { axe })] }), {});
    expect(faults).toEqual(['application/contact/empty-390: axe color-contrast: Too pale']);
  });

  test('a state that did not come about, or does not show what it should', () => {
    expect(faultsOf(taken({ failure: { reason: 'No field' } }), {})).toEqual([
      'application/contact/empty did not come about: No field',
    ]);
    const pictures = [pictureOf(ID, { unseen: ['contact alert “Hello”'] })];
    expect(faultsOf(taken({ pictures }), {})).toEqual([
      'application/contact/empty-390 does not show what it should: contact alert “Hello”',
    ]);
    expect(faultsOf(taken({ pictures }), { 'contact alert “Hello”': 'It needs a storm.' })).toEqual([]);
  });

  test('what is not pictured, unless it is explained; and an explanation that is true no more', () => {
    const missing = { ...taken({}), notPictured: [{ id: 'contact alert', reason: 'No recipe' }] };
    expect(faultsOf(missing, {})).toEqual(['contact alert is not pictured: No recipe']);
    expect(faultsOf(missing, { 'contact alert': 'It needs a storm.' })).toEqual([]);
    expect(faultsOf(taken({}), { 'contact alert': 'It needs a storm.' })).toHaveLength(1);
  });

  test('a state that was as accepted at the second look only is told of, and fails nothing', () => {
    const unsteady = taken({ isSecondLook: true });
    expect([...faultsOf(unsteady, {}), ...changesOf(unsteady)]).toEqual([]);
    expect(notesOf(unsteady)).toEqual([
      'application/contact/empty took a second look: its first pictures differed, and these are as accepted',
    ]);
    const changed = taken({ isSecondLook: true, pictures: [pictureOf(ID, { verdict: 'changed' })] });
    expect(notesOf(changed)).toEqual([]);
  });
});
