import { StrictMode, useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
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

test('§4, domain §4e.11 another frame comes with another amount as another element, not valid yet, and leaves no mark in the history', async () => {
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

test('§4 another frame comes neither with a fact that its query does not name, nor while the amount is unknown for a while', async () => {
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

test.each(['requested', 'being sent'])('§4 another frame comes after one that is %s', async (when) => {
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
});

test('§4 another frame comes once, if the last one has failed meanwhile', async () => {
  const { made, store, amounts } = await form.drawSubmitting();
  store.setFacts({ amount: '99.00' });
  await say({ type: 'failure' });
  await made.catch(() => {});
  await loaded(2);
  expect(amounts).toEqual(['12.50', '99.00']);
});

test('domain §4e.15 a field that goes takes its listener with it: a message after it does nothing, and nothing is asked of it', async () => {
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

test('domain §4e.15 a field that goes while it is sent ends that: it is not known how far it has come; no timer stays', async () => {
  form.holdTime();
  const listeners = countListeners();
  const { made, unmount, value } = await form.drawSubmitting();
  await unmount();
  await form.expectFailure(made, 'timed out');
  expect([listeners(), value(), vi.getTimerCount()]).toEqual([0, undefined, 0]);
  expect(console.error).not.toHaveBeenCalled();
});

test('domain §4e.15 in StrictMode there is one frame, one listener and one token', async () => {
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
