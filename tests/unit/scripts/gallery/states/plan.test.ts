import { describe, expect, test } from 'vitest';
import { type Known, planStates } from '../../../../../scripts/gallery/states/plan.ts';
import { journey, message, reach, visit } from '../visits.ts';

const known = (more: Partial<Known> = {}): Known => ({
  lookOf: ({ told, facts, earlier, answers }) => JSON.stringify([told, facts, earlier, answers]),
  isEntered: () => true,
  titleOf: ({ target }) => ('text' in target ? target.text : ''),
  isShown: () => true,
  isExplained: () => false,
  ...more,
});
const plan = (map: ReturnType<typeof journey>, more?: Partial<Known>) =>
  planStates({ ...map, folder: 'application' }, known(more));
const statesOf = (...given: Parameters<typeof plan>) => plan(...given).states;
const idsOf = (...given: Parameters<typeof plan>) => statesOf(...given).map(({ id }) => id);

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
      'application/contact/alert-changed',
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
    const targets = statesOf(map).map(({ shows }) => shows.map(({ target }) => target.kind));
    expect(targets).toEqual([
      ['step', 'item'],
      ['reveal', 'reveal'],
    ]);
  });

  test('what a step says of its form as a whole is none of them: it takes a visitor who tries to go on', () => {
    const ofForm = message('', 'not', visit());
    expect(plan(journey([reach({ kind: 'step' }, visit()), ofForm]))).toMatchObject({
      states: [{ id: 'application/contact/empty' }],
      notPictured: [],
    });
  });

  test('a visitor has come all the way, unless what is pictured would not show then', () => {
    const map = journey(
      [
        reach({ kind: 'reveal', field: 'phone' }, visit({ isHere: 'yes' })),
        reach({ kind: 'alert', text: 'Begin at the beginning' }, visit()),
        reach({ kind: 'alert', text: 'No price' }, visit({}, { facts: { instalment: 'failed' } })),
        reach({ kind: 'notice', text: 'Please finish the start' }, visit({}, { told: { coverType: 'S' } })),
      ],
      { contact: visit({}, { earlier: { start: { day: '2026-12-01' } } }) },
    );
    const isShown: Known['isShown'] = ({ target }) => 'text' in target && target.text === 'No price';
    const earlier = Object.fromEntries(
      statesOf(map, { isShown }).map((state) => [state.id.replace(/.*\//, ''), state.visit.earlier]),
    );
    const whole = { start: { day: '2026-12-01' } };
    expect(earlier).toEqual({
      'reveal-phone': whole,
      'alert-begin-at-the-beginning': {},
      'alert-no-price': whole,
      notice: {},
    });
  });

  test('an alert that is there because too little was told is not told more', () => {
    const map = journey(
      [reach({ kind: 'alert', text: 'Finish' }, visit({}, { facts: { offer: 'incomplete' } }))],
      {
        contact: visit({}, { told: { coverType: 'S' } }),
      },
    );
    expect(statesOf(map).map((state) => state.visit.told)).toEqual([{}]);
  });

  test('a line is pictured on the plainest visit that shows it', () => {
    const reaches = [
      reach({ kind: 'step' }, visit()),
      reach({ kind: 'item', text: 'First payment' }, visit({}, { facts: { instalment: 'updating' } })),
    ];
    const map = journey(reaches, { contact: visit({ email: 'a@example.com' }) });
    expect(idsOf(map)).toEqual(['application/contact/empty', 'application/contact/filled']);
    expect(statesOf(map)[0]?.shows).toEqual(reaches);
    expect(idsOf(map, { isShown: () => false })).toContain('application/contact/item-first-payment');
  });

  test('alerts and lines go by their first words, whatever stands before or after them', () => {
    const alert = (text: string, name: string) =>
      reach({ kind: 'alert', text }, visit({}, { told: { name } }));
    const both = [
      alert('Your price has changed, because [prices](/prices) depend on {age}.', 'one'),
      alert('Your price has changed, because prices depend on your age.', 'two'),
    ];
    const before = alert('Please call us', 'three');
    expect(idsOf(journey([before, ...both]))).toEqual([
      'application/contact/alert-please-call-us',
      'application/contact/alert-your-price-has-changed-because',
      'application/contact/alert-your-price-has-changed-because-2',
    ]);
    expect(idsOf(journey(both))).toEqual(idsOf(journey([before, ...both])).slice(1));
    expect(statesOf(journey(both))[0]?.name).toBe(
      'Alert: Your price has changed, because prices depend on ….',
    );
  });

  test('a step that is filled in by doing nothing is told of, and one without fields is not', () => {
    const samples = { contact: visit({ email: 'a@example.com' }), done: visit({}, { hash: 'done' }) };
    const { states, notPictured } = plan(
      journey(
        [reach({ kind: 'step' }, visit()), { ...reach({ kind: 'step' }, visit()), hash: 'done' }],
        samples,
      ),
      { isEntered: () => false },
    );
    expect(states.map(({ id }) => id)).not.toContain('application/contact/filled');
    expect(notPictured.map(({ id }) => id)).toEqual(['contact filled']);
  });

  test('a message that can never be seen is in no round, and is told of', () => {
    const [asked, never] = [message('email', 'required', visit()), message('name', 'required', visit())];
    const { states, notPictured } = plan(journey([never, asked]), {
      isExplained: ({ target }) => 'field' in target && target.field === 'name',
    });
    expect(states.map(({ left }) => left)).toEqual([['email']]);
    expect(notPictured.map(({ id }) => id)).toEqual(['contact message name “name required”']);
  });

  test('the fields of a round of messages are gone into and left', () => {
    const map = journey([message('email', 'required', visit()), message('name', 'required', visit())]);
    expect(statesOf(map).map(({ left }) => left)).toEqual([['email', 'name']]);
  });

  test('what nothing leads to is no state, and is told of', () => {
    const { states, notPictured } = plan(journey([reach({ kind: 'alert', text: 'Never' })]));
    expect(states).toEqual([]);
    expect(notPictured).toEqual([{ id: 'contact alert “Never”', reason: 'Nothing leads there.' }]);
  });
});
