import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { born, drawDates, joined, leave, message, opener, pickUp } from './date-fields.ts';

const NO_DAY = 'Enter a day that exists, as dd/mm/yyyy';
const NO_ADULT = 'Enter a day between 20 November 1926 and 20 November 2008';
const NOT_OPEN = 'We are open from 20 November 2026 to 2 December 2027';

test.each([
  ['texts that are not days', born, ['31/02/2020', '1/2/2020', '01/01/20', '28/02', 'soon'], NO_DAY],
  ['a birthday too long ago and a birthday too recent', born, ['19/11/1926', '21/11/2008'], NO_ADULT],
  ['yesterday and a day too far ahead', pickUp, ['19/11/2026', '03/12/2027'], NOT_OPEN],
])(
  '§5 clears a field with %s after the visitor leaves it, and shows why',
  async (_, field, texts, reason) => {
    const { answered } = await drawDates();
    for (const text of texts) {
      await userEvent.type(field, text);
      await expect.element(message).not.toBeInTheDocument();
      await leave();
      await expect.element(field).toHaveValue('');
      expect(answered()).toEqual({});
      await expect.element(message).toHaveTextContent(reason);
      await expect.element(field).toBeInvalid();
    }
  },
);

test('§5 keeps days at the bounds, and any day without bounds, after the visitor leaves', async () => {
  await drawDates();
  for (const [field, text] of [
    [born, '20/11/1926'],
    [born, '20/11/2008'],
    [pickUp, '20/11/2026'],
    [pickUp, '02/12/2027'],
    [joined, '01/01/0001'],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await leave();
    await expect.element(field).toHaveValue(text);
    await expect.element(message).not.toBeInTheDocument();
  }
});

test('§5, §8 clears an optional field, and a restored day outside its bounds', async () => {
  const { state } = await drawDates({ answers: { born: '1992-02-28', pickUp: '2026-11-19' } });
  await userEvent.click(pickUp);
  await expect.element(pickUp).toHaveValue('19/11/2026');
  await leave();
  await expect.element(pickUp).toHaveValue('');
  await userEvent.fill(pickUp, '20112026');
  await userEvent.type(joined, '2020');
  expect(state()[1]).toBe(false);
  await leave();
  await expect.element(joined).toHaveValue('');
  await expect.element(message).toHaveTextContent('Enter a day, or none');
  expect(state()).toEqual([{ born: '1992-02-28', pickUp: '2026-11-20' }, true]);
});

test('§5 shows and reports the message of a cleared text until another text is typed', async () => {
  const { reports } = await drawDates();
  await userEvent.click(joined);
  await userEvent.click(born);
  await expect.element(message).not.toBeInTheDocument();
  await leave();
  await expect.element(message).toHaveTextContent('Enter your date of birth');
  expect(reports.splice(0)).toEqual([{ type: 'invalid', field: 'born' }]);
  await userEvent.type(born, 'soon');
  await leave();
  await expect.element(message).toBeVisible();
  expect(message.element().closest('[data-field]')).toHaveAttribute('data-field', 'born');
  await expect.element(born).toHaveAccessibleDescription(`As dd/mm/yyyy, for example 28/02/1992. ${NO_DAY}`);
  await userEvent.click(born);
  await leave();
  await expect.element(message).toHaveTextContent(NO_DAY);
  expect(reports).toEqual([{ type: 'invalid', field: 'born' }]);
  await userEvent.type(born, '2');
  await expect.element(message).not.toBeInTheDocument();
  await userEvent.type(born, '0/11/2008');
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(born).not.toBeInvalid();
});

test('§5, WCAG 3.3.4: keeps the text in another window, and while Tab moves to its button', async () => {
  await drawDates();
  await userEvent.type(born, '28/02');
  // for another window, the browser dispatches focusout, but the field stays the active element
  born.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect.element(born).toHaveFocus();
  await expect.element(born).toHaveValue('28/02');
  for (const [shift, stop] of [
    [false, opener('Date of birth')],
    [true, born],
    [false, opener('Date of birth')],
  ] as const) {
    await userEvent.tab({ shift });
    await expect.element(stop).toHaveFocus();
    await expect.element(born).toHaveValue('28/02');
    await expect.element(message).not.toBeInTheDocument();
  }
  await userEvent.tab();
  await expect.element(born).toHaveValue('');
  await expect.element(message).toBeVisible();
});
