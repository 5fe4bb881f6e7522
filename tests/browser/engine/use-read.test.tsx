import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useRead } from '../../../src/engine/use-read.ts';
import { fakeTimers, pass } from '../helpers.ts';
import { type OpenCall, openCall } from './sources.ts';

/** The reads so far, in order. Each stays open until the test answers it. */
let reads: OpenCall<string>[] = [];

function Shelf({ room }: { room: string | undefined }) {
  const read = (signal: AbortSignal) => {
    const { promise, call } = openCall<string>(room ?? '', signal);
    reads.push(call);
    return promise;
  };
  const { status, result, tryAgain } = useRead(room, read, 'The shelf could not be read.');
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
const expectState = (text: string) => expect.element(state).toHaveTextContent(text);
const tryAgain = () => userEvent.click(page.getByRole('button', { name: 'Try again' }));
const aborted = () => reads.map(({ text, signal }) => [text, signal.aborted]);

/** Draws a shelf. `go` changes its room. */
async function draw(room: string | undefined) {
  const screen = await render(<Shelf room={room} />);
  return { ...screen, go: (next: string | undefined) => screen.rerender(<Shelf room={next} />) };
}

fakeTimers();
beforeEach(() => {
  reads = [];
});

test('reads each key once, and aborts when the key is removed', async () => {
  const { go } = await draw(undefined);
  await expectState('none: nothing');
  expect(reads).toEqual([]);
  await go('attic');
  await expectState('reading: nothing');
  await go(undefined);
  expect(aborted()).toEqual([['attic', true]]);
  await reads[0]?.answer('Emma');
  await expectState('none: nothing');
  await go('attic');
  await reads[1]?.answer('Emma');
  await expectState('done: Emma');
  await go('attic');
  expect(reads).toHaveLength(2);
});

test('aborts a read for a newer key and on unmount, and ignores its result or failure', async () => {
  const { go, unmount } = await draw('attic');
  await go('cellar');
  expect(aborted()).toEqual([
    ['attic', true],
    ['cellar', false],
  ]);
  await reads[0]?.answer('Emma');
  await expectState('reading: nothing');
  await go('yard');
  await reads[2]?.answer('Middlemarch');
  await reads[1]?.fail();
  await expectState('done: Middlemarch');
  await go('attic');
  await expectState('reading: nothing');
  await unmount();
  expect(reads[3]?.signal.aborted).toBe(true);
  await reads[3]?.fail();
  expect(console.error).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('is slow after ten seconds, and can be started again', async () => {
  const { go } = await draw('cellar');
  await pass(9_000);
  await go('attic');
  await pass(9_999);
  await expectState('reading: nothing');
  await pass(1);
  await expectState('slow: nothing');
  await tryAgain();
  await expectState('reading: nothing');
  expect(reads.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  await pass(10_000);
  await expectState('slow: nothing');
  await reads[2]?.answer('Emma');
  await expectState('done: Emma');
  await pass(10_000);
  await expectState('done: Emma');
});

test('logs each failure with its reason, and keeps a result while "Try again" reads', async () => {
  const reason = new Error('no ladder');
  const { go } = await draw('attic');
  await reads[0]?.fail(reason);
  await expectState('failed: nothing');
  expect(vi.mocked(console.error).mock.calls).toEqual([['The shelf could not be read.', reason]]);
  await tryAgain();
  await expectState('reading: nothing');
  await reads[1]?.answer('Emma');
  await expectState('done: Emma');
  await tryAgain();
  await expectState('reading: Emma');
  await reads[2]?.fail();
  await expectState('failed: nothing');
  expect(console.error).toHaveBeenCalledTimes(2);
  await go('cellar');
  await expectState('reading: nothing');
});

test.each([
  ['the network comes back', () => dispatchEvent(new Event('online'))],
  ['the visitor comes back', () => document.dispatchEvent(new Event('visibilitychange'))],
])('retries a failed read when %s, but not when the visitor leaves', async (_who, comeBack) => {
  await draw('attic');
  await reads[0]?.fail();
  await expectState('failed: nothing');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reads).toHaveLength(1);
  visibility.mockReturnValue('visible');
  comeBack();
  await expect.poll(() => reads).toHaveLength(2);
  await reads[1]?.answer('Emma');
  await expectState('done: Emma');
  comeBack();
  await expectState('done: Emma');
  expect(reads).toHaveLength(2);
});

test('retries a failed read if the network comes back just as the failure shows', async () => {
  await draw('attic');
  const shown = new MutationObserver(() => {
    if (state.element().textContent?.startsWith('failed')) dispatchEvent(new Event('online'));
  });
  shown.observe(state.element(), { characterData: true, subtree: true });
  onTestFinished(() => shown.disconnect());
  await reads[0]?.fail();
  await expect.poll(() => reads).toHaveLength(2);
});
