import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('how good: what the next step needs is fetched while the browser is idle, and of those after it nothing', async () => {
  const steps = lateStep('card');
  await join('', { steps, saved: { ageGroup: 'child' } });
  await expect.poll(() => steps.opened).toEqual(['guardian']);
  location.hash = '#guardian';
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

test('how good: who goes back before it has come keeps the step they are at, whatever comes of the other', async () => {
  const steps = lateStep('card');
  await join('', { steps });
  location.hash = '#card';
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  location.hash = '#reader';
  await expect.element(heading).toHaveTextContent('Who will read?');
  await expect.element(heading).toHaveFocus();
  steps.fail();
  await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'Ada');
  await expect.element(heading).toHaveTextContent('Who will read?');
});
