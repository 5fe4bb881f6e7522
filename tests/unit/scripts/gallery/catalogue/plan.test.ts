import { expect, test } from 'vitest';
import {
  firstWords,
  formatInstructions,
  numberDuplicates,
} from '../../../../../scripts/gallery/catalogue/names.ts';
import { planStates } from '../../../../../scripts/gallery/catalogue/plan.ts';
import { mapSite } from '../../../../../scripts/journeys/map.ts';
import { readSite } from '../../../../../scripts/journeys/site/site.ts';
import { choice, object, siteOf, when } from '../../journeys/site-of.ts';

const messages = (field: string, ...keywords: string[]) => ({
  'ui:messages': Object.fromEntries(keywords.map((keyword) => [keyword, `${field} ${keyword}`])),
});
function info(text: string, facts: Parameters<typeof when>[0], title?: string) {
  return { level: 'info', text, when: when(facts), ...(title && { title }) };
}
const updating = when({ instalment: 'updating' });
const STEPS = [
  { hash: 'start', schema: object({ day: choice('Day', 'Monday') }, { required: ['day'] }) },
  {
    hash: 'contact',
    reads: ['instalment', 'regularPaymentDate', 'offer'],
    alerts: [
      info('Come back.', { instalment: 'failed' }, 'No **price**'),
      info('No price!', { instalment: 'updating' }),
      info('Finish the quote.', { offer: 'incomplete' }),
      info('You are here.', { isHere: 'yes' }),
      info('Never.', { isHere: 'perhaps' }),
    ],
    summary: {
      items: [
        { label: 'Paid', text: '', when: { anyOf: [updating, { required: ['regularPaymentDate'] }] } },
        { label: 'Later', text: '', when: updating },
      ],
    },
    schema: {
      ...object(
        { isHere: choice('Here', 'no', 'yes'), email: { type: 'string', pattern: '@', examples: ['a@b.c'] } },
        { required: ['isHere', 'email'] },
      ),
      allOf: [{ if: when({ isHere: 'yes' }), then: object({ phone: { type: 'string' } }) }],
    },
    uiSchema: {
      isHere: messages('isHere', 'required'),
      email: messages('email', 'required', 'pattern'),
    },
  },
];

test('plans a state for everything a step shows and merges equal states', () => {
  const schemas = {
    instalment: { enum: ['known', 'failed', 'updating'] },
    regularPaymentDate: { type: 'string' },
    offer: { enum: ['available', 'incomplete'] },
  };
  const facts = { schemas: new Map(Object.entries(schemas)), answered: new Set<string>() };
  const [mapped] = mapSite(readSite(siteOf(STEPS), facts));
  if (!mapped) throw new Error('There is no journey.');
  const { states, notPictured } = planStates(mapped.journey, { ...mapped.map, folder: 'trip' });
  const AFTER_START = 'At #start: day: Monday';
  expect(
    states.map(({ id, visit, left, shows }) => [
      id,
      formatInstructions(visit, left).join(', '),
      shows.map(({ target }) => ('text' in target ? target.text : target.kind)).join(', '),
    ]),
  ).toEqual([
    ['trip/start/empty', '', 'step'],
    ['trip/start/filled', 'Here: day: Monday', ''],
    ['trip/contact/empty', AFTER_START, 'step, Paid'],
    ['trip/contact/filled', `${AFTER_START}, Here: isHere: no; email: a@b.c`, ''],
    ['trip/contact/reveal-phone', `${AFTER_START}, Here: isHere: yes`, 'reveal, You are here.'],
    ['trip/contact/alert-no-price', `Facts: instalment: failed, ${AFTER_START}`, 'Come back.'],
    ['trip/contact/alert-no-price-2', `Facts: instalment: updating, ${AFTER_START}`, 'No price!, Later'],
    ['trip/contact/alert-finish-the-quote', 'Facts: offer: incomplete', 'Finish the quote.'],
    [
      'trip/contact/messages-1',
      `${AFTER_START}, Entered and left: isHere, email`,
      'isHere required, email required',
    ],
    [
      'trip/contact/messages-2',
      `${AFTER_START}, Here: email: Maria, Entered and left: email`,
      'email pattern',
    ],
  ]);
  expect(notPictured).toEqual([{ id: 'contact alert “Never.”', reason: expect.any(String) }]);
});

test('keeps the answers that a message compares, also beside a message at one of them', () => {
  const text = (title: string, more = {}) => ({ type: 'string', title, ...more });
  const again = text('Again', { const: { $data: '1/email' } });
  const item = object({ email: text('Email', { pattern: '@', examples: ['a@b'] }), again });
  const group = { ...object({ post: text('Post') }), title: 'Contact', minProperties: 1 };
  const schema = object(
    { people: { type: 'array', title: 'People', items: item }, group },
    { required: ['group'] },
  );
  const items = { email: messages('email', 'pattern'), again: messages('again', 'const') };
  const uiSchema = { people: { items }, group: messages('group', 'minProperties') };
  const [mapped] = mapSite(readSite(siteOf([{ hash: 'people', schema, uiSchema }])));
  if (!mapped) throw new Error('There is no journey.');
  const { states } = planStates(mapped.journey, { ...mapped.map, folder: 'trip' });
  const rounds = states.filter(({ id }) => id.includes('messages'));
  expect(rounds.map(({ shows }) => shows.map(({ target }) => 'text' in target && target.text))).toEqual([
    ['email pattern', 'group minProperties'],
    ['again const'],
  ]);
  const [first, second] = rounds.map(({ visit }) => visit.answers);
  expect(first).toEqual({ people: [{ email: expect.any(String) }], group: {} });
  expect(second).toEqual({ people: [{ email: expect.stringContaining('@'), again: 'a@b' }] });
});

test.each([
  ['Please don’t pay again', 'please-dont-pay-again'],
  ['Your price depends on your visa, who needs cover and your age.', 'your-price-depends-on-your-visa'],
  ['**Call us** on [{phone}](tel:{phone}).', 'call-us-on'],
  ['Krankenversicherungsbeitragsbescheinigung', 'krankenversicherungsbeitragsbesch'],
])('names a screenshot after the first words of a text: %s', (text, expected) => {
  expect(firstWords(text)).toBe(expected);
});

test('numbers duplicate names', () => {
  expect(numberDuplicates(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a-2', 'a-3']);
  expect(numberDuplicates(['a', 'a', 'a-2'])).toEqual(['a', 'a-3', 'a-2']);
});
