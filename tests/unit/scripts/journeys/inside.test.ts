import { describe, expect, test } from 'vitest';
import { choice, lostIn, mapOf, object, when } from './site-of.ts';

const child = object(
  { kind: choice('Kind', 'baby', 'student', 'worker'), place: choice('Place', 'home', 'abroad') },
  {
    required: ['kind', 'place'],
    allOf: [
      {
        if: { allOf: [when({ kind: 'student' }), when({ place: 'home' })] },
        then: object({ school: choice('School', 'A', 'B') }, { required: ['school'] }),
      },
      {
        if: when({ kind: 'worker', place: 'abroad' }),
        then: object({ employer: choice('Employer', 'C', 'D') }, { required: ['employer'] }),
      },
      { if: when({ kind: 'adult', place: 'abroad' }), then: object({ job: choice('Job', 'E') }) },
      { if: when({ moon: 'full' }), then: object({ howl: choice('Howl', 'F') }) },
    ],
  },
);
const ui = { school: { 'ui:messages': 'Choose a school' }, job: { 'ui:messages': 'Choose a job' } };

/** What of a field and all inside it has a visit, and the answers that lead there. */
const found = (schema: object, uiSchema: object) => {
  const { reaches } = mapOf([{ hash: 'step', schema: object({ all: schema }), uiSchema: { all: uiSchema } }]);
  return Object.fromEntries(
    reaches.flatMap(({ target, visit }) =>
      'field' in target && visit ? [[`${target.kind} ${target.field}`, visit.answers.all]] : [],
    ),
  );
};

describe('npm run journeys: fields inside lists and groups that wait for two answers beside them', () => {
  const student = { kind: 'student', place: 'home' };
  const worker = { kind: 'worker', place: 'abroad' };

  test('in a list', () => {
    expect(found({ type: 'array', items: child }, { items: ui })).toEqual({
      'reveal all[0].school': [student],
      'reveal all[0].employer': [worker],
      'message all[0].school': [student],
    });
  });

  test('in a group', () => {
    expect(found(child, ui)).toEqual({
      'reveal all.school': student,
      'reveal all.employer': worker,
      'message all.school': student,
    });
  });

  test('the reason speaks of what stands beside the field', () => {
    const schema = object({ all: child });
    expect(lostIn(mapOf([{ hash: 'step', schema, uiSchema: { all: ui } }]))).toEqual({
      'reveal all.job':
        'its condition needs that kind is adult and place is abroad, and no answers inside all were found that match',
      'message all.job Choose a job':
        'its condition needs that kind is adult and place is abroad, and no answers inside all were found that match',
      'reveal all.howl':
        'its condition needs that moon is full, and moon is not asked for inside all, where it looks',
    });
  });
});
