import { expect, test } from 'vitest';
import { tickedChoices, toggled } from '../../../../../../src/engine/widgets/checkboxes/ticked.ts';

const choices = ['poems', 'crime', 'travel', 'none'].map((value) => ({ value, label: value.toUpperCase() }));
const valuesOf = (ticked: readonly { value: unknown }[]) => ticked.map(({ value }) => value);

test.each([
  [
    ['travel', 'poems'],
    ['poems', 'travel'],
  ],
  [['poems', 'poems', 'westerns'], ['poems']],
  ['poems', []],
  [undefined, []],
])('finds the choices in %j', (answer, found) => {
  expect(valuesOf(tickedChoices(choices, answer))).toEqual(found);
});

test.each([
  [['travel'], 'poems', ['poems', 'travel']],
  [['poems', 'travel'], 'poems', ['travel']],
  [['poems', 'travel'], 'none', ['none']],
  [['none'], 'crime', ['crime']],
  [['none'], 'none', []],
])('turns %j into the right choices after a click on “%s”', (before, clicked, after) => {
  const box = choices.find(({ value }) => value === clicked) ?? { value: clicked, label: '' };
  expect(valuesOf(toggled(choices, tickedChoices(choices, before), box, 'none'))).toEqual(after);
});
