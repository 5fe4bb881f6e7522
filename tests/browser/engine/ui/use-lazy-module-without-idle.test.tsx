import { expect, test, vi } from 'vitest';
import { useLazyModule } from '../../../../src/engine/ui/use-lazy-module.ts';
import { fakeTimers, pass } from '../../helpers.ts';
import { drawInEngine } from '../draw.tsx';

vi.hoisted(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

fakeTimers();

test('loads a module after a second in a browser without requestIdleCallback', async () => {
  const loadShelf = vi.fn(async () => ({ books: 3 }));
  function Library() {
    useLazyModule(loadShelf, false, 'when idle');
    return null;
  }
  await drawInEngine(<Library />);
  await pass(999);
  expect(loadShelf).not.toHaveBeenCalled();
  await pass(1);
  expect(loadShelf).toHaveBeenCalledOnce();
});
