import { expect, test } from 'vitest';
import { choice, lostIn, mapOf, object, when } from './site-of.ts';

test('npm run journeys: a name that several steps ask for is told at the one that is there', () => {
  const cover = object({ cover: choice('Cover', 'single', 'couple') }, { required: ['cover'] });
  const age = object({ age: { type: 'integer', title: 'Age', minimum: 18 } }, { required: ['age'] });
  const ofAge = (who: string) => ({
    level: 'info',
    text: `${who} above 50`,
    when: { allOf: [when({ cover: who }), object({ age: { minimum: 50 } }, { required: ['age'] })] },
  });
  const steps = [
    { hash: 'cover', schema: cover },
    { hash: 'single', when: when({ cover: 'single' }), schema: age },
    { hash: 'couple', when: when({ cover: 'couple' }), schema: age },
    { hash: 'end', reads: ['age', 'cover'], schema: object({}), alerts: ['single', 'couple'].map(ofAge) },
  ];
  const map = mapOf(steps, 'cover', 'age');
  expect(lostIn(map)).toEqual({});
  const alerts = map.reaches.filter(({ target }) => target.kind === 'alert');
  expect(alerts.map(({ visit }) => visit?.earlier)).toEqual([
    { cover: { cover: 'single' }, single: { age: 50 } },
    { cover: { cover: 'couple' }, couple: { age: 50 } },
  ]);
  expect(map.deadEnds).toEqual([]);
});
