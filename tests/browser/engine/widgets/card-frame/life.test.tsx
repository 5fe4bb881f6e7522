import { StrictMode, useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { runSubmitHandlers } from '../../../../../src/engine/journey/submit-handlers.ts';
import { engineWidgets, loadWidgets } from '../../../../../src/engine/registry.ts';
import type { Widget, WidgetProps } from '../../../../../src/engine/widgets/widget.ts';
import {
  addressOf,
  card,
  drawFee,
  drawFrame,
  drawSubmitting,
  frameWindow,
  holdTime,
  iframe,
  loaded,
  origin,
  passUntil,
  READY_TIMEOUT,
  say,
  state,
  token,
  told,
  validity,
} from './frame-form.ts';

/** The listeners for messages that stand on the page because of the form. */
function countListeners() {
  const listeners = new Set<unknown>();
  const { addEventListener: add, removeEventListener: remove } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: unknown, how?: unknown) => {
      if (type === 'message') listeners.add(listener);
      add.call(window, type, listener as EventListener, how as AddEventListenerOptions);
    },
  );
  vi.spyOn(window, 'removeEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.delete(listener);
    remove.call(window, type, listener as EventListener);
  });
  return listeners;
}

/** The widget as React draws it to find effects that are not taken back: in what stands there already, not with it. */
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

describe('another frame', () => {
  test('domain §4e.11 is another element, and leaves no mark in the history', async () => {
    const { made } = await drawSubmitting();
    const { length } = history;
    const first = iframe();
    await say({ type: 'failure' });
    await made.catch(() => {});
    await loaded(2);
    expect(iframe()).not.toBe(first);
    expect(first?.isConnected).toBe(false);
    expect(first?.src).toBe(addressOf(1));
    expect(history.length).toBe(length);
  });

  test('§4 comes with another amount, and is not valid because the last one was', async () => {
    const { store, amounts, value } = await drawFrame(true);
    const { length } = history;
    store.setFacts({ amount: '99.00' });
    await expect.poll(value).toBeUndefined();
    await loaded(2);
    expect([state(), amounts, history.length]).toEqual(['loading', ['12.50', '99.00'], length]);
    await say(validity(true));
    await expect.poll(value).toBe(true);
  });

  test('§4 does not come with another fact that its query does not name', async () => {
    const { store, amounts } = await drawFrame(true);
    const first = iframe();
    store.setFacts({ amount: '12.50', age: 30 });
    await say(validity(false));
    await expect.poll(state).toBe('invalid');
    expect(iframe()).toBe(first);
    expect(amounts).toEqual(['12.50']);
  });

  test('§4 stays while the amount is not known for a moment: what was entered is not lost', async () => {
    const { store, value, amounts } = await drawFrame(true);
    const first = iframe();
    store.setFacts({});
    await say(validity(false));
    await expect.poll(value).toBeUndefined();
    store.setFacts({ amount: '12.50' });
    await say(validity(true));
    await expect.poll(value).toBe(true);
    expect(iframe()).toBe(first);
    expect(amounts).toEqual(['12.50']);
  });

  test('§4 does not come while the last one is being sent, but after', async () => {
    const { made, store, amounts, value } = await drawSubmitting();
    store.setFacts({ amount: '99.00' });
    await say({ type: 'outcome', success: true });
    expect([state(), value(), amounts]).toEqual(['submitting', true, ['12.50']]);
    await say(token);
    await expect(made).resolves.toEqual({ card });
    await loaded(2);
    expect([state(), value(), amounts]).toEqual(['loading', undefined, ['12.50', '99.00']]);
  });

  test('§4 comes once, where the last one has failed meanwhile', async () => {
    const { made, store, amounts } = await drawSubmitting();
    store.setFacts({ amount: '99.00' });
    await say({ type: 'failure' });
    await made.catch(() => {});
    await loaded(2);
    expect(amounts).toEqual(['12.50', '99.00']);
  });

  test('§4 a submission that is asked for in the same moment comes first', async () => {
    const { store, complete, amounts } = await drawFrame(true);
    const made = complete();
    store.setFacts({ amount: '99.00' });
    await expect.poll(told).toHaveLength(1);
    expect(amounts).toEqual(['12.50']);
    await say(token);
    await expect(made).resolves.toEqual({ card });
  });
});

describe('a field that goes', () => {
  test('domain §4e.15 takes its listener with it, and a message after it does nothing', async () => {
    const listeners = countListeners();
    const { unmount, value } = await drawFrame();
    expect(listeners.size).toBe(1);
    await say(validity(true));
    await expect.poll(value).toBe(true);
    const source = frameWindow();
    await unmount();
    expect(listeners.size).toBe(0);
    dispatchEvent(new MessageEvent('message', { origin, source, data: validity(true) }));
    dispatchEvent(new MessageEvent('message', { origin, source, data: { type: 'failure' } }));
    expect(value()).toBeUndefined();
    expect(console.error).not.toHaveBeenCalled();
  });

  test('domain §4e.15 while it is sent: that ends, and nobody knows how far it has come', async () => {
    const listeners = countListeners();
    const { made, unmount, value } = await drawSubmitting();
    await unmount();
    await expect(made).rejects.toMatchObject({ name: 'SubmitFailure', reason: 'timed out' });
    expect([listeners.size, value()]).toEqual([0, undefined]);
  });

  test('domain §4e.15 leaves no clock behind', async () => {
    holdTime();
    const { unmount } = await drawFee();
    await loaded();
    await unmount();
    expect(vi.getTimerCount()).toBe(0);
    await passUntil(Date.now() + READY_TIMEOUT);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('domain §4e.15 is asked for nothing more', async () => {
    const { unmount, store } = await drawFrame(true);
    await unmount();
    await expect(runSubmitHandlers(store)).resolves.toEqual({});
  });
});

describe('drawn twice over', () => {
  test('domain §4e.15 there is one frame, one listener and one token', async () => {
    const listeners = countListeners();
    const { amounts, complete, unmount } = await drawFee({ widgets: { 'card-frame': await strictWidget() } });
    await loaded(2);
    expect(amounts).toEqual(['12.50', '12.50']);
    expect([document.querySelectorAll('iframe').length, listeners.size]).toEqual([1, 1]);
    await say(validity(true));
    await expect.poll(state).toBe('valid');
    const made = complete();
    await expect.poll(told).toHaveLength(1);
    await say(token);
    await expect(made).resolves.toEqual({ card });
    await unmount();
    expect(listeners.size).toBe(0);
  });
});
