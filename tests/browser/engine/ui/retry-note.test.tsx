import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RetryNote } from '../../../../src/engine/ui/RetryNote.tsx';
import type { Read } from '../../../../src/engine/use-read.ts';
import { accessibilityFaults } from '../../axe.ts';
import { drawInEngine } from '../draw.tsx';

type Status = Read<unknown>['status'];

const onRetry = vi.fn();
const region = page.getByRole('status');
const slow = page.getByText('This is taking longer than usual.');
const failure = page.getByText('We can’t load this right now.');
const tryAgain = page.getByRole('button', { name: 'Try again' });

let become: (status: Status) => void;

function Note({ failed }: { failed?: string }) {
  const [status, setStatus] = useState<Status>('reading');
  become = setStatus;
  const retry = () => {
    onRetry();
    setStatus('reading');
  };
  return <RetryNote status={status} failed={failed} onRetry={retry} />;
}

beforeEach(() => onRetry.mockClear());

const titled = (failed?: string) => (
  <>
    <input aria-label="Title" />
    <Note {...(failed && { failed })} />
  </>
);

test('announces a slow or failed read in an existing region without taking the focus', async () => {
  const { container, rerender } = await drawInEngine(titled());
  const announced = region.element();
  const title = page.getByRole('textbox', { name: 'Title' });
  await userEvent.click(title);
  for (const status of ['none', 'reading', 'done'] as const) {
    become(status);
    await expect.element(region).toBeEmptyDOMElement();
  }
  expect(await accessibilityFaults(container)).toEqual([]);
  become('slow');
  await expect.element(slow).toBeVisible();
  become('failed');
  await expect.element(failure).toBeVisible();
  await expect.element(slow).not.toBeInTheDocument();
  expect(region.element()).toBe(announced);
  expect(await accessibilityFaults(container)).toEqual([]);
  await rerender(titled('The shelf is out of reach.'));
  await expect.element(region.getByText('The shelf is out of reach.')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
  become('done');
  await expect.element(tryAgain).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
});

test.each([
  ['slow', 'a click', () => userEvent.click(tryAgain)],
  ['failed', 'a click', () => userEvent.click(tryAgain)],
  ['failed', 'a key', () => userEvent.keyboard('{Enter}')],
] as const)(
  'retries a %s read after %s on "Try again", reports it and focuses the region',
  async (status, _how, press) => {
    const { reports } = await drawInEngine(<Note />);
    become(status);
    await expect.element(tryAgain).toBeVisible();
    await userEvent.tab();
    await expect.element(tryAgain).toHaveFocus();
    await press();
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(reports).toEqual([{ type: 'retry' }]);
    await expect.element(tryAgain).not.toBeInTheDocument();
    await expect.element(region).toHaveFocus();
  },
);
