import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { opener } from './calendar-dialog.ts';
import { born, drawDates, joined, leave, message, pickUp } from './date-fields.ts';

describe('a text that is no day', () => {
  test.each(['31/02/2020', '1/2/2020', '01/01/20', '28/02', 'soon'])(
    '§5 %s is cleared as the field is left, and the authored message says why',
    async (text) => {
      const { answered } = await drawDates();
      await userEvent.type(born, text);
      await expect.element(message).not.toBeInTheDocument();
      await leave();
      await expect.element(born).toHaveValue('');
      expect(answered()).toEqual({});
      await expect.element(message).toHaveTextContent('Enter a day that exists, as dd/mm/yyyy');
      await expect.element(born).toBeInvalid();
    },
  );

  test('§5 its message stands in the field, below it, and describes it', async () => {
    await drawDates();
    await userEvent.type(born, 'soon');
    await leave();
    await expect.element(message).toBeVisible();
    expect(message.element().closest('[data-field]')).toHaveAttribute('data-field', 'born');
    await expect
      .element(born)
      .toHaveAccessibleDescription(
        'As dd/mm/yyyy, for example 28/02/1992. Enter a day that exists, as dd/mm/yyyy',
      );
  });

  test('§8 is cleared in an optional field too, which then is as good as empty', async () => {
    const { answered, store } = await drawDates({ answers: { born: '1992-02-28', pickUp: '2026-11-20' } });
    await userEvent.type(joined, '2020');
    expect(store.getState().valid).toBe(false);
    await leave();
    await expect.element(joined).toHaveValue('');
    await expect.element(message).toHaveTextContent('Enter a day, or none');
    expect(answered()).toEqual({ born: '1992-02-28', pickUp: '2026-11-20' });
    expect(store.getState().valid).toBe(true);
  });

  test('§7 is an invalid entry for analytics, by the field’s name alone', async () => {
    const { reports } = await drawDates();
    await userEvent.type(born, 'soon');
    await leave();
    await expect.element(message).toBeVisible();
    expect(reports).toEqual([{ type: 'invalid', field: 'born' }]);
  });
});

describe('a day outside its bounds', () => {
  test.each([
    ['19/11/1926', '100 years and a day ago'],
    ['21/11/2008', 'a day less than 18 years ago'],
  ])('§5 a date of birth on %s, %s, is cleared, and the message names both bounds', async (text) => {
    const { answered } = await drawDates();
    await userEvent.type(born, text);
    await leave();
    await expect.element(born).toHaveValue('');
    expect(answered()).toEqual({});
    await expect
      .element(message)
      .toHaveTextContent('Enter a day between 20 November 1926 and 20 November 2008');
  });

  test.each(['19/11/2026', '03/12/2027'])(
    '§5 a first day on %s is cleared: it is from today to 13 months ahead, plus one day',
    async (text) => {
      await drawDates();
      await userEvent.type(pickUp, text);
      await leave();
      await expect.element(pickUp).toHaveValue('');
      await expect.element(message).toHaveTextContent('We are open from 20 November 2026 to 2 December 2027');
    },
  );

  test('§5 is cleared when it was restored, once the field is left', async () => {
    await drawDates({ answers: { pickUp: '2026-11-19' } });
    await userEvent.click(pickUp);
    await expect.element(pickUp).toHaveValue('19/11/2026');
    await leave();
    await expect.element(pickUp).toHaveValue('');
  });
});

test.each([
  ['the oldest birthday', born, '20/11/1926'],
  ['the newest birthday', born, '20/11/2008'],
  ['today', pickUp, '20/11/2026'],
  ['the last day', pickUp, '02/12/2027'],
  ['any day where there are no bounds', joined, '01/01/0001'],
])('§5 %s stays as the field is left', async (_, field, text) => {
  await drawDates();
  await userEvent.type(field, text);
  await leave();
  await expect.element(field).toHaveValue(text);
  await expect.element(message).not.toBeInTheDocument();
});

describe('the message', () => {
  test('§5 of what was cleared goes as soon as something else is entered that fits', async () => {
    await drawDates();
    await userEvent.type(born, '21/11/2008');
    await leave();
    await expect.element(message).toBeVisible();
    await userEvent.type(born, '20/11/2008');
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(born).not.toBeInvalid();
  });

  test('§5 names the bounds no longer while another date is being typed', async () => {
    await drawDates();
    await userEvent.type(born, '21/11/2008');
    await leave();
    await expect.element(message).toHaveTextContent('Enter a day between');
    await userEvent.type(born, '2');
    await expect.element(message).not.toBeInTheDocument();
  });

  test('§5 stays while the field is left again with nothing in it', async () => {
    await drawDates();
    await userEvent.type(born, 'soon');
    await leave();
    await userEvent.click(born);
    await leave();
    await expect.element(message).toHaveTextContent('Enter a day that exists, as dd/mm/yyyy');
  });
});

test('§5 a required date that is left empty is missing, an optional one is not', async () => {
  await drawDates();
  await userEvent.click(joined);
  await userEvent.click(born);
  await expect.element(message).not.toBeInTheDocument();
  await leave();
  await expect.element(message).toHaveTextContent('Enter your date of birth');
});

describe('not yet leaving', () => {
  test('§5 going on by key to the field’s own button keeps the text; going on from there does not', async () => {
    await drawDates();
    await userEvent.type(born, '28/02');
    await userEvent.tab();
    await expect.element(opener('Date of birth')).toHaveFocus();
    await expect.element(born).toHaveValue('28/02');
    await expect.element(message).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(born).toHaveValue('');
    await expect.element(message).toBeVisible();
  });

  test('§5 going back from the button to the text keeps it', async () => {
    await drawDates();
    await userEvent.type(born, '28/02');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect.element(born).toHaveFocus();
    await expect.element(born).toHaveValue('28/02');
  });

  test('WCAG 3.3.4: looking something up in another window keeps what was typed so far', async () => {
    await drawDates();
    await userEvent.type(born, '28/02');
    // a window that is left tells its field so, but leaves it the focus
    born.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await expect.element(born).toHaveFocus();
    await expect.element(born).toHaveValue('28/02');
    await userEvent.type(born, '1992');
    await expect.element(born).toHaveValue('28/02/1992');
  });
});
