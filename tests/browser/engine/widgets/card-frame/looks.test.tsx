import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { slowSource } from '../../sources.ts';
import {
  addressOf,
  drawFee,
  drawFrame,
  group,
  height,
  iframe,
  loaded,
  loading,
  remarks,
  say,
  state,
  tryAgain,
  validity,
} from './frame-form.ts';

const box = (element: Element | null) => element?.getBoundingClientRect().toJSON();
const room = () => document.querySelector('.card-frame-room');

describe('the frame', () => {
  test('domain §4e.14 has the rights that a form needs, and no others', async () => {
    await drawFrame();
    const attributes = [...(iframe()?.attributes ?? [])].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(attributes)).toEqual({
      title: 'Card details',
      src: addressOf(1),
      sandbox: 'allow-scripts allow-forms allow-same-origin',
      allow: "camera 'none'; geolocation 'none'; microphone 'none'; payment 'none'",
      referrerpolicy: 'origin',
      loading: 'eager',
      style: 'height: 240px;',
    });
  });

  test('WCAG: stands in a group that is named and described', async () => {
    await drawFrame(true);
    await expect.element(group).toHaveAccessibleDescription('Your fee is taken at once.');
    await expect.element(group.getByTitle('Card details')).toBeVisible();
  });

  test('WCAG: its error describes the group', async () => {
    const { store } = await drawFrame(false);
    store.revealErrors();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter your card');
    await expect.element(group).toHaveAccessibleDescription('Your fee is taken at once. Enter your card');
  });
});

describe('the room', () => {
  test('domain §4e.9 is kept from the start: nothing moves as the frame comes', async () => {
    const frames = slowSource();
    await drawFee({ frames });
    const before = [box(room()), box(remarks.element())];
    expect(box(room()).height).toBe(240);
    await frames.open[0]?.answer([{ address: addressOf(1) }]);
    await loaded();
    expect([box(room()), box(remarks.element())]).toEqual(before);
    await say(height(180));
    await say(validity(true));
    await expect.poll(state).toBe('valid');
    expect([box(room()), box(remarks.element())]).toEqual(before);
    expect(box(iframe())).toEqual(before[0]);
  });

  test('domain §4e.9 is kept for the notice as well', async () => {
    await drawFrame(true);
    const before = box(remarks.element());
    await say({ type: 'failure' });
    await expect.element(tryAgain).toBeVisible();
    expect(box(remarks.element())).toEqual(before);
  });
});

describe('while it loads', () => {
  test('domain §4e.15 this is said, where it is heard, and the room is busy', async () => {
    await drawFrame();
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    expect(room()?.getAttribute('aria-busy')).toBe('true');
    expect(loading.element().closest('[aria-busy]')).toBeNull();
    expect(document.querySelectorAll('.skeleton')).toHaveLength(3);
    await say(validity(false));
    await expect.element(loading).not.toBeInTheDocument();
    expect(room()?.hasAttribute('aria-busy')).toBe(false);
    expect(document.querySelectorAll('.skeleton')).toHaveLength(0);
  });

  test('WCAG: that it loads and that it is ready are said by a region that was there before', async () => {
    const said: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('.card-frame > [role="status"]'))
          for (const { textContent } of addedNodes) said.push(textContent ?? '');
    });
    watch.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => watch.disconnect());
    const words = page.getByText('The card form is ready.');
    await drawFrame();
    await expect.poll(() => said).toEqual(['Loading...']);
    await expect.element(words).not.toBeInTheDocument();
    await say(validity(false));
    await expect.element(page.getByRole('status').filter({ has: words })).toBeInTheDocument();
    await say({ type: 'failure' });
    await expect.element(tryAgain).toBeVisible();
    await expect.element(words).not.toBeInTheDocument();
  });

  test('domain §4e.15 nothing moves about', async () => {
    await drawFrame();
    expect(room()?.getAnimations({ subtree: true })).toEqual([]);
  });
});

describe('the notice', () => {
  test('domain §4e.15 is heard, and trying again leaves the focus with the group', async () => {
    const { amounts } = await drawFrame(true);
    await say({ type: 'failure' });
    const notice = page.getByRole('status').filter({ hasText: 'We can’t show the card form right now.' });
    await expect.element(notice).toHaveTextContent('Error: ');
    await expect.element(tryAgain).toBeVisible();
    const button = tryAgain.element() as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(group).toHaveFocus();
    await loaded(2);
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(group).toHaveFocus();
    expect(amounts).toEqual(['12.50', '12.50']);
  });

  test('the group’s id is the field’s, so that others find it', async () => {
    await drawFrame();
    document.getElementById('fee-card')?.focus();
    await expect.element(group).toHaveFocus();
  });
});

test('WCAG: axe finds nothing, however far the frame has come', async () => {
  const { container } = await drawFee();
  expect(await accessibilityFaults(container)).toEqual([]);
  await loaded();
  expect(await accessibilityFaults(container)).toEqual([]);
  await say(validity(true));
  await expect.poll(state).toBe('valid');
  expect(await accessibilityFaults(container)).toEqual([]);
  await say({ type: 'failure' });
  await expect.element(tryAgain).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
