import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RetryNote } from '../../../../src/engine/ui/RetryNote.tsx';
import type { Read } from '../../../../src/engine/use-read.ts';
import { accessibilityFaults } from '../../axe.ts';
import { drawInEngine } from './draw-in-engine.tsx';

type Status = Read<unknown>['status'];

const onRetry = vi.fn();
const region = page.getByRole('status');
const tryAgain = page.getByRole('button', { name: 'Try again' });

/** Changes the status of what is read. */
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

test('while all goes well the region is there, and says nothing', async () => {
  await drawInEngine(<Note />);
  for (const status of ['none', 'reading', 'done'] as const) {
    become(status);
    await expect.element(region).toBeEmptyDOMElement();
  }
});

test('it says that it takes long, and then that it did not come, in the same region', async () => {
  await drawInEngine(<Note />);
  const announced = region.element();
  become('slow');
  await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
  become('failed');
  await expect.element(page.getByText('We can’t load this right now.')).toBeVisible();
  await expect.element(page.getByText('This is taking longer than usual.')).not.toBeInTheDocument();
  expect(region.element()).toBe(announced);
});

test('it has words of its own for a failure, where its user gives it some', async () => {
  await drawInEngine(<Note failed="The shelf is out of reach." />);
  become('failed');
  await expect.element(region.getByText('The shelf is out of reach.')).toBeVisible();
  await expect.element(page.getByText('We can’t load this right now.')).not.toBeInTheDocument();
});

describe('"Try again"', () => {
  test.each([
    ['slow', 'a click', () => userEvent.click(tryAgain)],
    ['failed', 'a click', () => userEvent.click(tryAgain)],
    ['failed', 'a key', () => userEvent.keyboard('{Enter}')],
  ] as const)(
    'where it is %s, tries once, with %s; the focus stays there as the button goes',
    async (status, _how, press) => {
      await drawInEngine(<Note />);
      become(status);
      await expect.element(tryAgain).toBeVisible();
      await userEvent.tab();
      await expect.element(tryAgain).toHaveFocus();
      await press();
      expect(onRetry).toHaveBeenCalledTimes(1);
      await expect.element(tryAgain).not.toBeInTheDocument();
      await expect.element(region).toHaveFocus();
    },
  );

  test('takes no focus from where the visitor is, as it comes and goes', async () => {
    await drawInEngine(
      <>
        <input aria-label="Title" />
        <Note />
      </>,
    );
    const title = page.getByRole('textbox', { name: 'Title' });
    await userEvent.click(title);
    become('failed');
    await expect.element(tryAgain).toBeVisible();
    await expect.element(title).toHaveFocus();
    become('done');
    await expect.element(tryAgain).not.toBeInTheDocument();
    await expect.element(title).toHaveFocus();
  });
});

test('WCAG: axe finds nothing in it', async () => {
  const { container } = await drawInEngine(<Note />);
  expect(await accessibilityFaults(container)).toEqual([]);
  become('failed');
  await expect.element(tryAgain).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
