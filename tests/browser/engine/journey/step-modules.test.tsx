import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StepModules } from '../../../../src/engine/registry.ts';
import { deferred } from '../../../deferred.ts';
import { accessibilityFaults } from '../../axe.ts';
import { fakeTimers, pass } from '../../helpers.ts';
import { join } from '../draw.tsx';

// on a busy machine, the browser may not be idle for seconds
vi.hoisted(() => vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run)));

const heading = page.getByRole('heading', { level: 1 });
const loading = page.getByRole('status').filter({ hasText: 'Loading...' });
const failure = page.getByText('We can’t load this step right now. Your answers are safe.');
const branch = page.getByRole('combobox', { name: 'Branch' });
const name = page.getByRole('textbox', { name: 'Name' });
const READER = 'Who will read?';
const CARD = 'When shall we have your card ready?';

/** Returns step modules of which the test loads the one for the card. `opened` has the hash of each request. */
function lateStep() {
  let isThere = false;
  const opened: string[] = [];
  let card = deferred<void>();
  const isLoaded = (hash: string) => hash !== 'card' || isThere;
  const load = async (hash: string) => {
    opened.push(hash);
    if (!isLoaded(hash)) await card.promise;
  };
  const steps: StepModules = { isLoaded, load };
  const arrive = () => {
    isThere = true;
    card.resolve();
  };
  const fail = () => {
    card.reject(new Error('offline'));
    card = deferred<void>();
    // before a request waits for it
    card.promise.catch(() => {});
  };
  return { steps, opened, arrive, fail };
}

fakeTimers();

test('fetches the modules of only the next step while the browser is idle', async () => {
  const { steps, opened } = lateStep();
  await join('', { steps, saved: { ageGroup: 'child' } });
  await expect.poll(() => opened).toEqual(['guardian']);
  location.hash = '#guardian';
  await expect.poll(() => opened).toContain('card');
});

test('shows that a step is loading, then focuses its heading', async () => {
  const { steps, arrive } = lateStep();
  const onStep = vi.fn();
  await join('', { steps, onStep });
  location.hash = '#card';
  await expect.element(loading).toBeVisible();
  expect(onStep).toHaveBeenCalledTimes(1);
  arrive();
  await expect.element(heading).toHaveTextContent(CARD);
  await expect.element(heading).toHaveFocus();
  expect(onStep).toHaveBeenCalledTimes(2);
});

test('ignores a step that fails to load after the visitor went back', async () => {
  const { steps, fail } = lateStep();
  await join('', { steps });
  location.hash = '#card';
  await expect.element(loading).toBeVisible();
  location.hash = '#reader';
  await expect.element(heading).toHaveTextContent(READER);
  await expect.element(heading).toHaveFocus();
  fail();
  await userEvent.type(name, 'Ada');
  await expect.element(heading).toHaveTextContent(READER);
});

/** Opens the card's step, whose module fails to load three times. */
async function drawFailed() {
  const late = lateStep();
  const onStep = vi.fn();
  const saved = { readerName: 'Ada', ageGroup: 'adult' };
  const drawn = await join('#reader', { steps: late.steps, onStep, saved });
  await expect.poll(() => late.opened).toEqual(['card']);
  location.hash = '#card';
  await expect.element(loading).toBeVisible();
  for (const pause of [1000, 3000, 0]) {
    late.fail();
    await pass(pause);
  }
  await expect.element(failure).toBeVisible();
  return { ...drawn, ...late, onStep };
}

test('§2 reports a step that cannot be loaded, and loads it with "Try again"', async () => {
  const { onStep, reports, container, opened, arrive } = await drawFailed();
  expect(opened, 'ahead, and three attempts').toEqual(['card', 'card', 'card', 'card']);
  await expect.element(heading).toHaveTextContent(CARD);
  await expect.element(heading).toHaveFocus();
  await expect.element(loading).not.toBeInTheDocument();
  await expect.element(page.getByRole('status')).toHaveTextContent('Your answers are safe.');
  expect(onStep).toHaveBeenCalledTimes(1);
  expect(reports).toEqual([{ type: 'failure', error: expect.any(Error) }]);
  const message = 'The step "card" could not be loaded.';
  expect(console.error).toHaveBeenCalledExactlyOnceWith(message, expect.any(Error));
  vi.useRealTimers();
  expect(await accessibilityFaults(container)).toEqual([]);
  arrive();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(branch).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await expect.element(failure).not.toBeInTheDocument();
  expect(onStep).toHaveBeenCalledTimes(2);
});

test('§2 keeps the other steps usable, and loads a failed step when it is opened again', async () => {
  const { record, arrive } = await drawFailed();
  await userEvent.click(page.getByRole('button', { name: 'Back a page' }));
  await expect.element(heading).toHaveTextContent(READER);
  await expect.element(heading).toHaveFocus();
  await userEvent.fill(name, 'Bob');
  expect(record()).toMatchObject({ readerName: 'Bob' });
  arrive();
  await userEvent.click(page.getByRole('button', { name: 'Turn the page' }));
  await expect.element(branch).toBeVisible();
});
