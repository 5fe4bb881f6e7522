import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import comparisonsForm from '../../../fixtures/library/forms/comparisons.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { textsOf } from '../../helpers.ts';
import { drawForm, drawStep } from '../draw.tsx';
import { day, openCalendar } from '../widgets/date/date-fields.ts';

const box = (name: string) => page.getByRole('textbox', { name: `${name} (optional)`, exact: true });
const alert = page.getByRole('alert');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 10), toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

test('§5 shows the message of a field that differs from another, and follows the other one', async () => {
  const { container } = await drawForm(comparisonsForm);
  await userEvent.type(box('E-mail again'), 'ada@c');
  await userEvent.type(box('E-mail'), 'ada');
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.tab();
  // the other address is wrong itself
  expect(textsOf(alert)).toEqual(['Enter an address with an @']);
  await userEvent.type(box('E-mail'), '@b');
  await expect.element(alert).toHaveTextContent('Enter ada@b again');
  await expect.element(box('E-mail again')).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.type(box('E-mail'), '{Backspace}c');
  await expect.element(alert).not.toBeInTheDocument();
});

test('§9 keeps a day before another one, with a message, and the calendar offers only the days after it', async () => {
  const { answered } = await drawForm(comparisonsForm, { answers: { start: '2026-12-10' } });
  await userEvent.type(box('To'), '01/12/2026');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Enter a day after 10 December 2026');
  await expect.element(box('To')).toHaveValue('01/12/2026');
  expect(answered()).toEqual({ start: '2026-12-10', end: '2026-12-01' });
  await openCalendar('To');
  for (const closed of ['10 December 2026', '25 December 2026'])
    await expect.element(day(closed)).toBeDisabled();
  await userEvent.click(day('11 December 2026'));
  await expect.element(alert).not.toBeInTheDocument();
  expect(answered()).toEqual({ start: '2026-12-10', end: '2026-12-11' });
});

test('§5 compares the answers of a list entry, a group and a revealed field', async () => {
  const loans = [{ from: '2026-02-02' }];
  await drawStep(comparisonsForm, { saved: { adults: 2, children: 3, loans } });
  await userEvent.type(
    page.getByRole('group', { name: 'Loan 1' }).getByRole('textbox', { name: /Returned/ }),
    '01/02/2026',
  );
  await userEvent.type(box('Seats'), '1');
  await userEvent.click(page.getByRole('button', { name: 'Go on' }), { force: true });
  await expect
    .poll(() => textsOf(alert))
    .toEqual(['Enter up to 2', 'Enter at least 2', 'Enter a day from 2 February 2026']);
  await userEvent.fill(box('Adults'), '1');
  await expect.poll(() => textsOf(alert)).toEqual(['Enter a day from 2 February 2026']);
});
