import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { translatePage } from '../../../translator.ts';
import { listSource } from '../../sources.ts';
import {
  attic,
  drawLookup,
  drawSlow,
  enter,
  failure,
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

describe('while it is looked up', () => {
  test('§4 the field says so, and has no error when it is left, nor reports one', async () => {
    const { open, reports } = await drawSlow();
    await enter('062000');
    await leave();
    await expect.element(status).toHaveTextContent('Checking...');
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(shelf).not.toBeInvalid();
    await open[0]?.answer([attic]);
    await expect.element(status).toHaveTextContent('It stands in the attic');
    await expect.element(message).not.toBeInTheDocument();
    expect(reports.filter(({ type }) => type === 'invalid')).toEqual([]);
  });

  test('§4 an error that showed before is gone, and comes back where it is one', async () => {
    const { open } = await drawSlow();
    await enter('1111');
    await leave();
    await expect.element(message).toBeVisible();
    await enter('111111');
    await expect.element(message).not.toBeInTheDocument();
    await open[0]?.answer([]);
    await expect.element(message).toBeVisible();
  });

  test('§4 nor does it have one when the visitor tries to go on', async () => {
    const { open, store } = await drawSlow();
    await enter('062000');
    store.revealErrors();
    await expect.element(message).not.toBeInTheDocument();
    await open[0]?.answer([attic]);
    await expect.element(status).toHaveTextContent('It stands in the attic');
    await userEvent.type(shelf, '{End}{Backspace}');
    await expect.element(message).toBeVisible();
  });

  test('§4 once it is shorter again, the form’s validators say what shows', async () => {
    await drawSlow();
    await enter('111');
    await leave();
    await enter('062000');
    await expect.element(message).not.toBeInTheDocument();
    await userEvent.type(shelf, '{End}{Backspace}');
    await expect.element(message).toBeVisible();
  });
});

describe('a source that cannot be asked', () => {
  async function drawBroken() {
    const shelves = listSource([attic]);
    shelves.breaks(true);
    const drawn = await drawLookup(shelves);
    await enter('062000');
    await expect.element(failure).toBeVisible();
    shelves.breaks(false);
    return { ...drawn, shelves };
  }

  test('§8 is said below the field, and in the console without the number', async () => {
    const { answered } = await drawBroken();
    await expect.element(message).not.toBeInTheDocument();
    expect(answered()).toEqual({ shelf: '062000' });
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(String(vi.mocked(console.error).mock.calls)).not.toContain('062000');
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
    await expect.element(status).toHaveTextContent('It stands in the attic');
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(failure).not.toBeInTheDocument();
  });

  test('§8 that fails once more says so once more; whether the number is wrong is not known, so no error says so', async () => {
    const { shelves, store } = await drawBroken();
    shelves.breaks(true);
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

  test('WCAG: axe finds nothing in the field', async () => {
    const { container } = await drawBroken();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

describe('a source that takes long', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });

  test('§8 is said after ten seconds, and can be asked anew', async () => {
    const { open, answered } = await drawSlow();
    await enter('062000');
    await vi.advanceTimersByTimeAsync(9_999);
    await expect.element(tryAgain).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
    await expect.element(status).toHaveTextContent('Checking...');
    await userEvent.click(tryAgain);
    await expect.poll(() => open.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await open[1]?.answer([attic]);
    await expect.poll(answered).toEqual({ shelf: [attic] });
  });
});

describe('where a page translator is at work', () => {
  test('§8 a number that is not known and then one that is are both said', async () => {
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
});
