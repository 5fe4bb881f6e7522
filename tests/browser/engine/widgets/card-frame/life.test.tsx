import { StrictMode, useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { runSubmitHandlers } from '../../../../../src/engine/journey/submit-handlers.ts';
import { engineWidgets, loadWidgets } from '../../../../../src/engine/registry.ts';
import type { Widget, WidgetProps } from '../../../../../src/engine/widgets/widget.ts';
import * as form from './frame-form.ts';

const { addressOf, drawFrame, frameWindow, iframe, loaded, origin, received, say, sayValidity, state } = form;

/** Spies on the page's message listeners from now on. Returns how many there are. */
function countListeners() {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const count = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([type]) => String(type) === 'message').length;
  return () => count(added) - count(removed);
}

/** Returns the widget in StrictMode. It mounts after the page, so that React runs each of its effects twice. */
async function strictWidget(): Promise<Widget> {
  const { 'card-frame': widget } = await loadWidgets(['card-frame'], engineWidgets);
  if (!widget) throw new Error('There is no such widget.');
  const { Component } = widget;
  function Strict(props: WidgetProps) {
    const [isThere, setThere] = useState(false);
    useEffect(() => setThere(true), []);
    return <StrictMode>{isThere && <Component {...props} />}</StrictMode>;
  }
  return { ...widget, Component: Strict };
}

test('§4 replaces the frame for another amount, without a history entry', async () => {
  const { store, amounts, value } = await drawFrame(true);
  const { length } = history;
  const first = iframe();
  store.setFacts({ amount: '99.00' });
  await expect.poll(value).toBeUndefined();
  await loaded(2);
  expect([state(), amounts, history.length]).toEqual(['loading', ['12.50', '99.00'], length]);
  expect([first?.isConnected, first?.src]).toEqual([false, addressOf(1)]);
  await say(form.validity(true));
  await expect.poll(value).toBe(true);
  expect([iframe()?.src, received()], 'its first load is no reload').toEqual([addressOf(2), []]);
});

test('§4 keeps the frame for an unrelated fact or a temporarily unknown amount', async () => {
  const { store, value, amounts } = await drawFrame(true);
  const first = iframe();
  store.setFacts({ amount: '12.50', age: 30 });
  await sayValidity(false);
  await sayValidity(true);
  store.setFacts({});
  await say(form.validity(false));
  await expect.poll(value).toBeUndefined();
  store.setFacts({ amount: '12.50' });
  await say(form.validity(true));
  await expect.poll(value).toBe(true);
  expect(iframe()).toBe(first);
  expect(amounts).toEqual(['12.50']);
});

test.each(['requested', 'being sent'])(
  '§4 replaces a frame that is %s only after its token arrives',
  async (when) => {
    const { complete, store, amounts, value } = await drawFrame(true);
    const made = complete();
    if (when === 'being sent') await expect.poll(state).toBe('submitting');
    store.setFacts({ amount: '99.00' });
    await expect.poll(received).toHaveLength(1);
    await say({ type: 'outcome', success: true });
    expect([state(), value(), amounts]).toEqual(['submitting', true, ['12.50']]);
    await form.expectToken(made);
    await loaded(2);
    expect([state(), value(), amounts]).toEqual(['loading', undefined, ['12.50', '99.00']]);
  },
);

test('§4 replaces a failed frame only once when the amount has changed', async () => {
  const { made, store, amounts } = await form.drawSubmitting();
  store.setFacts({ amount: '99.00' });
  await say({ type: 'failure' });
  await made.catch(() => {});
  await loaded(2);
  expect(amounts).toEqual(['12.50', '99.00']);
});

const emptied = page.getByRole('status').filter({ hasText: 'we don’t keep your card details' });

test.each<[string, (drawn: Awaited<ReturnType<typeof drawFrame>>) => unknown]>([
  ['the amount changes', ({ store }) => store.setFacts({ amount: '99.00' })],
  ['the frame loads again', () => frameWindow().location.reload()],
  [
    'it was used',
    async ({ complete }) => {
      const made = complete();
      await say({ type: 'outcome', success: false });
      await made.catch(() => {});
    },
  ],
])('says that entries are gone when %s', async (_, lose) => {
  const drawn = await drawFrame(true);
  await expect.element(emptied).not.toBeInTheDocument();
  await lose(drawn);
  await expect.element(emptied).toBeVisible();
  await expect.poll(state).toBe('loading');
  const frame = iframe();
  const top = () => frame?.getBoundingClientRect().top;
  const before = top();
  await loaded(drawn.amounts.length);
  await sayValidity(false);
  await expect.element(emptied).toBeVisible();
  expect(top()).toBe(before);
  await sayValidity(true);
  drawn.complete().catch(() => {});
  await expect.element(emptied).not.toBeInTheDocument();
});

test('says that entries are gone only if there were some', async () => {
  const { store } = await drawFrame(false);
  await say({ type: 'validity', valid: false, typed: false });
  store.setFacts({ amount: '99.00' });
  await loaded(2);
  await sayValidity(false);
  await expect.element(emptied).not.toBeInTheDocument();
  await say({ type: 'validity', valid: false, typed: true });
  store.setFacts({ amount: '12.50' });
  await expect.element(emptied).toBeVisible();
});

test('removes its message listener and submit handler when it unmounts', async () => {
  const listeners = countListeners();
  const { unmount, value, store } = await drawFrame();
  expect(listeners()).toBe(1);
  await say(form.validity(true));
  await expect.poll(value).toBe(true);
  const source = frameWindow();
  await unmount();
  expect(listeners()).toBe(0);
  for (const data of [form.validity(true), { type: 'failure' }])
    dispatchEvent(new MessageEvent('message', { origin, source, data }));
  expect(value()).toBeUndefined();
  expect(console.error).not.toHaveBeenCalled();
  await expect(runSubmitHandlers(store)).resolves.toEqual({});
});

test('times out the submission and clears its timers when it unmounts', async () => {
  form.holdTime();
  const listeners = countListeners();
  const { made, unmount, value } = await form.drawSubmitting();
  await unmount();
  await form.expectFailure(made, 'timed out');
  expect([listeners(), value(), vi.getTimerCount()]).toEqual([0, undefined, 0]);
  expect(console.error).not.toHaveBeenCalled();
});

test('has one frame, one listener and one token in StrictMode', async () => {
  const listeners = countListeners();
  const widgets = { 'card-frame': await strictWidget() };
  const { amounts, complete, unmount } = await form.drawFee({ widgets });
  await loaded(2);
  expect(amounts).toEqual(['12.50', '12.50']);
  expect([document.querySelectorAll('iframe').length, listeners()]).toEqual([1, 1]);
  await sayValidity(true);
  const made = complete();
  await expect.poll(received).toHaveLength(1);
  await form.expectToken(made);
  await unmount();
  expect(listeners()).toBe(0);
});
