import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadCalendar } from '../../../../../src/engine/widgets/date/load-calendar.ts';
import { deferred } from '../../../../deferred.ts';
import { accessibilityFaults } from '../../../axe.ts';
import { boxOf, pass } from '../../../helpers.ts';
import { dialog, drawDates, leave, openCalendar, opener, pickUp } from './date-fields.ts';

vi.mock('../../../../../src/engine/widgets/date/load-calendar.ts', { spy: true });

const fetchCalendar = vi.mocked(loadCalendar);
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  fetchCalendar.mockReset();
  log.mockReset().mockImplementation(() => {});
});

test('§5 fetches the calendar only when it is first opened', async () => {
  await drawDates({ answers: { born: '1992-02-28' } });
  await userEvent.type(pickUp, '26112026');
  await userEvent.tab();
  await expect.element(opener('Pick-up day')).toHaveFocus();
  await leave();
  expect(fetchCalendar).not.toHaveBeenCalled();
  await openCalendar('Pick-up day');
  expect(fetchCalendar).toHaveBeenCalledTimes(1);
});

test('shows that it is loading in a dialog as high as the calendar', async () => {
  const calendar = await import('../../../../../src/engine/widgets/date/Calendar.tsx');
  const { promise, resolve } = deferred<typeof calendar>();
  fetchCalendar.mockReturnValueOnce(promise);
  await drawDates();
  await userEvent.click(opener('Pick-up day'));
  await expect.element(dialog.getByRole('status').first()).toHaveTextContent('Loading...');
  const { height } = boxOf(dialog);
  resolve(calendar);
  await expect.element(dialog.getByRole('grid')).toBeVisible();
  expect(boxOf(dialog).height).toBe(height);
});

const reason = new Error('the calendar is out of reach');
const note = dialog.getByText('We can’t show the calendar right now. Please type the date.');

/** Opens the dialog, in which the calendar fails to load three times. */
async function openBroken() {
  for (let attempt = 0; attempt < 3; attempt++) fetchCalendar.mockRejectedValueOnce(reason);
  const drawn = await drawDates();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  await userEvent.click(opener('Pick-up day'));
  await pass(4000);
  await expect.element(note).toBeVisible();
  return drawn;
}

test('§8 announces a calendar that fails three times, and loads it with "Try again"', async () => {
  const { container } = await openBroken();
  expect(fetchCalendar).toHaveBeenCalledTimes(3);
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Please type the date.');
  expect(log.mock.calls).toEqual([['A part of this page could not be loaded.', reason]]);
  vi.useRealTimers();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await expect.element(dialog.getByRole('grid')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test('§8 keeps the field usable after a failure, and retries when it is opened again', async () => {
  const { answered } = await openBroken();
  await userEvent.keyboard('{Escape}');
  await userEvent.type(pickUp, '26112026');
  expect(answered()).toEqual({ pickUp: '2026-11-26' });
  await openCalendar('Pick-up day');
  await expect.element(note).not.toBeInTheDocument();
});
