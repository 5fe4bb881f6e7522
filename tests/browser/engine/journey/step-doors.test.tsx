import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StepDoors } from '../../../../src/engine/doors.ts';
import { join } from '../library.ts';

const heading = page.getByRole('heading', { level: 1 });

/** A step that is open once it has come, in the time that the test gives it. */
function lateStep(late: string): StepDoors & { arrive(): void; fail(): void; opened: string[] } {
  let hasCome = false;
  const opened: string[] = [];
  const waiting: { resolve(): void; reject(error: Error): void }[] = [];
  return {
    opened,
    isOpen: (hash) => hash !== late || hasCome,
    open: (hash) => {
      opened.push(hash);
      if (hash !== late || hasCome) return Promise.resolve();
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    arrive() {
      hasCome = true;
      for (const { resolve } of waiting) resolve();
    },
    fail() {
      for (const { reject } of waiting) reject(new Error('offline'));
    },
  };
}

test('how good: what the other steps need is fetched while the browser is idle', async () => {
  const steps = lateStep('card');
  await join('', { steps, saved: { ageGroup: 'adult' } });
  await expect.poll(() => steps.opened).toContain('card');
});

test('how good: a step that is opened before it has come says that it is loading, then takes the focus', async () => {
  const steps = lateStep('card');
  const onStep = vi.fn();
  await join('', { steps, onStep });
  location.hash = '#card';
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  expect(onStep).toHaveBeenCalledTimes(1);
  steps.arrive();
  await expect.element(heading).toHaveTextContent('When shall we have your card ready?');
  await expect.element(heading).toHaveFocus();
  expect(onStep).toHaveBeenCalledTimes(2);
});

test('how good: one that cannot be fetched fails the page, whose message says what to do', async () => {
  const steps = lateStep('card');
  const caught = vi.spyOn(console, 'error').mockImplementation(() => {});
  await join('', { steps });
  location.hash = '#card';
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  const failed = new Promise((resolve) => addEventListener('error', resolve, { once: true }));
  steps.fail();
  await failed.catch(() => {});
  await expect.element(heading).not.toBeInTheDocument();
  caught.mockRestore();
});
