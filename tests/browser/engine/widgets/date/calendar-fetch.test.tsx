import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadCalendar } from '../../../../../src/engine/widgets/date/load-calendar.ts';
import { accessibilityFaults } from '../../../axe.ts';
import { dialog, openCalendar, opener } from './calendar-dialog.ts';
import { drawDates, leave, pickUp } from './date-fields.ts';

vi.mock('../../../../../src/engine/widgets/date/load-calendar.ts', { spy: true });

const fetchCalendar = vi.mocked(loadCalendar);
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  fetchCalendar.mockClear();
  log.mockReset();
});

test('§5 the calendar is not fetched before it is opened for the first time', async () => {
  await drawDates({ answers: { born: '1992-02-28' } });
  await userEvent.type(pickUp, '26112026');
  await userEvent.tab();
  await expect.element(opener('Pick-up day')).toHaveFocus();
  await leave();
  expect(fetchCalendar).not.toHaveBeenCalled();
  await openCalendar('Pick-up day');
  expect(fetchCalendar).toHaveBeenCalledTimes(1);
});

test('while it is on its way the dialog says so, and is as high as it will be', async () => {
  const fetched = await import('../../../../../src/engine/widgets/date/Calendar.tsx');
  let arrive = () => {};
  fetchCalendar.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve(fetched);
    }),
  );
  await drawDates();
  await userEvent.click(opener('Pick-up day'));
  await expect.element(dialog.getByRole('status').first()).toHaveTextContent('Loading...');
  const { height } = dialog.element().getBoundingClientRect();
  arrive();
  await expect.element(dialog.getByRole('grid')).toBeVisible();
  expect(dialog.element().getBoundingClientRect().height).toBe(height);
});

describe('a calendar that cannot be loaded', () => {
  const reason = new Error('the calendar is out of reach');
  const notice = dialog.getByText('We can’t show the calendar right now. Please type the date.');

  beforeEach(() => {
    log.mockImplementation(() => {});
    return () => fetchCalendar.mockReset();
  });

  /** Opens the dialog, in which the calendar does not come in three tries. */
  async function openBroken() {
    fetchCalendar.mockRejectedValueOnce(reason).mockRejectedValueOnce(reason).mockRejectedValueOnce(reason);
    const drawn = await drawDates();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
    await userEvent.click(opener('Pick-up day'));
    await vi.advanceTimersByTimeAsync(4000);
    await expect.element(notice).toBeVisible();
    return drawn;
  }

  test('§8 says so after three tries, and to the console why', async () => {
    const { container } = await openBroken();
    expect(fetchCalendar).toHaveBeenCalledTimes(3);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Please type the date.');
    expect(log.mock.calls).toEqual([['A part of this page could not be loaded.', reason]]);
    vi.useRealTimers();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test('§8 is loaded again with "Try again"', async () => {
    await openBroken();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect.element(dialog.getByRole('grid')).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('§8 is loaded again as it is opened again', async () => {
    await openBroken();
    await userEvent.keyboard('{Escape}');
    await openCalendar('Pick-up day');
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('§8 takes nothing from the field: the date can be typed', async () => {
    const { answered } = await openBroken();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(pickUp, '26112026');
    expect(answered()).toEqual({ pickUp: '2026-11-26' });
  });
});
