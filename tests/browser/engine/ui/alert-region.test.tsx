import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Alert } from '#types/content/alert';
import { AlertRegion } from '../../../../src/engine/ui/AlertRegion.tsx';
import { RetryContext } from '../../../../src/engine/ui/retries.ts';
import { accessibilityFaults } from '../../axe.ts';
import { drawInEngine } from './draw-in-engine.tsx';

const late: Alert = {
  level: 'warning',
  title: 'Late by {days} days',
  text: [{ tag: 'p', children: ['You owe ', { tag: 'strong', children: ['{fine}'] }, '.'] }],
};
const priceless: Alert = {
  level: 'error',
  text: [{ tag: 'p', children: ['We can’t get the fine.'] }],
  retry: { text: 'Ask again', what: 'price' },
};
const region = page.getByRole('status');
const askAgain = page.getByRole('button', { name: 'Ask again' });

test('the region is there before its alerts', async () => {
  await drawInEngine(<AlertRegion alerts={[]} values={{}} />);
  await expect.element(region).toBeEmptyDOMElement();
});

test('titles and texts name what is known, at every depth', async () => {
  await drawInEngine(<AlertRegion alerts={[late]} values={{ days: 3, fine: '$4.50' }} />);
  await expect.element(region).toHaveTextContent('Warning: Late by 3 daysYou owe $4.50.');
});

describe('an alert that offers to try again', () => {
  test('does so by the page that it stands on', async () => {
    const [price, outcome] = [vi.fn(), vi.fn()];
    const { container } = await drawInEngine(
      <RetryContext value={{ price, outcome }}>
        <AlertRegion alerts={[late, priceless]} values={{ days: 3, fine: '$4.50' }} />
      </RetryContext>,
    );
    await userEvent.click(askAgain);
    expect([price, outcome].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    expect(page.getByRole('button').elements()).toHaveLength(1);
    await expect.element(region).toHaveFocus();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test('has no button on a page that cannot', async () => {
    await drawInEngine(<AlertRegion alerts={[priceless]} values={{}} />);
    await expect.element(page.getByText('We can’t get the fine.')).toBeVisible();
    await expect.element(askAgain).not.toBeInTheDocument();
  });
});
