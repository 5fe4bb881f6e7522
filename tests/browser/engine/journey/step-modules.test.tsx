import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StepModules } from '../../../../src/engine/registry.ts';
import { accessibilityFaults } from '../../axe.ts';
import { join } from '../library.ts';

const heading = page.getByRole('heading', { level: 1 });

interface LateStep extends StepModules {
  /** The hashes of the steps that were asked for, in order. */
  opened: string[];
  arrive(): void;
  /** Has every call that has not ended fail. */
  fail(): void;
}

/** A step that is open once it has come, in the time that the test gives it. */
function lateStep(late: string): LateStep {
  let hasCome = false;
  const opened: string[] = [];
  const waiting: { resolve(): void; reject(error: Error): void }[] = [];
  return {
    opened,
    isLoaded: (hash) => hash !== late || hasCome,
    load: (hash) => {
      opened.push(hash);
      if (hash !== late || hasCome) return Promise.resolve();
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    arrive() {
      hasCome = true;
      for (const { resolve } of waiting) resolve();
    },
    fail() {
      for (const { reject } of waiting.splice(0)) reject(new Error('offline'));
    },
  };
}

const loading = page.getByRole('status').filter({ hasText: 'Loading...' });

test('what the next step needs is fetched while the browser is idle, and of those after it nothing', async () => {
  const steps = lateStep('card');
  await join('', { steps, saved: { ageGroup: 'child' } });
  await expect.poll(() => steps.opened).toEqual(['guardian']);
  location.hash = '#guardian';
  await expect.poll(() => steps.opened).toContain('card');
});

test('a step that is opened before it has come says that it is loading, then takes the focus', async () => {
  const steps = lateStep('card');
  const onStep = vi.fn();
  await join('', { steps, onStep });
  location.hash = '#card';
  await expect.element(loading).toBeVisible();
  expect(onStep).toHaveBeenCalledTimes(1);
  steps.arrive();
  await expect.element(heading).toHaveTextContent('When shall we have your card ready?');
  await expect.element(heading).toHaveFocus();
  expect(onStep).toHaveBeenCalledTimes(2);
});

test('who goes back before it has come keeps the step they are at, whatever comes of the other', async () => {
  const steps = lateStep('card');
  await join('', { steps });
  location.hash = '#card';
  await expect.element(loading).toBeVisible();
  location.hash = '#reader';
  await expect.element(heading).toHaveTextContent('Who will read?');
  await expect.element(heading).toHaveFocus();
  steps.fail();
  await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'Ada');
  await expect.element(heading).toHaveTextContent('Who will read?');
});

describe('§2 a step that cannot be loaded', () => {
  const failure = page.getByText('We can’t load this step right now. Your answers are safe.');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const previous = page.getByRole('button', { name: 'Back a page' });
  const CARD = 'When shall we have your card ready?';
  const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  /** Opens the card's step, which does not come in three tries. */
  async function drawFailed() {
    const steps = lateStep('card');
    const onStep = vi.fn();
    const drawn = await join('#reader', { steps, onStep, saved: { readerName: 'Ada', ageGroup: 'adult' } });
    await expect.poll(() => steps.opened).toEqual(['card']);
    location.hash = '#card';
    await expect.element(loading).toBeVisible();
    for (const pause of [1000, 3000, 0]) {
      steps.fail();
      await rest(pause);
    }
    await expect.element(failure).toBeVisible();
    return { ...drawn, steps, onStep };
  }

  test('is tried three times, after 1 and 3 seconds, before it is said', async () => {
    const steps = lateStep('card');
    await join('#card', { steps });
    await expect.element(loading).toBeVisible();
    steps.fail();
    await rest(999);
    expect(steps.opened).toEqual(['card']);
    await rest(1);
    expect(steps.opened).toEqual(['card', 'card']);
    steps.fail();
    await rest(2999);
    expect(steps.opened).toHaveLength(2);
    await rest(1);
    await expect.element(failure).not.toBeInTheDocument();
    steps.arrive();
    await expect.element(page.getByRole('combobox', { name: 'Branch' })).toBeVisible();
    expect(console.error).not.toHaveBeenCalled();
  });

  test('says so in its place, under its heading, which takes the focus', async () => {
    const { onStep } = await drawFailed();
    await expect.element(heading).toHaveTextContent(CARD);
    await expect.element(heading).toHaveFocus();
    await expect.element(loading).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('Your answers are safe.');
    expect(onStep).toHaveBeenCalledTimes(1);
  });

  test('is reported once, to analytics and to the console', async () => {
    const { reports } = await drawFailed();
    expect(reports).toEqual([{ type: 'failure' }]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'The step "card" could not be loaded.',
      expect.any(Error),
    );
  });

  test('leaves the other steps usable', async () => {
    const { record } = await drawFailed();
    await userEvent.click(previous);
    await expect.element(heading).toHaveTextContent('Who will read?');
    await expect.element(heading).toHaveFocus();
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Bob');
    expect(record()).toMatchObject({ readerName: 'Bob' });
  });

  test('comes with "Try again", without a reload, and takes the focus', async () => {
    const { steps, onStep } = await drawFailed();
    steps.arrive();
    await userEvent.click(tryAgain);
    await expect.element(page.getByRole('combobox', { name: 'Branch' })).toBeVisible();
    await expect.element(heading).toHaveFocus();
    await expect.element(failure).not.toBeInTheDocument();
    expect(onStep).toHaveBeenCalledTimes(2);
  });

  test('comes when the network is back', async () => {
    const { steps } = await drawFailed();
    steps.arrive();
    dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('combobox', { name: 'Branch' })).toBeVisible();
  });

  test('comes when the visitor opens it again', async () => {
    const { steps } = await drawFailed();
    await userEvent.click(previous);
    await expect.element(heading).toHaveTextContent('Who will read?');
    steps.arrive();
    await userEvent.click(page.getByRole('button', { name: 'Turn the page' }));
    await expect.element(page.getByRole('combobox', { name: 'Branch' })).toBeVisible();
  });

  test('WCAG: axe finds nothing in what stands in its place', async () => {
    const { container } = await drawFailed();
    vi.useRealTimers();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test('says after ten seconds that it takes long, and can be asked for again', async () => {
    const steps = lateStep('card');
    await join('#card', { steps });
    await expect.element(loading).toBeVisible();
    await rest(9_999);
    await expect.element(tryAgain).not.toBeInTheDocument();
    await rest(1);
    await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
    await userEvent.click(tryAgain);
    expect(steps.opened).toEqual(['card', 'card']);
    await expect.element(loading).toBeVisible();
  });
});
