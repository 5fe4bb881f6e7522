import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeTimers, pass } from '../../helpers.ts';
import { renew } from '../draw.tsx';

const year = page.getByRole('radio', { name: 'A year' });
const decade = page.getByRole('radio', { name: 'Ten years' });
const next = page.getByRole('button', { name: 'Turn the page' });
const guardian = page.getByRole('heading', { name: 'Who looks after them?' });

/** Expects the next step after exactly this many milliseconds. */
async function expectNext(ms: number) {
  await pass(ms - 1);
  expect(location.hash).toBe('');
  await pass(1);
  expect(location.hash).toBe('#guardian');
  await expect.element(guardian).toBeVisible();
}

async function expectNoNext() {
  await pass(10_000);
  expect(location.hash).toBe('');
}

fakeTimers();

test('continues 300 ms after the last choice', async () => {
  const { record } = await renew();
  await userEvent.click(year);
  await pass(200);
  await userEvent.click(decade);
  await expectNext(300);
  expect(record()).toMatchObject({ duration: 'decade' });
});

test.each([' ', '{Enter}'])('continues after a choice with the key "%s"', async (key) => {
  await renew();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expectNext(300);
});

test('WCAG 3.2.2: does not continue after a choice with the arrow keys', async () => {
  const { record } = await renew();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expectNoNext();
  expect(record()).toMatchObject({ duration: 'decade' });
  await userEvent.click(next);
  expect(location.hash).toBe('#guardian');
});

test('continues when a restored choice is chosen again, but not before', async () => {
  await renew('', { saved: { duration: 'year' } });
  await expect.element(year).toBeChecked();
  await expectNoNext();
  await userEvent.click(page.getByRole('radio', { name: 'Yes' }));
  await expectNoNext();
  await userEvent.click(year);
  await expectNext(300);
});

test('cancels the pause when the visitor leaves the step', async () => {
  await renew();
  await userEvent.click(year);
  await userEvent.click(next);
  await expect.element(guardian).toBeVisible();
  history.back();
  await expect.element(year).toBeVisible();
  await expectNoNext();
});

test('§2 does not continue while a fact disables Next', async () => {
  await renew('', { saved: { lapsed: true } });
  await userEvent.click(year);
  await expectNoNext();
  await expect.element(next).toBeDisabled();
});
