import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { slowSource } from '../../sources.ts';
import * as form from './frame-form.ts';

const { addressOf, drawFrame, group, iframe, loaded, loading, remarks, say, sayValidity, tryAgain } = form;

const box = (element: Element | null) => element?.getBoundingClientRect().toJSON();
const room = () => document.querySelector('.card-frame-room');

test('§4 announces a failed frame and focuses the group on retry, without moving the page', async () => {
  const frames = slowSource();
  const { container, value } = await form.drawFee({ frames });
  const before = [box(room()), box(remarks.element())];
  expect(box(room()).height).toBe(240);
  await frames.open[0]?.answer([{ address: addressOf(1) }]);
  await loaded();
  expect([box(room()), box(remarks.element())]).toEqual(before);
  await say(form.height(180));
  await sayValidity(true);
  expect([box(room()), box(remarks.element())]).toEqual(before);
  expect(box(iframe())).toEqual(before[0]);
  await say({ type: 'failure', reason: 'too old' });
  const note = page.getByRole('status').filter({ hasText: 'We can’t show the card form right now.' });
  await expect.element(note).toHaveTextContent('Error: ');
  await expect.element(tryAgain).toBeVisible();
  expect(box(remarks.element())).toEqual(before[1]);
  expect([form.state(), iframe(), value()]).toEqual(['failed', null, undefined]);
  expect(console.error).toHaveBeenCalledWith('A card frame has failed.', 'too old');
  expect(await accessibilityFaults(container)).toEqual([]);
  tryAgain.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(group).toHaveFocus();
  await frames.open[1]?.answer([{ address: addressOf(2) }]);
  await loaded(2);
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(group).toHaveFocus();
  expect(frames.open.map(({ text }) => text)).toEqual(['12.50', '12.50']);
});

test('WCAG: restricts the rights of the frame, and announces that it loads and is ready', async () => {
  const announced: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.matches('.card-frame > [role="status"]'))
        for (const { textContent } of addedNodes) announced.push(textContent ?? '');
  });
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  const ready = page.getByText('The card form is ready.');
  const { container, store } = await drawFrame();
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
  await expect.poll(() => announced).toEqual(['Loading...']);
  await expect.element(ready).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(room()?.getAttribute('aria-busy')).toBe('true');
  expect(loading.element().closest('[aria-busy]')).toBeNull();
  expect(document.querySelectorAll('.skeleton')).toHaveLength(3);
  expect(room()?.getAnimations({ subtree: true })).toEqual([]);
  await sayValidity(false);
  await expect.element(page.getByRole('status').filter({ has: ready })).toBeInTheDocument();
  await expect.element(loading).not.toBeInTheDocument();
  expect(room()?.hasAttribute('aria-busy')).toBe(false);
  expect(document.querySelectorAll('.skeleton')).toHaveLength(0);
  expect(await accessibilityFaults(container)).toEqual([]);
  // its group has the field's id, and is described by its hint and its error
  await expect.element(group).toHaveAccessibleDescription('Your fee is taken at once.');
  await expect.element(group.getByTitle('Card details')).toBeVisible();
  document.getElementById('fee-card')?.focus();
  await expect.element(group).toHaveFocus();
  store.revealErrors();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter your card');
  await expect.element(group).toHaveAccessibleDescription('Your fee is taken at once. Enter your card');
  await say({ type: 'failure' });
  await expect.element(tryAgain).toBeVisible();
  await expect.element(ready).not.toBeInTheDocument();
});
