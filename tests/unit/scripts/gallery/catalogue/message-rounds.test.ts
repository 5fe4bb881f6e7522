import { expect, test } from 'vitest';
import type { Answers } from '#types/data/journeys';
import { distributeMessages, merge } from '../../../../../scripts/gallery/catalogue/message-rounds.ts';
import { message, visit } from '../support.ts';

/** Distributes messages, given as `field keyword` with the answers that show each message. */
const distribute = (given: Record<string, Answers>) =>
  distributeMessages(
    Object.entries(given).map(([text, answers]) => {
      const [field = '', keyword = ''] = text.split(' ');
      return message(field, keyword, visit(answers));
    }),
  );

test.each([
  [
    'one message of every field in each',
    {
      'name required': {},
      'name pattern': { name: '1' },
      'email required': {},
      'email pattern': { email: 'a' },
    },
    ['name required, email required', 'name pattern, email pattern'],
  ],
  [
    'fields that different answers reveal, apart',
    { 'card required': { pay: 'c' }, 'account required': { pay: 'b' }, 'holder required': { pay: 'b' } },
    ['card required', 'account required, holder required'],
  ],
  [
    'a field that has to be empty, without an answer',
    { 'type required': {}, 'card required': { type: 'card' } },
    ['type required', 'card required'],
  ],
  [
    'fields in a list, together',
    {
      'people[0].first required': { people: [{ last: 'Novak' }] },
      'people[0].last required': { people: [{ first: 'Alex' }] },
      'people[0].last pattern': { people: [{ first: 'Alex', last: '1' }] },
    },
    ['people[0].first required, people[0].last required', 'people[0].last pattern'],
  ],
])('messages are distributed over as few rounds as possible: %s', (_, given, expected) => {
  const rounds = distribute(given);
  expect(rounds.map(({ messages }) => messages.map(({ target }) => target.text).join(', '))).toEqual(
    expected,
  );
});

test('messages of visits with different earlier answers are apart', () => {
  const couple = visit({}, { told: { coverType: 'D' } });
  const single = visit({}, { told: { coverType: 'S' } });
  const messages = [message('one', 'required', couple), message('other', 'required', single)];
  expect(distributeMessages(messages)).toHaveLength(2);
});

test('a group keeps the answers that draw it', () => {
  const rounds = distribute({
    'address.street required': { address: { isManual: true, suburb: 'X' } },
    'address.suburb required': { address: { isManual: true, street: '1 X' } },
  });
  expect(rounds.map((round) => round.visit.answers)).toEqual([{ address: { isManual: true } }]);
});

test('answers are merged inside lists and groups too', () => {
  const one = { address: { street: '1 X' }, people: [{ first: 'Alex' }] };
  const other = { address: { suburb: 'Y' }, people: [{ last: 'Novak' }, {}] };
  expect(merge(one, other)).toEqual({
    address: { street: '1 X', suburb: 'Y' },
    people: [{ first: 'Alex', last: 'Novak' }, {}],
  });
});
