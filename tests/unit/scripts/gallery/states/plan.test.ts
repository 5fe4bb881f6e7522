import { describe, expect, test } from 'vitest';
import type { Visit } from '#types/data/journeys';
import { planStates } from '../../../../../scripts/gallery/states/plan.ts';
import { journey, message, reach, visit } from '../visits.ts';

const situationOf = ({ told, facts, earlier }: Visit) => JSON.stringify([told, facts, earlier]);
const plan = (map: ReturnType<typeof journey>) => planStates(map, situationOf);
const idsOf = (map: ReturnType<typeof journey>) => plan(map).map(({ id }) => id);

describe('npm run gallery: the states of a step', () => {
  test('it is pictured empty, filled in, with each reveal, each alert and all messages', () => {
    const map = journey(
      [
        reach({ kind: 'step' }, visit()),
        reach({ kind: 'reveal', field: 'phone' }, visit({ isHere: 'yes' })),
        reach({ kind: 'alert', text: 'Changed' }, visit({}, { facts: { changed: true } })),
        message('email', 'required', visit()),
        message('email', 'pattern', visit({ email: 'a' })),
      ],
      { contact: visit({ isHere: 'no', email: 'a@example.com' }) },
    );
    expect(idsOf(map)).toEqual([
      'application/contact/empty',
      'application/contact/filled',
      'application/contact/reveal-phone',
      'application/contact/alert-1',
      'application/contact/messages-1',
      'application/contact/messages-2',
    ]);
  });

  test('one that shows nothing new is left out, and the other shows what it would have', () => {
    const yes = visit({ isHere: 'yes' });
    const map = journey([
      reach({ kind: 'step' }, visit()),
      reach({ kind: 'reveal', field: 'phone' }, yes),
      reach({ kind: 'reveal', field: 'address' }, yes),
      reach({ kind: 'item', text: 'Always' }, visit()),
    ]);
    const targets = plan(map).map(({ shows }) => shows.map(({ target }) => target.kind));
    expect(targets).toEqual([
      ['step', 'item'],
      ['reveal', 'reveal'],
    ]);
  });

  test('a field is revealed to a visitor who has come all the way; an alert shows what was not told', () => {
    const map = journey(
      [
        reach({ kind: 'reveal', field: 'phone' }, visit({ isHere: 'yes' })),
        reach({ kind: 'alert', text: 'Begin at the beginning' }, visit()),
      ],
      { contact: visit({}, { earlier: { start: { day: '2026-12-01' } } }) },
    );
    const earlier = Object.fromEntries(plan(map).map((state) => [state.id, state.visit.earlier]));
    expect(earlier['application/contact/reveal-phone']).toEqual({ start: { day: '2026-12-01' } });
    expect(earlier['application/contact/alert-1']).toEqual({});
  });

  test('the fields of a round of messages are gone into and left', () => {
    const map = journey([message('email', 'required', visit()), message('name', 'required', visit())]);
    expect(plan(map).map(({ left }) => left)).toEqual([['email', 'name']]);
  });

  test('what nothing leads to is no state', () => {
    expect(plan(journey([reach({ kind: 'alert', text: 'Never' })]))).toEqual([]);
  });
});
