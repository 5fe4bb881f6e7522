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

test('a step goes on 300 ms after a choice; a second choice within them restarts the pause', async () => {
  const { record } = await renew();
  await userEvent.click(year);
  await pass(200);
  await userEvent.click(decade);
  await expectNext(300);
  expect(record()).toMatchObject({ duration: 'decade' });
});

test.each([' ', '{Enter}'])('the key "%s" chooses and goes on', async (key) => {
  await renew();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expectNext(300);
});

test('WCAG 3.2.2: the arrow keys choose, and do not go on; Next does', async () => {
  const { record } = await renew();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expectNoNext();
  expect(record()).toMatchObject({ duration: 'decade' });
  await userEvent.click(next);
  expect(location.hash).toBe('#guardian');
});

test('a restored choice does not go on, nor does another field; the same choice again does', async () => {
  await renew('', { saved: { duration: 'year' } });
  await expect.element(year).toBeChecked();
  await expectNoNext();
  await userEvent.click(page.getByRole('radio', { name: 'Yes' }));
  await expectNoNext();
  await userEvent.click(year);
  await expectNext(300);
});

test('leaving the step ends the pause', async () => {
  await renew();
  await userEvent.click(year);
  await userEvent.click(next);
  await expect.element(guardian).toBeVisible();
  history.back();
  await expect.element(year).toBeVisible();
  await expectNoNext();
});

test('§2 a fact that forbids going on forbids it here too', async () => {
  await renew('', { saved: { lapsed: true } });
  await userEvent.click(year);
  await expectNoNext();
  await expect.element(next).toBeDisabled();
});
