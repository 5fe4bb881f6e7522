import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../axe.ts';
import { thank } from '../library.ts';

const heading = page.getByRole('heading', { level: 1 });

test('§2 a journey of one step says no position, prints, and leads on by links', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const { container } = await thank({ continues: true });
  await expect.element(heading).toHaveFocus();
  expect(container.querySelector('.eyebrow')).toBeNull();
  expect(heading.element().querySelector('svg')).not.toBeNull();
  await expect.element(page.getByRole('heading', { level: 2, name: 'What happens next' })).toBeVisible();
  await expect.element(page.getByText('We send you your card.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Print this' }));
  expect(print).toHaveBeenCalledOnce();
  await expect
    .element(page.getByRole('link', { name: 'To the catalogue' }))
    .toHaveAttribute('href', '/catalogue');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§2 the step that a visit begins with leaves the focus alone', async () => {
  await thank();
  await expect.element(heading).not.toHaveFocus();
});
