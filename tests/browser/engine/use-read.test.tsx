import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useRead } from '../../../src/engine/use-read.ts';

interface OpenRead {
  room: string | undefined;
  signal: AbortSignal;
  answer(books: string): Promise<void>;
  fail(reason?: Error): Promise<void>;
}

/** The reads so far, in order; each stays open until the test answers it. */
let reads: OpenRead[] = [];

function read(room: string | undefined, signal: AbortSignal): Promise<string> {
  const promise = new Promise<string>((resolve, reject) => {
    const settled = async () => void (await Promise.allSettled([promise]));
    reads.push({
      room,
      signal,
      answer(books) {
        resolve(books);
        return settled();
      },
      fail(reason = new Error('the shelf is out of reach')) {
        reject(reason);
        return settled();
      },
    });
  });
  return promise;
}

function Shelf({ room }: { room: string | undefined }) {
  const { status, result, tryAgain } = useRead(
    room,
    (signal) => read(room, signal),
    'The shelf could not be read.',
  );
  return (
    <>
      <p data-testid="state">{`${status}: ${result ?? 'nothing'}`}</p>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </>
  );
}

const state = page.getByTestId('state');
const tryAgain = () => userEvent.click(page.getByRole('button', { name: 'Try again' }));
const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const log = vi.spyOn(console, 'error');

/** Draws a shelf; its room can be changed. */
async function draw(room: string | undefined) {
  const screen = await render(<Shelf room={room} />);
  return { ...screen, go: (next: string | undefined) => screen.rerender(<Shelf room={next} />) };
}

async function drawFailed() {
  const drawn = await draw('attic');
  await reads[0]?.fail();
  await expect.element(state).toHaveTextContent('failed: nothing');
  return drawn;
}

beforeEach(() => {
  reads = [];
  log.mockReset().mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

test('without a key nothing is read', async () => {
  await draw(undefined);
  await expect.element(state).toHaveTextContent('none: nothing');
  expect(reads).toEqual([]);
});

test('it is read once, and there', async () => {
  const { go } = await draw('attic');
  await expect.element(state).toHaveTextContent('reading: nothing');
  await reads[0]?.answer('Emma');
  await expect.element(state).toHaveTextContent('done: Emma');
  await go('attic');
  expect(reads).toHaveLength(1);
});

describe('a newer key', () => {
  test('gives the older read up, and what that brings is void', async () => {
    const { go } = await draw('attic');
    await go('cellar');
    expect(reads.map(({ room, signal }) => [room, signal.aborted])).toEqual([
      ['attic', true],
      ['cellar', false],
    ]);
    await reads[0]?.answer('Emma');
    await expect.element(state).toHaveTextContent('reading: nothing');
    await reads[1]?.answer('Persuasion');
    await expect.element(state).toHaveTextContent('done: Persuasion');
  });

  test('is not undone by an older answer that comes last, or by an older failure', async () => {
    const { go } = await draw('attic');
    await go('cellar');
    await go('yard');
    await reads[2]?.answer('Middlemarch');
    await reads[1]?.answer('Persuasion');
    await reads[0]?.fail();
    await expect.element(state).toHaveTextContent('done: Middlemarch');
    expect(log).not.toHaveBeenCalled();
  });

  test('shows nothing of an older one, be it read or failed', async () => {
    const { go } = await drawFailed();
    await go('cellar');
    await expect.element(state).toHaveTextContent('reading: nothing');
    await reads[1]?.answer('Persuasion');
    await expect.element(state).toHaveTextContent('done: Persuasion');
    await go('yard');
    await expect.element(state).toHaveTextContent('reading: nothing');
  });

  test('that is none ends it', async () => {
    const { go } = await draw('attic');
    await go(undefined);
    expect(reads[0]?.signal.aborted).toBe(true);
    await reads[0]?.answer('Emma');
    await expect.element(state).toHaveTextContent('none: nothing');
  });

  test('that was there before is read anew: its failure of before is forgotten', async () => {
    const { go } = await drawFailed();
    await go(undefined);
    await go('attic');
    await expect.element(state).toHaveTextContent('reading: nothing');
    await reads[1]?.answer('Emma');
    await expect.element(state).toHaveTextContent('done: Emma');
  });
});

describe('what takes long', () => {
  test('is slow after ten seconds, and still comes', async () => {
    await draw('attic');
    await rest(9_999);
    await expect.element(state).toHaveTextContent('reading: nothing');
    await rest(1);
    await expect.element(state).toHaveTextContent('slow: nothing');
    await reads[0]?.answer('Emma');
    await expect.element(state).toHaveTextContent('done: Emma');
    await rest(10_000);
    await expect.element(state).toHaveTextContent('done: Emma');
  });

  test('is begun anew by who tries again, with ten seconds of its own', async () => {
    await draw('attic');
    await rest(10_000);
    await expect.element(state).toHaveTextContent('slow: nothing');
    await tryAgain();
    await expect.element(state).toHaveTextContent('reading: nothing');
    expect(reads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await rest(9_999);
    await expect.element(state).toHaveTextContent('reading: nothing');
    await rest(1);
    await expect.element(state).toHaveTextContent('slow: nothing');
  });

  test('of another key counts from its own beginning', async () => {
    const { go } = await draw('attic');
    await rest(9_000);
    await go('cellar');
    await rest(9_000);
    await expect.element(state).toHaveTextContent('reading: nothing');
  });
});

describe('what fails', () => {
  test('is reported to the console, with its reason', async () => {
    const reason = new Error('no ladder');
    await draw('attic');
    await reads[0]?.fail(reason);
    await expect.element(state).toHaveTextContent('failed: nothing');
    expect(log.mock.calls).toEqual([['The shelf could not be read.', reason]]);
  });

  test('is read again by who tries again', async () => {
    await drawFailed();
    await tryAgain();
    await expect.element(state).toHaveTextContent('reading: nothing');
    await reads[1]?.answer('Emma');
    await expect.element(state).toHaveTextContent('done: Emma');
  });

  test.each([
    ['the network comes back', () => dispatchEvent(new Event('online'))],
    ['the visitor comes back', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is read again when %s', async (_who, comeBack) => {
    await drawFailed();
    comeBack();
    await expect.poll(() => reads).toHaveLength(2);
    await reads[1]?.answer('Emma');
    await expect.element(state).toHaveTextContent('done: Emma');
    comeBack();
    await expect.element(state).toHaveTextContent('done: Emma');
    expect(reads).toHaveLength(2);
  });

  test('is read again when the network comes back just as the failure shows', async () => {
    await draw('attic');
    const shown = new MutationObserver(() => {
      if (state.element().textContent?.startsWith('failed')) dispatchEvent(new Event('online'));
    });
    shown.observe(state.element(), { characterData: true, subtree: true });
    onTestFinished(() => shown.disconnect());
    await reads[0]?.fail();
    await expect.poll(() => reads).toHaveLength(2);
  });

  test('is not read again when the visitor leaves', async () => {
    await drawFailed();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reads).toHaveLength(1);
    visibility.mockRestore();
  });

  test('may fail again, and is reported each time', async () => {
    await drawFailed();
    await tryAgain();
    await reads[1]?.fail();
    await expect.element(state).toHaveTextContent('failed: nothing');
    expect(log).toHaveBeenCalledTimes(2);
  });
});

test('what was read stays while it is read again, and where that fails it is gone', async () => {
  await draw('attic');
  await reads[0]?.answer('Emma');
  await expect.element(state).toHaveTextContent('done: Emma');
  await tryAgain();
  await expect.element(state).toHaveTextContent('reading: Emma');
  await reads[1]?.fail();
  await expect.element(state).toHaveTextContent('failed: nothing');
});

test('what goes from the page gives its read up, without a word', async () => {
  const { unmount } = await draw('attic');
  await unmount();
  expect(reads[0]?.signal.aborted).toBe(true);
  await reads[0]?.fail();
  expect(log).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
