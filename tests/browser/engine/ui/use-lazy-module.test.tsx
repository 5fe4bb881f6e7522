import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLazyModule } from '../../../../src/engine/ui/use-lazy-module.ts';
import { deferred } from '../../../deferred.ts';
import { fakeTimers, pass } from '../../helpers.ts';
import { drawInEngine } from '../draw.tsx';

// the hook checks for requestIdleCallback when its module loads
const idle = vi.hoisted(() => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  return { waiting, comes: () => waiting.splice(0).map((run) => run()) };
});

const shelf = { books: 3 };
const reason = new Error('the shelf is out of reach');

const loadShelf = vi.fn<() => Promise<typeof shelf>>();
const drawn = vi.fn();

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

fakeTimers();
beforeEach(() => {
  idle.waiting.length = 0;
  loadShelf.mockReset().mockResolvedValue(shelf);
  report.mockReset();
});

test('loads "when idle" in an idle browser, without rendering until it is needed', async () => {
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

test('ignores a failed idle load, and loads again when it is needed', async () => {
  loadShelf.mockRejectedValueOnce(reason);
  await draw();
  idle.comes();
  await expect.poll(() => loadShelf.mock.settledResults.at(0)?.type).toBe('rejected');
  await expect.element(status).toHaveTextContent('none');
  await ask();
  await expect.element(books).toBeVisible();
  expect(console.error).not.toHaveBeenCalled();
});

test('loads when it is needed, "on demand" or before the browser is idle', async () => {
  for (const [early, count] of [
    ['on demand', 0],
    ['when idle', 1],
  ] as const) {
    loadShelf.mockClear();
    const { unmount } = await draw(early);
    await expect.element(nothing).toBeVisible();
    expect([idle.waiting.length, loadShelf.mock.calls.length]).toEqual([count, 0]);
    await ask();
    await expect.element(books).toBeVisible();
    expect(loadShelf).toHaveBeenCalledTimes(1);
    await unmount();
  }
});

test('§7 reports only the third failure, and is slow ten seconds after "Try again"', async () => {
  const slow = deferred<typeof shelf>();
  for (let attempt = 0; attempt < 3; attempt++) loadShelf.mockRejectedValueOnce(reason);
  loadShelf.mockReturnValue(slow.promise);
  await draw('on demand');
  await ask();
  await pass(1000);
  expect(loadShelf).toHaveBeenCalledTimes(2);
  await expect.element(status).toHaveTextContent('reading');
  expect(console.error).not.toHaveBeenCalled();
  await pass(3000);
  await expect.element(status).toHaveTextContent('failed');
  expect(loadShelf).toHaveBeenCalledTimes(3);
  const message = 'A part of this page could not be loaded.';
  expect(console.error).toHaveBeenCalledExactlyOnceWith(message, reason);
  expect(report.mock.calls).toEqual([[{ type: 'failure', error: reason }]]);
  await tryAgain();
  await pass(10_000);
  await expect.element(status).toHaveTextContent('slow');
  await expect.element(nothing).toBeVisible();
  slow.resolve(shelf);
  await expect.element(books).toBeVisible();
  await expect.element(status).toHaveTextContent('done');
});
