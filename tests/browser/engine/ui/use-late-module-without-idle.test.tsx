import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLateModule } from '../../../../src/engine/ui/use-late-module.ts';

vi.hoisted(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));

const fetchShelf = vi.fn(async () => ({ books: 3 }));

function Library() {
  const { module } = useLateModule(fetchShelf);
  return <p>{module ? `${module.books} books` : 'No books yet'}</p>;
}

test('issue 3: where a browser never says that it is idle, it is fetched a moment later', async () => {
  await render(<Library />);
  expect(fetchShelf).not.toHaveBeenCalled();
  await expect.element(page.getByText('3 books')).toBeVisible();
});
