import { describe, expect, test } from 'vitest';
import { roundsOf } from '../../../../../scripts/gallery/states/rounds.ts';
import { message, visit } from '../visits.ts';

const shownIn = (messages: Parameters<typeof roundsOf>[0]) =>
  roundsOf(messages).map((round) => round.messages.map(({ target }) => target.text));

describe('npm run gallery: messages are shown in as few rounds as they fit in', () => {
  test('each round has the next message of every field', () => {
    const messages = [
      message('name', 'required', visit()),
      message('name', 'pattern', visit({ name: '123' })),
      message('email', 'required', visit()),
      message('email', 'pattern', visit({ email: 'a' })),
    ];
    expect(shownIn(messages)).toEqual([
      ['name required', 'email required'],
      ['name pattern', 'email pattern'],
    ]);
    expect(roundsOf(messages)[1]?.visit.answers).toEqual({ name: '123', email: 'a' });
  });

  test('fields that different answers reveal are in different rounds', () => {
    const messages = [
      message('card', 'required', visit({ type: 'card' })),
      message('account', 'required', visit({ type: 'bank' })),
      message('holder', 'required', visit({ type: 'bank' })),
    ];
    expect(shownIn(messages)).toEqual([['card required'], ['account required', 'holder required']]);
  });

  test('no answer is given to a field that has to be empty for its message', () => {
    const messages = [
      message('type', 'required', visit()),
      message('card', 'required', visit({ type: 'card' })),
    ];
    expect(shownIn(messages)).toEqual([['type required'], ['card required']]);
  });

  test('what was told before has to be the same', () => {
    const couple = visit({}, { told: { coverType: 'D' } });
    const single = visit({}, { told: { coverType: 'S' } });
    const messages = [message('one', 'required', couple), message('other', 'required', single)];
    expect(shownIn(messages)).toEqual([['one required'], ['other required']]);
  });

  test('messages of fields in a list come together, whatever else stood beside each', () => {
    const messages = [
      message('people[0].first', 'required', visit({ people: [{ last: 'Novak' }] })),
      message('people[0].last', 'required', visit({ people: [{ first: 'Alex' }] })),
      message('people[0].last', 'pattern', visit({ people: [{ first: 'Alex', last: '1' }] })),
    ];
    expect(shownIn(messages)).toEqual([
      ['people[0].first required', 'people[0].last required'],
      ['people[0].last pattern'],
    ]);
  });

  test('what a group needs to be drawn stays', () => {
    const byHand = (more: object) => visit({ address: { isManual: true, ...more } });
    const messages = [
      message('address.street', 'required', byHand({ suburb: 'X' })),
      message('address.suburb', 'required', byHand({ street: '1 X' })),
    ];
    expect(roundsOf(messages).map((round) => round.visit.answers)).toEqual([{ address: { isManual: true } }]);
  });
});
