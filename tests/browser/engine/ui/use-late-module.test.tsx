import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLateModule } from '../../../../src/engine/ui/use-late-module.ts';

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
type Shelf = typeof shelf;

const fetchShelf = vi.fn<() => Promise<Shelf>>();
const drawn = vi.fn();
const log = vi.spyOn(console, 'error');

function Books({ books }: Shelf) {
  drawn();
  return `${books} books`;
}

function Library() {
  const { module, hasFailed, load } = useLateModule(fetchShelf);
  return (
    <>
      <p>{module ? <Books {...module} /> : 'No books yet'}</p>
      {hasFailed && <p role="alert">The shelf is out of reach.</p>}
      <button type="button" onClick={load}>
        Bring them
      </button>
    </>
  );
}

const draw = () => render(<Library />);
const nothing = page.getByText('No books yet');
const books = page.getByText('3 books');
const failure = page.getByRole('alert');
const ask = () => userEvent.click(page.getByRole('button', { name: 'Bring them' }));

beforeEach(() => {
  idle.waiting.length = 0;
  fetchShelf.mockReset().mockResolvedValue(shelf);
  log.mockReset();
  drawn.mockReset();
});

test('issue 3: it is fetched once the browser is idle, and not before, without anybody asking', async () => {
  await draw();
  await expect.element(nothing).toBeVisible();
  expect(fetchShelf).not.toHaveBeenCalled();
  idle.comes();
  await expect.element(books).toBeVisible();
  expect(fetchShelf).toHaveBeenCalledTimes(1);
});

test('issue 3: whoever asks for it does not wait for that', async () => {
  await draw();
  await ask();
  await expect.element(books).toBeVisible();
  expect(idle.waiting).toHaveLength(1);
});

test('design: while it is on its way there is neither a module nor a failure', async () => {
  fetchShelf.mockReturnValue(new Promise(() => {}));
  await draw();
  await ask();
  expect(fetchShelf).toHaveBeenCalledTimes(1);
  await expect.element(nothing).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

describe('a failure', () => {
  const reason = new Error('the shelf is out of reach');

  beforeEach(() => {
    fetchShelf.mockRejectedValueOnce(reason);
    log.mockImplementation(() => {});
  });

  test('issue 3: is told, and written to the console', async () => {
    await draw();
    idle.comes();
    await expect.element(failure).toBeVisible();
    await expect.element(nothing).toBeVisible();
    expect(log.mock.calls).toEqual([['A part of this page could not be fetched.', reason]]);
  });

  test('issue 3: is over when it is asked for again and comes', async () => {
    await draw();
    idle.comes();
    await expect.element(failure).toBeVisible();
    await ask();
    await expect.element(books).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('issue 3: of the browser’s idle fetch, before it was asked for, leaves no trace once it has come', async () => {
    await draw();
    idle.comes();
    await ask();
    await expect.element(books).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
  });
});

test('design: what is there already is not drawn again when the same module comes once more', async () => {
  await draw();
  await ask();
  await expect.element(books).toBeVisible();
  idle.comes();
  await ask();
  await ask();
  expect(fetchShelf).toHaveBeenCalledTimes(4);
  await Promise.all(fetchShelf.mock.results.map(({ value }) => value));
  await expect.element(books).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(1);
});
