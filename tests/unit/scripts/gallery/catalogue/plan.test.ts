import { describe, expect, test } from 'vitest';
import { planStates, type SiteQueries } from '../../../../../scripts/gallery/catalogue/plan.ts';
import { journey, message, reach, visit } from '../support.ts';

const QUERIES: SiteQueries = {
  appearanceOf: ({ told, facts, earlier, answers }) => JSON.stringify([told, facts, earlier, answers]),
  titleOf: ({ target }) => ('text' in target ? target.text : ''),
  isShown: () => true,
};
const plan = (map: ReturnType<typeof journey>, more: Partial<SiteQueries> = {}) =>
  planStates(map, { ...QUERIES, ...more });
const idsOf = (...given: Parameters<typeof plan>) => plan(...given).states.map(({ id }) => id);
const alert = (text: string, found = visit()) => reach({ kind: 'alert', text }, found);

describe('the states of a step', () => {
  test('are the empty step, the filled one, each reveal, each alert and all messages', () => {
    const map = journey(
      [
        reach({ kind: 'step' }, visit()),
        reach({ kind: 'reveal', field: 'phone' }, visit({ isHere: 'yes' })),
        alert('Changed', visit({}, { facts: { changed: true } })),
        message('email', 'required'),
        message('email', 'pattern', visit({ email: 'a' })),
      ],
      { contact: visit({ isHere: 'no', email: 'a@example.com' }) },
    );
    expect(idsOf(map)).toEqual(
      ['empty', 'filled', 'reveal-phone', 'alert-changed', 'messages-1', 'messages-2'].map(
        (name) => `application/contact/${name}`,
      ),
    );
  });

  test('that look the same are one, which shows what all of them do', () => {
    const yes = visit({ isHere: 'yes' });
    const { states } = plan(
      journey([
        reach({ kind: 'step' }, visit()),
        reach({ kind: 'reveal', field: 'phone' }, yes),
        reach({ kind: 'reveal', field: 'address' }, yes),
        reach({ kind: 'item', text: 'Always' }, visit()),
      ]),
    );
    expect(states.map(({ shows }) => shows.map(({ target }) => target.kind))).toEqual([
      ['step', 'item'],
      ['reveal', 'reveal'],
    ]);
  });

  test('do not include messages about the form as a whole', () => {
    const map = journey([reach({ kind: 'step' }, visit()), message('', 'not')]);
    expect(plan(map)).toMatchObject({ states: [{ id: 'application/contact/empty' }], notPictured: [] });
  });

  test('have all earlier answers, unless these hide what they are for', () => {
    const earlier = { start: { day: '2026-12-01' } };
    const map = journey(
      [
        reach({ kind: 'reveal', field: 'phone' }, visit({ isHere: 'yes' })),
        alert('Start first'),
        alert('No price', visit({}, { facts: { instalment: 'failed' } })),
        alert('Finish', visit({}, { facts: { offer: 'incomplete' } })),
        reach({ kind: 'notice', text: 'Finish the start' }, visit({}, { told: { coverType: 'S' } })),
      ],
      { contact: visit({}, { earlier }) },
    );
    const isShown: SiteQueries['isShown'] = ({ target }) => 'text' in target && target.text === 'No price';
    const found = plan(map, { isShown }).states.map(({ id, visit: own }) => [id.split('/')[2], own.earlier]);
    expect(Object.fromEntries(found)).toEqual({
      'reveal-phone': earlier,
      'alert-start-first': {},
      'alert-no-price': earlier,
      'alert-finish': {},
      notice: {},
    });
  });

  test('show a line with as few answers as it needs', () => {
    const item = reach(
      { kind: 'item', text: 'First payment' },
      visit({}, { facts: { instalment: 'updating' } }),
    );
    const map = journey([reach({ kind: 'step' }, visit()), item], {
      contact: visit({ email: 'a@example.com' }),
    });
    expect(idsOf(map)).toEqual(['application/contact/empty', 'application/contact/filled']);
    expect(idsOf(map, { isShown: () => false })).toContain('application/contact/item-first-payment');
  });

  test('enter and leave the fields of their messages', () => {
    const { states } = plan(journey([message('email', 'required'), message('name', 'required')]));
    expect(states.map(({ left }) => left)).toEqual([['email', 'name']]);
  });
});

test('what can’t be pictured is listed with its reason', () => {
  const text = 'Enter digits only';
  const exempt = { kind: 'message', field: 'accountNumber', keyword: 'pattern', text } as const;
  const { states, notPictured } = plan(
    journey([{ ...reach(exempt, visit()), hash: 'payment' }, reach({ kind: 'alert', text: 'Never' })]),
  );
  expect(states).toEqual([]);
  expect(notPictured).toEqual([
    { id: `payment message accountNumber “${text}”`, reason: 'It is never visible.' },
    { id: 'contact alert “Never”', reason: 'Nothing leads there.' },
  ]);
});
