import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../axe.ts';
import { join, renew } from '../library.ts';

const progress = page.getByRole('region', { name: 'How far you are' });
const stages = () => progress.getByRole('listitem').elements();
const texts = () => stages().map(({ textContent }) => textContent);
const current = () => stages().filter((stage) => stage.getAttribute('aria-current') === 'step');

test('§2 the progress of a journey shows all stages in order, the present one, and what the page adds', async () => {
  await renew('', { note: 'A$5 a year' });
  expect(texts()).toEqual(['1How long', '2Who', '3Renewed']);
  expect(current().map(({ textContent }) => textContent)).toEqual(['1How long']);
  await expect.element(progress).toHaveTextContent('A$5 a year');
});

test('§2 a past stage says so in its text, and the mark shows how far the visitor is within the present one', async () => {
  const { container } = await renew('#guardian', { note: 'A$5 a year' });
  expect(texts()).toEqual(['How long (done)', '2Who', '3Renewed']);
  await expect.element(progress).toHaveClass('progress-50');
  const [stage] = current();
  expect(stage && getComputedStyle(stage).getPropertyValue('--passed')).toBe('0.5');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§2 a journey without progress has none', async () => {
  await join();
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});

test('§2 what the visitor should have at hand stands before the fields, the closing text after them', async () => {
  const { container } = await renew();
  const text = container.textContent ?? '';
  const positions = ['Have at hand', 'Your card', 'The books you have', 'You can renew again any time.'].map(
    (part) => text.indexOf(part),
  );
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(Math.min(...positions)).toBeGreaterThanOrEqual(0);
});

test('§2 Previous on the first step leaves the journey, if the page allows it', async () => {
  const onLeave = vi.fn();
  await renew('', { onLeave });
  await userEvent.click(page.getByRole('button', { name: 'Back a page' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('the page gets every change that is typed, and nothing of what that hides', async () => {
  const onTyped = vi.fn();
  await join('', { onTyped, saved: { readerName: 'Ada', ageGroup: 'child', school: 'Hill' } });
  await userEvent.click(page.getByRole('radio', { name: 'Adult' }));
  expect(onTyped.mock.calls).toEqual([[{ ageGroup: 'adult' }]]);
});
