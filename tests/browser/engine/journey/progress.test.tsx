import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../axe.ts';
import { join, renew } from '../library.ts';

const progress = page.getByRole('region', { name: 'How far you are' });
const stages = () => progress.getByRole('listitem').elements();
const current = () => stages().filter((stage) => stage.getAttribute('aria-current') === 'step');

describe('the progress of a journey', () => {
  test('§2 shows all stages in order, and the one that the visitor is at', async () => {
    await renew();
    expect(stages().map(({ textContent }) => textContent)).toEqual(['1How long', '2Who', '3Renewed']);
    expect(current().map(({ textContent }) => textContent)).toEqual(['1How long']);
  });

  test('§2 a stage that lies behind says so in words', async () => {
    await renew('#guardian');
    expect(stages().map(({ textContent }) => textContent)).toEqual(['How long (done)', '2Who', '3Renewed']);
  });

  test('the mark says how far the visitor is within the stage', async () => {
    await renew('#guardian');
    await expect.element(progress).toHaveClass('progress-50');
    const [stage] = current();
    expect(stage && getComputedStyle(stage).getPropertyValue('--passed')).toBe('0.5');
  });

  test('§2 what the page adds stands with it', async () => {
    await renew('', { note: 'A$5 a year' });
    await expect.element(progress).toHaveTextContent('A$5 a year');
  });

  test('§2 a journey without one has none', async () => {
    await join();
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  });

  test('it is axe-clean', async () => {
    const { container } = await renew('#guardian', { note: 'A$5 a year' });
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

test('§2 what the visitor should have at hand stands before the fields, what is left to say after them', async () => {
  const { container } = await renew();
  const words = container.textContent ?? '';
  const at = ['Have at hand', 'Your card', 'The books you have', 'You can renew again any time.'].map(
    (text) => words.indexOf(text),
  );
  expect(at).toEqual([...at].sort((one, other) => one - other));
  expect(at.every((place) => place >= 0)).toBe(true);
});

test('§2 Previous on the first step leads out, where there is a way out', async () => {
  const onLeave = vi.fn();
  await renew('', { onLeave });
  await userEvent.click(page.getByRole('button', { name: 'Back a page' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('everything typed is told, what is hidden right now included', async () => {
  const onTyped = vi.fn();
  await join('', { onTyped, saved: { readerName: 'Ada', ageGroup: 'child', school: 'Hill' } });
  await userEvent.click(page.getByRole('radio', { name: 'Adult' }));
  expect(onTyped.mock.calls).toEqual([[{ ageGroup: 'adult' }]]);
});
