import { execFileSync } from 'node:child_process';
import { findAxeViolations } from '../../support/axe.ts';
import { expect, test } from './studio-site.ts';

// a server starts for each test, and compiles all pages at first
test.describe.configure({ timeout: 180_000 });

const CONTACT = 'steps/application/contact-details.json';

test('replaces words everywhere, reviews them with pictures and commits them', async ({
  page,
  studio,
  site,
}) => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', site.content.root, ...args], { encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Author');
  git('config', 'user.email', 'author@example.com');
  git('config', 'commit.gpgSign', 'false');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');

  await page.keyboard.press('Control+f');
  await page.keyboard.type('Contact details');
  const find = page.getByRole('region', { name: 'Find' });
  await find.getByRole('button', { name: 'Contact details', exact: true }).click();
  await expect(studio.frame.getByRole('heading', { level: 1 })).toHaveText('Contact details');
  await find.getByRole('textbox', { name: 'Replace with' }).fill('How can we reach you?');
  await find.getByRole('button', { name: /^Replace in \d+$/ }).click();
  await expect(studio.frame.getByRole('heading', { level: 1 })).toHaveText('How can we reach you?');

  await studio.tool('Review changes').click();
  const dialog = page.getByRole('dialog', { name: 'Review changes' });
  await expect(dialog.getByText('They lose nothing.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take pictures' }).first().click();
  const pictures = dialog.getByRole('img');
  await expect(pictures).toHaveCount(2, { timeout: 60_000 });
  await expect(dialog.getByText('After: no accessibility problems')).toBeVisible();
  const [before, after] = await pictures.evaluateAll((all) =>
    all.map((each) => (each as HTMLImageElement).src),
  );
  expect(before).not.toBe(after);
  expect(await findAxeViolations(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Save and commit' }).click();
  await expect(dialog.getByText('Committed on content/')).toBeVisible();
  expect(git('show', '--format=', '--name-only').trim().split('\n')).toContain(CONTACT);
  expect(git('status', '--porcelain')).toBe('');
});
