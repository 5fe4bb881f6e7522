import { expect, test } from 'vitest';
import type { Answers } from '#types/data/journeys';
import { distributeMessages } from '../../../../../scripts/gallery/catalogue/message-rounds.ts';
import { reach, visit } from '../support.ts';

/** Distributes messages, given as `field keyword` with the answers that show each. @returns the messages of each round */
const distribute = (given: Record<string, Answers>) =>
  distributeMessages(
    Object.entries(given).map(([text, { shared = {}, ...answers }]) => {
      const [field = '', keyword = ''] = text.split(' ');
      const target = { kind: 'message', field, keyword, text } as const;
      return { ...reach(target), target, visit: visit(answers, { shared: shared as Answers }) };
    }),
  );

test.each<[string, Record<string, Answers>, string[]]>([
  [
    'one message of each field in a round',
    { 'name required': {}, 'name pattern': { name: '1' }, 'age required': {}, 'age maximum': { age: 200 } },
    ['name required, age required', 'name pattern, age maximum'],
  ],
  [
    'fields that different answers reveal in separate rounds',
    { 'card required': { pay: 'c' }, 'account required': { pay: 'b' }, 'holder required': { pay: 'b' } },
    ['card required', 'account required, holder required'],
  ],
  [
    'messages for different answers to earlier journeys in separate rounds',
    { 'one required': { shared: { coverType: 'D' } }, 'other required': { shared: { coverType: 'S' } } },
    ['one required', 'other required'],
  ],
  [
    'a field that has to be empty in a round without its answer',
    { 'type required': {}, 'card required': { type: 'card' } },
    ['type required', 'card required'],
  ],
  [
    'fields of a list in the same round',
    {
      'people[0].first required': { people: [{ last: 'Novak' }] },
      'people[0].last required': { people: [{ first: 'Alex' }] },
      'people[0].last pattern': { people: [{ first: 'Alex', last: '1' }] },
    },
    ['people[0].first required, people[0].last required', 'people[0].last pattern'],
  ],
])('distributes messages over as few rounds as possible: %s', (_, given, expected) => {
  const texts = distribute(given).map(({ messages }) => messages.map(({ target }) => target.text).join(', '));
  expect(texts).toEqual(expected);
});

test('keeps the answers that draw a group', () => {
  const [round] = distribute({
    'address.street required': { address: { isManual: true, suburb: 'X' } },
    'address.suburb required': { address: { isManual: true, street: '1 X' } },
  });
  expect(round?.visit.answers).toEqual({ address: { isManual: true } });
});
