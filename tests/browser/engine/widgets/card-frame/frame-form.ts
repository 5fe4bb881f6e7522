import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CardFrameMessage } from '#types/events/card-frame';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { runSubmitHandlers, type SubmitFailure } from '../../../../../src/engine/journey/submit-handlers.ts';
import type { Source } from '../../../../../src/engine/source.ts';
import type { Widget } from '../../../../../src/engine/widgets/widget.ts';
import { deferred } from '../../../../deferred.ts';
import { card } from '../../../../fixtures/library/card.ts';
import frameForm from '../../../../fixtures/library/forms/card-frame.json?content';
import { drawForm } from '../../draw.tsx';
import framePage from './frame.html?url';

export const group = page.getByRole('group', { name: 'Card' });
export const remarks = page.getByRole('textbox', { name: 'Remarks (optional)' });
export const tryAgain = page.getByRole('button', { name: 'Try again' });
export const loading = page.getByText('Loading...');

export const READY_TIMEOUT = 20_000;
/** The time limit of a page that has loaded and sent no message. */
export const SILENT_TIMEOUT = READY_TIMEOUT / 4;
export const ANSWER_TIMEOUT = 60_000;
export const CHALLENGE_TIMEOUT = 600_000;

export { card };
export const token: CardFrameMessage = { type: 'token', card };
export const height = (px: number): CardFrameMessage => ({ type: 'height', height: px });
export const validity = (valid: boolean): CardFrameMessage => ({ type: 'validity', valid });

/** The window of the document frame.html. */
interface FrameWindow extends Window {
  say(message: unknown): void;
  received: readonly { data: unknown; origin: string }[];
}

export const origin = location.origin;
export const addressOf = (count: number) => new URL(`${framePage}?frame=${count}`, origin).href;

/** Finds the current frame, loaded or not. */
export const iframe = () => document.querySelector<HTMLIFrameElement>('.card-frame iframe');
export const state = () => group.element().getAttribute('data-state');

export function frameWindow(element = iframe()): FrameWindow {
  if (!element?.contentWindow) throw new Error('There is no frame.');
  return element.contentWindow as FrameWindow;
}

/** Makes the page in a frame send a message, and waits until it arrives. */
export async function say(message: unknown, from = frameWindow()) {
  const { promise, resolve } = deferred<void>();
  const listen = ({ source }: MessageEvent) => source === from && resolve();
  addEventListener('message', listen);
  from.say(message);
  await promise;
  removeEventListener('message', listen);
}

export async function sayValidity(valid: boolean) {
  await say(validity(valid));
  await expect.poll(state).toBe(valid ? 'valid' : 'invalid');
}

/** Returns the messages that the page in the frame has received. */
export const received = () => frameWindow().received.map((message) => ({ ...message }));

/** Waits until the page of the n-th requested frame has loaded. */
export async function loaded(count = 1) {
  const shown = () => iframe()?.contentWindow?.location.href;
  await expect.poll(shown).toBe(addressOf(count));
  await expect.poll(() => frameWindow().document.readyState).toBe('complete');
}

export const sourceOf = (search: Source['search']): Source => ({ search, lookup: async (item) => item });

/** A source of frames, each with its own address. */
function frameSource() {
  const amounts: string[] = [];
  const search: Source['search'] = async (amount) => {
    amounts.push(amount);
    return [{ address: addressOf(amounts.length) }];
  };
  return { source: sourceOf(search), amounts };
}

/** Stops the clock. From now on, only `passUntil` and waiting for an expectation advance it. */
export const holdTime = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
export const passUntil = (time: number) => vi.advanceTimersByTimeAsync(time - Date.now());

interface DrawOptions {
  facts?: JsonObject;
  answers?: JsonObject;
  frames?: Source;
  widgets?: Record<string, Widget>;
}

/** Draws the form with a fee, which requests its card form from `frames`. */
export async function drawFee({ facts = { amount: '12.50' }, frames, ...more }: DrawOptions = {}) {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const source = frameSource();
  const drawn = await drawForm(frameForm, { sources: { frames: frames ?? source.source }, facts, ...more });
  const complete = () => runSubmitHandlers(drawn.store);
  return { ...drawn, ...source, complete, value: () => drawn.answered().card };
}

/** Draws the form with a loaded frame, which has sent its validity if `valid` is given. */
export async function drawFrame(valid?: boolean, options?: DrawOptions) {
  const drawn = await drawFee(options);
  await loaded();
  if (valid === undefined) await expect.poll(state).toBe('loading');
  else await sayValidity(valid);
  return drawn;
}

/** Draws the form with a frame that is being submitted. `ends` collects the outcome. */
export async function drawSubmitting() {
  const drawn = await drawFrame(true);
  const sentAt = Date.now();
  const made = drawn.complete();
  const ends: unknown[] = [];
  made.then(
    (answer) => ends.push(answer),
    (reason) => ends.push(reason),
  );
  await expect.poll(state).toBe('submitting');
  return { ...drawn, made, sentAt, ends };
}

/** Sends a token, and expects it to end the submission. */
export async function expectToken(made: Promise<unknown>) {
  await say(token);
  await expect(made).resolves.toEqual({ card });
}

export async function drawTokenised() {
  const drawn = await drawSubmitting();
  await expectToken(drawn.made);
  await expect.poll(state).toBe('tokenised');
  return drawn;
}

export const expectFailure = (made: Promise<unknown>, reason: SubmitFailure['reason']) =>
  expect(made).rejects.toMatchObject({ name: 'SubmitFailure', reason });

/** Expects a second frame, and no answer yet. */
export async function expectNewFrame({ value, amounts }: { value(): unknown; amounts: string[] }) {
  await loaded(2);
  expect([state(), value(), amounts]).toEqual(['loading', undefined, ['12.50', '12.50']]);
}
