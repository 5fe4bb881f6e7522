import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renew } from '../library.ts';

const year = page.getByRole('radio', { name: 'A year' });
const decade = page.getByRole('radio', { name: 'Ten years' });
const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

test('a step goes on 300 ms after a choice, not before', async () => {
  await renew();
  await userEvent.click(year);
  await rest(299);
  expect(location.hash).toBe('');
  await rest(1);
  expect(location.hash).toBe('#guardian');
  await expect.element(page.getByRole('heading', { name: 'Who looks after them?' })).toBeVisible();
});

test('a second choice within it restarts the wait', async () => {
  const { record } = await renew();
  await userEvent.click(year);
  await rest(200);
  await userEvent.click(decade);
  await rest(299);
  expect(location.hash).toBe('');
  await rest(1);
  expect(location.hash).toBe('#guardian');
  expect(record()).toMatchObject({ duration: 'decade' });
});

test.each([' ', '{Enter}'])('decisions "Steps": the key "%s" chooses and goes on', async (key) => {
  await renew();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await rest(300);
  expect(location.hash).toBe('#guardian');
});

test('WCAG 3.2.2: moving with the arrow keys chooses, and does not go on', async () => {
  const { record } = await renew();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await rest(10_000);
  expect(record()).toMatchObject({ duration: 'decade' });
  expect(location.hash).toBe('');
});

test('a restored choice does not go on', async () => {
  await renew('', { saved: { duration: 'year' } });
  await expect.element(year).toBeChecked();
  await rest(10_000);
  expect(location.hash).toBe('');
});

test('choosing again what was restored does go on', async () => {
  await renew('', { saved: { duration: 'year' } });
  await userEvent.click(year);
  await rest(300);
  expect(location.hash).toBe('#guardian');
});

test('a choice in any other field of the step does not go on', async () => {
  await renew('', { saved: { duration: 'year' } });
  await userEvent.click(page.getByRole('radio', { name: 'Yes' }));
  await rest(10_000);
  expect(location.hash).toBe('');
});

describe('Next', () => {
  const next = page.getByRole('button', { name: 'Turn the page' });

  test('is there all the same', async () => {
    await renew();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(next);
    expect(location.hash).toBe('#guardian');
  });

  test('leaving the step before the wait is over ends it', async () => {
    await renew();
    await userEvent.click(year);
    await userEvent.click(next);
    await expect.element(page.getByRole('heading', { name: 'Who looks after them?' })).toBeVisible();
    history.back();
    await expect.element(year).toBeVisible();
    await rest(10_000);
    expect(location.hash).toBe('');
  });
});

test('§2 a fact that forbids going on forbids it here too', async () => {
  await renew('', { saved: { lapsed: true } });
  await userEvent.click(year);
  await rest(10_000);
  expect(location.hash).toBe('');
  await expect.element(page.getByRole('button', { name: 'Turn the page' })).toBeDisabled();
});
