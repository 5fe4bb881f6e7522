import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ReviewedGroup } from '../../../scripts/studio/review/index.ts';
import type { Calls } from '../../../src/studio/protocol.ts';
import { takeState } from '../../../src/studio/studio-store.ts';
import { accessibilityFaults } from '../axe.ts';
import { drawStudio, requestsOf } from './draw-studio.tsx';
import { changed, PAGE, STATE } from './fake-server.ts';

const AGE = 'steps/age.json';

const GROUPS: readonly ReviewedGroup[] = [
  {
    label: 'Get a quote › How old are you?',
    shown: { path: PAGE, hash: 'age' },
    changes: [
      {
        ...{ file: 'pages/quote.json', pointer: '/journey/steps/0/step/uiSchema/age/ui:description' },
        ...{ subject: 'Your age › Hint', what: 'changed', also: ['Product summary'] },
        ...{ before: 'In years', after: 'In whole years' },
      },
      {
        ...{ file: 'pages/quote.json', pointer: '/journey/steps/0/step/uiSchema/partnerAge' },
        ...{ subject: 'Field “Partner”', what: 'moved from 2 to 1', also: [] },
      },
    ],
  },
];

const COMMIT = { current: 'main', branch: 'content/2026-11-26-age', message: 'Change the age' };

const REVIEW: Calls['review']['response'] = {
  groups: GROUPS,
  lost: ['The field “age” was renamed. Keep its name.'],
  unsaved: [AGE],
  saved: [],
  commit: COMMIT,
};

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const dialog = page.getByRole('dialog', { name: 'Review changes' });
const open = () => page.getByRole('button', { name: 'Review changes' }).click();

test('says what has changed, with the words compared, and what visitors would lose', async () => {
  const { container } = await drawStudio(changed(AGE), { review: () => REVIEW });
  await open();
  const group = dialog.getByRole('region', { name: 'Get a quote › How old are you?' });
  await expect.element(group.getByText('Was “In years”. Is now “In whole years”.')).toBeInTheDocument();
  expect(group.element().querySelector('ins')?.textContent).toBe('whole ');
  await expect.element(group.getByText('Also used by Product summary')).toBeVisible();
  await expect.element(group.getByText('moved from 2 to 1')).toBeVisible();
  await expect.element(dialog.getByText('The field “age” was renamed.')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('takes pictures of a step before and after', async () => {
  const { calls } = await drawStudio(changed(AGE), {
    review: () => REVIEW,
    pictures: () => ({
      before: undefined,
      after: { image: DOT, violations: ['Images must have alternative text'] },
    }),
  });
  await open();
  await dialog.getByRole('button', { name: 'Take pictures' }).click();
  await expect.element(dialog.getByRole('img', { name: 'The step on a phone, after' })).toBeInTheDocument();
  await expect.element(dialog.getByText('Before: there is no such step')).toBeVisible();
  await expect.element(dialog.getByText('1 accessibility problem (Images must have')).toBeVisible();
  expect(requestsOf(calls, 'pictures')).toEqual([{ path: PAGE, hash: 'age' }]);
});

test('says how to get Chromium, and the rest still works', async () => {
  await drawStudio(changed(AGE), {
    review: () => REVIEW,
    pictures: () => {
      throw new Error('There is no Chromium. Run “npx playwright install chromium”.');
    },
  });
  await open();
  await dialog.getByRole('button', { name: 'Take pictures' }).click();
  await expect.element(dialog.getByText('Run “npx playwright install chromium”.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save and commit' })).toBeVisible();
});

test('commits with the branch and the message of the author', async () => {
  const { calls } = await drawStudio(changed(AGE), {
    review: () => REVIEW,
    commit: () => ({ ...STATE, revision: 2 }),
  });
  await open();
  await expect.element(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Change the age');
  await dialog.getByRole('textbox', { name: 'Branch' }).fill('main');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Ask for whole years');
  await dialog.getByRole('button', { name: 'Save and commit' }).click();
  await expect.element(dialog.getByText('Committed on main.')).toBeVisible();
  expect(requestsOf(calls, 'commit')).toEqual([
    { branch: 'main', message: 'Ask for whole years', files: [AGE] },
  ]);
});

test('commits the files that were saved before, except those that the author leaves', async () => {
  const { calls, container } = await drawStudio(STATE, {
    review: () => ({ ...REVIEW, groups: [], unsaved: [], saved: ['site.json', AGE] }),
    commit: () => ({ ...STATE, revision: 2 }),
  });
  await open();
  await dialog.getByRole('checkbox', { name: 'site.json' }).click();
  expect(await accessibilityFaults(container)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save and commit' }).click();
  await expect.element(dialog.getByText(/^Committed on/)).toBeVisible();
  expect(requestsOf(calls, 'commit')).toMatchObject([{ files: [AGE] }]);
});

test('shows what git says, and keeps what was typed', async () => {
  let hasSaved = false;
  await drawStudio(changed(AGE), {
    // the files were saved before git refused: then the suggestion is another one
    review: () => ({
      ...REVIEW,
      ...(hasSaved && { groups: [], saved: [AGE], commit: { ...COMMIT, message: 'Change the content' } }),
    }),
    commit: () => {
      hasSaved = true;
      takeState({ ...STATE, revision: 2 });
      throw new Error('Git says: The hook says no.');
    },
  });
  await open();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Ask for whole years');
  await dialog.getByRole('button', { name: 'Save and commit' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The hook says no.');
  await expect.element(dialog.getByRole('checkbox', { name: AGE })).toBeChecked();
  await expect.element(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Ask for whole years');
});

test('offers only to save outside a repository', async () => {
  const { calls } = await drawStudio(changed(AGE), {
    review: () => ({ groups: GROUPS, lost: [], unsaved: [AGE], saved: [] }),
    save: () => ({ ...STATE, revision: 2 }),
  });
  await open();
  await dialog.getByRole('button', { name: 'Save to files' }).click();
  await expect.element(dialog.getByText('Saved to the files.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save and commit' }).elements()).toHaveLength(0);
  expect(requestsOf(calls, 'save')).toEqual([{ files: [AGE] }]);
});

test('shows an earlier version of the selected step, and restores it as a change', async () => {
  const version = { commit: 'abc', date: '2026-11-20T10:00:00Z', author: 'Ann', subject: 'Begin', path: AGE };
  const { calls, container } = await drawStudio(STATE, {
    history: () => ({ versions: [version] }),
    version: () => ({ text: '{}', groups: GROUPS }),
    properties: () => {
      throw new Error('These properties are not in the test.');
    },
  });
  const outline = page.getByRole('region', { name: 'Outline' });
  await outline.getByRole('button', { name: 'Parts of Get a quote' }).click();
  await outline.getByRole('button', { name: 'step How old are you?' }).click();
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: `Earlier versions of ${AGE}` });
  await versions.getByRole('button', { name: 'Begin' }).click();
  await expect.element(versions.getByText('What has changed since:')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect
    .poll(() => requestsOf(calls, 'edit'))
    .toEqual([{ command: { type: 'text', file: AGE, text: '{}' }, label: `Restore ${AGE} of 20 Nov 2026` }]);
  await expect.poll(() => versions.elements()).toHaveLength(0);
});
