import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Alert as AlertContent } from '#types/content/alert';
import { Alert } from '../../../../src/engine/ui/Alert.tsx';
import { AlertRegion } from '../../../../src/engine/ui/AlertRegion.tsx';
import { RetryContext } from '../../../../src/engine/ui/retries.ts';
import { accessibilityFaults } from '../../axe.ts';
import { drawInEngine } from '../draw.tsx';

const draw = (alert: Parameters<typeof Alert>[0]) => drawInEngine(<Alert {...alert} />);
const text = [{ tag: 'p', children: ['Bring it ', { tag: 'strong', children: ['back'] }] }] as const;
const link = page.getByRole('link');

test.each([
  ['info', 'Please note: '],
  ['warning', 'Warning: '],
  ['error', 'Error: '],
  ['good', 'Success: '],
] as const)('§2 labels an alert of the level %s, and shows its text and link', async (level, label) => {
  const { container } = await draw({ level, title: 'Late', text, link: { text: 'Rules', href: '/rules' } });
  await expect.element(page.getByText(label)).toBeInTheDocument();
  await expect.element(page.getByText('Late')).toBeVisible();
  await expect.element(page.getByText('Bring it back')).toBeVisible();
  await expect.element(page.getByText('back', { exact: true })).toHaveRole('strong');
  await expect.element(link).toHaveAttribute('href', '/rules');
  await expect.element(link).not.toHaveAttribute('target');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§2 opens external links in a new tab without a referrer, and announces it', async () => {
  const children = [{ tag: 'a', href: '/rules', external: true, children: ['Rules'] }] as const;
  const guide = { text: 'Guide', href: 'https://guide.example', external: true };
  await draw({ level: 'info', text: [{ tag: 'p', children }], link: guide });
  for (const [at, name] of ['Rules', 'Guide'].entries()) {
    await expect.element(link.nth(at)).toHaveAccessibleName(`${name} (opens in a new tab)`);
    await expect.element(link.nth(at)).toHaveAttribute('target', '_blank');
    await expect.element(link.nth(at)).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

const late: AlertContent = {
  level: 'warning',
  title: 'Late by {days} days',
  text: [{ tag: 'p', children: ['You owe ', { tag: 'strong', children: ['{fine}'] }, '.'] }],
};
const priceless: AlertContent = {
  level: 'error',
  text: [{ tag: 'p', children: ['We can’t get the fine.'] }],
  retry: { text: 'Ask again', what: 'price' },
};
const values = { days: 3, fine: '$4.50' };
const region = page.getByRole('status');
const askAgain = page.getByRole('button', { name: 'Ask again' });

test('shows alerts with filled texts in an existing region, and no button without a retry', async () => {
  const { rerender } = await drawInEngine(<AlertRegion alerts={[]} values={{}} />);
  await expect.element(region).toBeEmptyDOMElement();
  await rerender(<AlertRegion alerts={[late, priceless]} values={values} />);
  await expect.element(region).toHaveTextContent('Warning: Late by 3 daysYou owe $4.50.');
  await expect.element(page.getByText('We can’t get the fine.')).toBeVisible();
  await expect.element(askAgain).not.toBeInTheDocument();
});

test('calls only the retry of the alert, and moves the focus to the region', async () => {
  const [price, outcome] = [vi.fn(), vi.fn()];
  const { container } = await drawInEngine(
    <RetryContext value={{ price, outcome }}>
      <AlertRegion alerts={[late, priceless]} values={values} />
    </RetryContext>,
  );
  await userEvent.click(askAgain);
  expect([price, outcome].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await expect.element(region).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
});
