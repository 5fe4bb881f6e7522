import { describe, expect, test } from 'vitest';
import { distributeMessages, merge } from '../../../../../scripts/gallery/catalogue/message-rounds.ts';
import { message, visit } from '../support.ts';

const byHand = (more: object) => visit({ address: { isManual: true, ...more } });

describe('messages are distributed over as few rounds as possible', () => {
  test.each([
    [
      'one message of every field in each',
      [
        message('name', 'required'),
        message('name', 'pattern', visit({ name: '123' })),
        message('email', 'required'),
        message('email', 'pattern', visit({ email: 'a' })),
      ],
      [
        ['name required', 'email required'],
        ['name pattern', 'email pattern'],
      ],
    ],
    [
      'fields that different answers reveal, apart',
      [
        message('card', 'required', visit({ type: 'card' })),
        message('account', 'required', visit({ type: 'bank' })),
        message('holder', 'required', visit({ type: 'bank' })),
      ],
      [['card required'], ['account required', 'holder required']],
    ],
    [
      'a field that has to be empty, without an answer',
      [message('type', 'required'), message('card', 'required', visit({ type: 'card' }))],
      [['type required'], ['card required']],
    ],
    [
      'visits with different earlier answers, apart',
      [
        message('one', 'required', visit({}, { told: { coverType: 'D' } })),
        message('other', 'required', visit({}, { told: { coverType: 'S' } })),
      ],
      [['one required'], ['other required']],
    ],
    [
      'fields in a list, together',
      [
        message('people[0].first', 'required', visit({ people: [{ last: 'Novak' }] })),
        message('people[0].last', 'required', visit({ people: [{ first: 'Alex' }] })),
        message('people[0].last', 'pattern', visit({ people: [{ first: 'Alex', last: '1' }] })),
      ],
      [['people[0].first required', 'people[0].last required'], ['people[0].last pattern']],
    ],
  ])('%s', (_, messages, expected) => {
    const rounds = distributeMessages(messages);
    expect(rounds.map((round) => round.messages.map(({ target }) => target.text))).toEqual(expected);
  });

  test('a group keeps the answers that draw it', () => {
    const messages = [
      message('address.street', 'required', byHand({ suburb: 'X' })),
      message('address.suburb', 'required', byHand({ street: '1 X' })),
    ];
    expect(distributeMessages(messages).map((round) => round.visit.answers)).toEqual([
      { address: { isManual: true } },
    ]);
  });
});

test('answers are merged inside lists and groups too', () => {
  const one = { address: { street: '1 X' }, people: [{ first: 'Alex' }] };
  const other = { address: { suburb: 'Y' }, people: [{ last: 'Novak' }, {}] };
  expect(merge(one, other)).toEqual({
    address: { street: '1 X', suburb: 'Y' },
    people: [{ first: 'Alex', last: 'Novak' }, {}],
  });
});
