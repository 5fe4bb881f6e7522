import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DiagnosticsDialog } from '../../../src/dev/diagnostics/DiagnosticsDialog.tsx';
import { setDiagnostics, setOpen } from '../../../src/dev/diagnostics/diagnostics-store.ts';
import type { ContentState } from '../../../src/dev/protocol.ts';

const INVALID: ContentState = {
  diagnostics: [
    {
      rule: 'content-schema',
      severity: 'error',
      location: 'content/steps/age.json:3:5',
      path: '/site/content/steps/age.json:3:5',
      message: 'A step has no "headng".',
      advice: 'Did you mean "heading"?',
      frame: '> 3 |   "headng": "Age"',
      written: { file: 'steps/age.json', pointer: '/headng' },
      line: 3,
      column: 5,
    },
  ],
  isInvalid: true,
};

test('can be closed only after the page has loaded', async () => {
  const dialog = page.getByRole('alertdialog', { name: '1 error in your content' });
  const close = dialog.getByRole('button', { name: 'Close' });
  await render(<DiagnosticsDialog />);
  setDiagnostics(INVALID);
  await expect.element(dialog).toHaveAccessibleDescription(/^The page appears here/);
  await expect.element(close).not.toBeInTheDocument();
  for (let times = 0; times < 3; times += 1) {
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
  }
  setDiagnostics({ diagnostics: [], isInvalid: false });
  await expect.element(dialog).not.toBeInTheDocument();

  const content = document.createElement('main');
  content.dataset.content = '/page.js';
  document.body.append(content);
  setDiagnostics(INVALID);
  await expect.element(close).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  content.remove();
});

test('stays open while warnings are added, and closes when there are none left', async () => {
  const [error] = INVALID.diagnostics;
  if (!error) throw new Error('There is no diagnostic.');
  const warning = { ...error, severity: 'warning' } as const;
  await render(<DiagnosticsDialog />);
  setDiagnostics({ diagnostics: [warning], isInvalid: false });
  setOpen(true);
  setDiagnostics({ diagnostics: [warning, { ...warning, rule: 'dead-end' }], isInvalid: false });
  await expect
    .element(page.getByRole('alertdialog', { name: '2 warnings in your content' }))
    .toBeInTheDocument();
  setDiagnostics({ diagnostics: [], isInvalid: false });
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});
