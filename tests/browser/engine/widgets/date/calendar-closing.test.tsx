import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  corner,
  day,
  dialog,
  drawDates,
  drawPickUp,
  leave,
  message,
  openCalendar,
  opener,
  pickUp,
} from './date-fields.ts';

const choose = () => userEvent.click(day('26 November 2026'));

describe('choosing a day', () => {
  test('§4 sets the value, closes the calendar, gives the focus back to the button, and is reported once', async () => {
    const { answered, store, reports } = await drawPickUp({ answers: { born: '1992-02-28' } });
    await userEvent.click(day('19 November 2026'), { force: true });
    await expect.element(dialog).toBeVisible();
    expect(answered(), 'out of bounds').not.toHaveProperty('pickUp');
    await choose();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener('Pick-up day')).toHaveFocus();
    await expect.element(pickUp).toHaveValue('26/11/2026');
    expect(answered().pickUp).toBe('2026-11-26');
    expect(store.getState().valid).toBe(true);
    await leave();
    expect(reports).toEqual([{ type: 'update', field: 'pickUp', label: '' }]);
  });

  test('§5 that is chosen already keeps it', async () => {
    const { answered } = await drawPickUp({ answers: { pickUp: '2026-11-26' } });
    await choose();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(answered()).toEqual({ pickUp: '2026-11-26' });
  });

  test('§5 replaces a half typed text and its message', async () => {
    await drawDates();
    await userEvent.type(pickUp, 'soon');
    await leave();
    await expect.element(message).toBeVisible();
    await userEvent.type(pickUp, '26/1');
    await openCalendar('Pick-up day');
    await choose();
    await expect.element(pickUp).toHaveValue('26/11/2026');
    await expect.element(message).not.toBeInTheDocument();
    await leave();
    await expect.element(pickUp).toHaveValue('26/11/2026');
  });
});

describe.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the button in the corner', () => userEvent.click(corner)],
])('closing it with %s', (_, close) => {
  test('§5 changes nothing, and gives the focus back to the button', async () => {
    const { answered } = await drawPickUp({ answers: { pickUp: '2026-11-26' } });
    await userEvent.keyboard('{ArrowRight}');
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener('Pick-up day')).toHaveFocus();
    expect(answered()).toEqual({ pickUp: '2026-11-26' });
  });

  test('§5 keeps a half typed text until the field is left', async () => {
    await drawDates();
    await userEvent.type(pickUp, '26/1');
    await openCalendar('Pick-up day');
    // a press beside the days takes the focus away from them
    await userEvent.click(dialog.getByRole('heading', { name: 'Pick-up day' }));
    await close();
    await expect.element(opener('Pick-up day')).toHaveFocus();
    await expect.element(pickUp).toHaveValue('26/1');
    await expect.element(message).not.toBeInTheDocument();
    await leave();
    await expect.element(pickUp).toHaveValue('');
    await expect.element(message).toHaveTextContent('Enter the pick-up day as dd/mm/yyyy');
  });
});
