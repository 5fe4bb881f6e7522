import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLazyModule } from '../../../../src/engine/ui/use-lazy-module.ts';
import { drawInEngine } from './draw-in-engine.tsx';

/** What waits for the browser to be idle; the hook looks for requestIdleCallback as its module is loaded. */
const idle = vi.hoisted(() => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  return {
    waiting,
    comes: () => {
      for (const run of waiting.splice(0)) run();
    },
  };
});

const shelf = { books: 3 };

const loadShelf = vi.fn<() => Promise<typeof shelf>>();
const drawn = vi.fn();
const log = vi.spyOn(console, 'error');
const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function Library({ early }: { early: 'when idle' | 'on demand' }) {
  const [isNeeded, setNeeded] = useState(false);
  const { status, result, tryAgain } = useLazyModule(loadShelf, isNeeded, early);
  drawn();
  return (
    <>
      <p>{result ? `${result.books} books` : 'No books yet'}</p>
      <p role="status">{status}</p>
      <button type="button" onClick={() => setNeeded(true)}>
        Bring them
      </button>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </>
  );
}

const report = vi.fn();
const draw = (early: 'when idle' | 'on demand' = 'when idle') =>
  drawInEngine(<Library early={early} />, { report });
const books = page.getByText('3 books');
const nothing = page.getByText('No books yet');
const status = page.getByRole('status');
const ask = () => userEvent.click(page.getByRole('button', { name: 'Bring them' }));
const tryAgain = () => userEvent.click(page.getByRole('button', { name: 'Try again' }));

beforeEach(() => {
  idle.waiting.length = 0;
  loadShelf.mockReset().mockResolvedValue(shelf);
  report.mockReset();
  log.mockReset().mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

describe('"when idle"', () => {
  test('it is loaded once the browser is idle, and nothing is drawn before it is needed', async () => {
    await draw();
    await expect.element(status).toHaveTextContent('none');
    expect(loadShelf).not.toHaveBeenCalled();
    const draws = drawn.mock.calls.length;
    idle.comes();
    await expect.poll(() => loadShelf.mock.settledResults.at(0)?.type).toBe('fulfilled');
    await expect.element(nothing).toBeVisible();
    expect(drawn).toHaveBeenCalledTimes(draws);
    await ask();
    expect(drawn).toHaveBeenCalledTimes(draws + 1);
    await expect.element(books).toBeVisible();
    await expect.element(status).toHaveTextContent('done');
    expect(loadShelf).toHaveBeenCalledTimes(1);
  });

  test('whoever asks for it does not wait for that', async () => {
    await draw();
    await ask();
    await expect.element(books).toBeVisible();
    expect(idle.waiting).toHaveLength(1);
  });

  test('what fails before anybody needs it leaves no trace, and is loaded when it is needed', async () => {
    loadShelf.mockRejectedValueOnce(new Error('the shelf is out of reach'));
    await draw();
    idle.comes();
    await expect.poll(() => loadShelf.mock.settledResults.at(0)?.type).toBe('rejected');
    await expect.element(status).toHaveTextContent('none');
    await ask();
    await expect.element(books).toBeVisible();
    expect(log).not.toHaveBeenCalled();
  });
});

test('"on demand" it is not loaded before it is needed', async () => {
  await draw('on demand');
  await expect.element(nothing).toBeVisible();
  expect(idle.waiting).toEqual([]);
  expect(loadShelf).not.toHaveBeenCalled();
  await ask();
  await expect.element(books).toBeVisible();
  expect(loadShelf).toHaveBeenCalledTimes(1);
});

test('while it is under way there is neither a module nor a failure', async () => {
  loadShelf.mockReturnValue(new Promise(() => {}));
  await draw('on demand');
  await ask();
  await expect.element(status).toHaveTextContent('reading');
  await expect.element(nothing).toBeVisible();
  await rest(10_000);
  await expect.element(status).toHaveTextContent('slow');
  expect(loadShelf).toHaveBeenCalledTimes(1);
});

describe('a failure', () => {
  const reason = new Error('the shelf is out of reach');

  beforeEach(() => void loadShelf.mockRejectedValue(reason));

  test('is tried again after 1 and after 3 seconds, which nobody has to know', async () => {
    await draw('on demand');
    await ask();
    await rest(1000);
    expect(loadShelf).toHaveBeenCalledTimes(2);
    await expect.element(status).toHaveTextContent('reading');
    loadShelf.mockResolvedValue(shelf);
    await rest(3000);
    await expect.element(books).toBeVisible();
    expect(log).not.toHaveBeenCalled();
  });

  test('§7 is said after the third try, written to the console and reported for analytics', async () => {
    await draw('on demand');
    await ask();
    await rest(4000);
    await expect.element(status).toHaveTextContent('failed');
    await expect.element(nothing).toBeVisible();
    expect(loadShelf).toHaveBeenCalledTimes(3);
    expect(log.mock.calls).toEqual([['A part of this page could not be loaded.', reason]]);
    expect(report.mock.calls).toEqual([[{ type: 'failure' }]]);
  });

  test('is over when it is tried again and comes', async () => {
    await draw('on demand');
    await ask();
    await rest(4000);
    await expect.element(status).toHaveTextContent('failed');
    loadShelf.mockResolvedValue(shelf);
    await tryAgain();
    await expect.element(books).toBeVisible();
    await expect.element(status).toHaveTextContent('done');
    expect(log).toHaveBeenCalledTimes(1);
  });
});
