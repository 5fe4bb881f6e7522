import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFaults } from '../axe.ts';
import { drawStudio, requestsOf } from './draw-studio.tsx';
import { ERROR, STATE } from './fake-server.ts';

const findings = page.getByRole('region', { name: 'Findings' });
const text = () => ({ text: '{\n  "age": 16\n}\n', hash: 'abc' });
const OF_NO_NODE = {
  ...ERROR,
  fix: undefined,
  severity: 'warning' as const,
  message: 'Nothing uses this file.',
  location: 'content/other.json:2:3',
  written: { file: 'other.json', pointer: '/age' },
};

test('lists the findings, and selects the place of one', async () => {
  const { container } = await drawStudio({ ...STATE, diagnostics: [ERROR] });
  await page.getByRole('button', { name: 'Findings (1)' }).click();
  await expect
    .element(findings.getByRole('listitem'))
    .toHaveTextContent(/Error.*Write {minimum}.*age.json:2:10/);
  expect(await accessibilityFaults(container)).toEqual([]);
  await findings.getByRole('button', { name: ERROR.message, exact: true }).click();
  await expect
    .element(page.getByRole('button', { name: 'field Your age, 1 error' }))
    .toHaveAttribute('aria-current', 'true');
});

test('opens the code at the line of a finding that no node has', async () => {
  await drawStudio({ ...STATE, diagnostics: [OF_NO_NODE] }, { text });
  await page.getByRole('button', { name: 'Findings (1)' }).click();
  await findings.getByRole('button', { name: OF_NO_NODE.message }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Code of other.json' }))
    .toHaveTextContent('"age": 16');
});

test('applies a fix to the text that was checked', async () => {
  const { calls } = await drawStudio(
    { ...STATE, diagnostics: [ERROR] },
    { text, edit: () => ({ ...STATE, revision: 2 }) },
  );
  await page.getByRole('button', { name: 'Findings (1)' }).click();
  await findings.getByRole('button', { name: `Fix: ${ERROR.message}` }).click();
  await expect.element(findings.getByText('The checks have found nothing.')).toBeVisible();
  expect(requestsOf(calls, 'edit')).toEqual([
    {
      command: { type: 'fix', file: 'steps/age.json', fix: ERROR.fix, hash: 'abc' },
      label: `Fix “${ERROR.message}”`,
    },
  ]);
});

test('fixes nothing while the findings are of an earlier version', async () => {
  const { calls } = await drawStudio({ ...STATE, diagnostics: [ERROR], isChecking: true });
  await expect.element(page.getByText('Checking…')).toBeVisible();
  await page.getByRole('button', { name: 'Findings (1)' }).click();
  await findings.getByRole('button', { name: /^Fix/ }).click({ force: true });
  await expect
    .element(findings.getByRole('button', { name: /^Fix/ }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(calls.map(({ name }) => name)).toEqual(['state']);
});

test('returns the focus to its button when it closes', async () => {
  await drawStudio({ ...STATE, diagnostics: [ERROR] });
  const button = page.getByRole('button', { name: 'Findings (1)' });
  await button.click();
  await findings.getByRole('button', { name: 'Close' }).click();
  await expect.element(button).toHaveFocus();
});
