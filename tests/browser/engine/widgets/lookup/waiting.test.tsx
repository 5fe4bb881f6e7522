import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { fakeTimers, pass, translatePage } from '../../../helpers.ts';
import { listSource } from '../../sources.ts';
import {
  attic,
  deleteLast,
  drawLookup,
  drawSlow,
  enter,
  failure,
  IN_THE_ATTIC,
  leave,
  message,
  note,
  shelf,
  status,
  tryAgain,
} from './draw-lookup.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

describe('during a look-up', () => {
  test('§4 the field says so, and has no error when it is left or the visitor tries to go on', async () => {
    const { open, reports, store } = await drawSlow();
    await enter('062000');
    await leave();
    await expect.element(status).toHaveTextContent('Checking...');
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(shelf).not.toBeInvalid();
    store.revealErrors();
    await expect.element(message).not.toBeInTheDocument();
    await open[0]?.answer([attic]);
    await expect.element(status).toHaveTextContent(IN_THE_ATTIC);
    await expect.element(message).not.toBeInTheDocument();
    expect(reports.filter(({ type }) => type === 'invalid')).toEqual([]);
    await deleteLast();
    await expect.element(message).toBeVisible();
  });

  test('§4 an error that showed before is gone, and comes back if the number is too short again, or unknown', async () => {
    const { open } = await drawSlow();
    await enter('1111');
    await leave();
    await expect.element(message).toBeVisible();
    await enter('062000');
    await expect.element(message).not.toBeInTheDocument();
    await deleteLast();
    await expect.element(message).toBeVisible();
    await enter('111111');
    await expect.element(message).not.toBeInTheDocument();
    await open[1]?.answer([]);
    await expect.element(message).toBeVisible();
  });
});

describe('a source that fails', () => {
  async function drawBroken() {
    const shelves = listSource([attic]);
    shelves.setBroken(true);
    const drawn = await drawLookup(shelves);
    await enter('062000');
    await expect.element(failure).toBeVisible();
    shelves.setBroken(false);
    return { ...drawn, shelves };
  }

  test('§8 is reported below the field, and to the console without the number', async () => {
    const { answered, container } = await drawBroken();
    await expect.element(message).not.toBeInTheDocument();
    expect(answered()).toEqual({ shelf: '062000' });
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(String(vi.mocked(console.error).mock.calls)).not.toContain('062000');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test.each([
    ['the field is left', leave],
    ['the browser is online again', async () => void dispatchEvent(new Event('online'))],
    ['the visitor comes back', async () => void document.dispatchEvent(new Event('visibilitychange'))],
    ['the number is typed again', () => userEvent.type(shelf, '{End}{Backspace}0')],
  ])('§8 is asked again when %s', async (_case, come) => {
    const { answered } = await drawBroken();
    await come();
    await expect.poll(answered).toEqual({ shelf: [attic] });
    await expect.element(status).toHaveTextContent(IN_THE_ATTIC);
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(failure).not.toBeInTheDocument();
  });

  test('§8 and fails once more says so once more, without an error: the number may be right', async () => {
    const { shelves, store } = await drawBroken();
    shelves.setBroken(true);
    await leave();
    await expect.poll(() => shelves.searches).toHaveLength(2);
    await expect.element(failure).toBeVisible();
    store.revealErrors();
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(shelf).not.toBeInvalid();
  });

  test.each([
    ['a key', () => userEvent.keyboard('{Enter}')],
    ['the pointer', () => userEvent.click(tryAgain)],
  ])('§8 has a button that asks again, once, by %s, and the focus stays there', async (_case, press) => {
    const { answered, shelves } = await drawBroken();
    await userEvent.tab();
    await expect.element(tryAgain).toHaveFocus();
    expect(shelves.searches).toHaveLength(1);
    await press();
    await expect.poll(answered).toEqual({ shelf: [attic] });
    await expect.element(note).toHaveFocus();
    await expect.element(tryAgain).not.toBeInTheDocument();
    expect(shelves.searches).toHaveLength(2);
  });

  test('§8 is left alone once the number is another', async () => {
    const { shelves } = await drawBroken();
    await userEvent.clear(shelf);
    await expect.element(status).toHaveTextContent('');
    await expect.element(failure).not.toBeInTheDocument();
    dispatchEvent(new Event('online'));
    await leave();
    expect(shelves.searches).toEqual(['062000']);
  });
});

describe('a source that takes long', () => {
  fakeTimers();

  test('§8 is reported after ten seconds, and can be asked anew', async () => {
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
});

test('§8 on a page that is translated each result replaces the last one', async () => {
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
