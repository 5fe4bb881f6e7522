import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FindingsDialog } from '../../../src/dev/findings/FindingsDialog.tsx';
import { showFaulty, showMended } from '../../../src/dev/findings/findings-store.ts';
import type { ShownFinding } from '../../../src/dev/wire.ts';

const finding: ShownFinding = {
  rule: 'content-schema',
  severity: 'error',
  place: 'content/steps/age.json:3:5',
  location: '/site/content/steps/age.json:3:5',
  message: 'A step has no "headng".',
  fix: 'Did you mean "heading"?',
  frame: '> 3 |   "headng": "Age"',
};
const dialog = page.getByRole('alertdialog', { name: '1 error in your content' });
const close = dialog.getByRole('button', { name: 'Close' });

describe('npm run dev: findings', () => {
  let content: HTMLElement;
  beforeEach(async () => {
    content = document.createElement('main');
    document.body.append(content);
    await render(<FindingsDialog />);
  });
  afterEach(() => {
    showMended({ findings: [] });
    content.remove();
  });

  test('are put away where a page stands behind them', async () => {
    content.dataset.content = '/page.js';
    showFaulty({ findings: [finding] });
    await expect.element(close).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('stay where there is no page yet, however often one asks', async () => {
    showFaulty({ findings: [finding] });
    await expect.element(dialog).toHaveAccessibleDescription(/^The page appears here/);
    await expect.element(close).not.toBeInTheDocument();
    for (let times = 0; times < 3; times += 1) {
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).toBeVisible();
    }
    showMended({ findings: [] });
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
