import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useLazyModule } from '../../../../src/engine/ui/use-lazy-module.ts';
import { drawInEngine } from './draw-in-engine.tsx';

vi.hoisted(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

const loadShelf = vi.fn(async () => ({ books: 3 }));

function Library() {
  const { result } = useLazyModule(loadShelf, false, 'when idle');
  return <p>{result ? `${result.books} books` : 'No books yet'}</p>;
}

test('where a browser never says that it is idle, it is loaded a second later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await drawInEngine(<Library />);
  await vi.advanceTimersByTimeAsync(999);
  expect(loadShelf).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(page.getByText('3 books')).toBeVisible();
  vi.useRealTimers();
});
