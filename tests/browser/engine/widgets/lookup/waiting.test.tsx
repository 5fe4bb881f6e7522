import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { fakeTimers, pass, translatePage } from '../../../helpers.ts';
import { listSource } from '../../sources.ts';
import * as lookup from './draw-lookup.ts';

const { attic, deleteLast, drawLookup, drawSlow, enter, failure, leave, message, shelf, status, tryAgain } =
  lookup;

fakeTimers();

test('§4 shows "Checking..." instead of an error during a lookup, and the error again after it', async () => {
  const { open, reports, store } = await drawSlow();
  await enter('062000');
  await leave();
  await expect.element(status).toHaveTextContent('Checking...');
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(shelf).not.toBeInvalid();
  store.revealErrors();
  await expect.element(message).not.toBeInTheDocument();
  await open[0]?.answer([attic]);
  await expect.element(status).toHaveTextContent(lookup.IN_THE_ATTIC);
  await expect.element(message).not.toBeInTheDocument();
  expect(reports.filter(({ type }) => type === 'invalid')).toEqual([]);
  await deleteLast();
  await expect.element(message).toBeVisible();
  await enter('111111');
  await expect.element(message).not.toBeInTheDocument();
  await open[1]?.answer([]);
  await expect.element(message).toBeVisible();
});

/** Draws the field after a failed lookup. */
async function drawBroken() {
  const shelves = listSource([attic]);
  shelves.setBroken(true);
  const drawn = await drawLookup(shelves);
  await enter('062000');
  await expect.element(failure).toBeVisible();
  shelves.setBroken(false);
  return { ...drawn, shelves };
}

test('§8 shows a failed lookup without an error, and logs it without the number', async () => {
  const { answered, container, shelves, store } = await drawBroken();
  expect(answered()).toEqual({ shelf: '062000' });
  shelves.setBroken(true);
  await leave();
  await expect.poll(() => shelves.searches).toHaveLength(2);
  await expect.element(failure).toBeVisible();
  store.revealErrors();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(shelf).not.toBeInvalid();
  expect(console.error).toHaveBeenCalledTimes(2);
  expect(String(vi.mocked(console.error).mock.calls)).not.toContain('062000');
  vi.useRealTimers();
  expect(await accessibilityFaults(container)).toEqual([]);
});

const tabTo = (press: () => Promise<unknown>) => async () => {
  await userEvent.tab();
  await expect.element(tryAgain).toHaveFocus();
  await press();
  await expect.element(lookup.note).toHaveFocus();
};

test.each([
  ['the field is left', leave],
  ['the number is typed again', () => userEvent.type(shelf, '{End}{Backspace}0')],
  ['its button is pressed by a key', tabTo(() => userEvent.keyboard('{Enter}'))],
  ['its button is clicked', tabTo(() => userEvent.click(tryAgain))],
])('§8 retries a failed lookup when %s', async (_case, askAgain) => {
  const { answered, shelves } = await drawBroken();
  await askAgain();
  await expect.poll(answered).toEqual({ shelf: [attic] });
  await expect.element(status).toHaveTextContent(lookup.IN_THE_ATTIC);
  for (const gone of [message, failure, tryAgain]) await expect.element(gone).not.toBeInTheDocument();
  expect(shelves.searches).toHaveLength(2);
});

test('§8 does not retry a failed lookup once the number has changed', async () => {
  const { shelves } = await drawBroken();
  await userEvent.clear(shelf);
  await expect.element(status).toHaveTextContent('');
  await expect.element(failure).not.toBeInTheDocument();
  dispatchEvent(new Event('online'));
  await leave();
  expect(shelves.searches).toEqual(['062000']);
});

test('§8 shows after ten seconds that a lookup is slow, and can retry it', async () => {
  const { open, answered } = await drawSlow();
  await enter('062000');
  await pass(9_999);
  await expect.element(tryAgain).not.toBeInTheDocument();
  await pass(1);
  await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
  await expect.element(status).toHaveTextContent('Checking...');
  await userEvent.click(tryAgain);
  await expect.poll(() => open.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await open[1]?.answer([attic]);
  await expect.poll(answered).toEqual({ shelf: [attic] });
});

test('§8 replaces each result on a translated page', async () => {
  const { container, answered } = await drawLookup();
  await enter('111111');
  await expect.element(message).toBeVisible();
  translatePage(container);
  await enter('062000');
  await expect.poll(answered).toEqual({ shelf: [attic] });
  await expect.element(status).toHaveTextContent(/^It stands in the attic$/);
  translatePage(container);
  await expect.element(status).toHaveTextContent(/^IT STANDS IN THE ATTIC$/);
  await enter('062001');
  await expect.element(status).toHaveTextContent(/^It stands in the cellar$/);
  translatePage(container);
  await enter('1');
  await leave();
  await expect.element(message).toHaveTextContent(/^Enter the six digits$/);
  await expect.element(status).toHaveTextContent(/^$/);
});
