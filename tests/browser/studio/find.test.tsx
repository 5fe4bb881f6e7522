import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Found } from '../../../scripts/studio/find.ts';
import { accessibilityFaults } from '../axe.ts';
import { drawStudio, requestsOf } from './draw-studio.tsx';
import { STATE } from './fake-server.ts';

const use = { file: 'pages/quote.json', pointer: '/journey/steps/0/step/uiSchema/age/ui:title' };

const text = (name: string, words: string): Found => ({
  kind: 'text',
  text: words,
  canReplace: true,
  parts: ['Your ', 'age', words.slice('Your age'.length)],
  written: { file: 'steps/age.json', pointer: `/uiSchema/${name}/ui:title` },
  uses: [{ ...use, label: 'How old are you? › Your age' }],
});

const FOUND = [text('age', 'Your age'), text('partnerAge', 'Your age, partner')];

const find = page.getByRole('region', { name: 'Find' });
const wanted = find.getByRole('searchbox', { name: 'Text, field name or file' });

test('opens with a key, and shows where visitors read what it finds', async () => {
  const { calls, container } = await drawStudio(STATE, {
    find: () => ({ found: FOUND, count: 340 }),
    properties: () => {
      throw new Error('These properties are not in the test.');
    },
  });
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(wanted).toHaveFocus();
  await userEvent.keyboard('age');
  await expect.element(find.getByRole('status')).toHaveTextContent('The first 2 of 340 are shown.');
  await expect.element(find.getByText('steps/age.json · How old are you? › Your age').first()).toBeVisible();
  expect(requestsOf(calls, 'find')).toEqual([{ text: 'age', wholeWords: false }]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await find.getByRole('button', { name: 'Your age', exact: true }).click();
  const outline = page.getByRole('region', { name: 'Outline' });
  await expect
    .element(outline.getByRole('button', { name: 'field Your age' }))
    .toHaveAttribute('aria-current', 'true');
});

test('replaces what is chosen as one change', async () => {
  const { calls } = await drawStudio(STATE, { find: () => ({ found: FOUND, count: 2 }) });
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await wanted.fill('age');
  await find.getByRole('textbox', { name: 'Replace with' }).fill('years');
  await find.getByRole('checkbox', { name: 'Replace in: Your age, partner' }).click();
  await find.getByRole('button', { name: 'Replace in 1' }).click();
  await expect.element(find.getByRole('status')).toHaveTextContent('Replaced in 1 text.');
  const command = { type: 'replace', places: [FOUND[0]?.written], text: 'age', wholeWords: false };
  expect(requestsOf(calls, 'edit')).toEqual([
    { command: { ...command, becomes: 'years' }, label: 'Replace “age” with “years”' },
  ]);
});

test('replaces once, however often the button is pressed', async () => {
  const { calls } = await drawStudio(STATE, { find: () => ({ found: FOUND, count: 2 }) });
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await wanted.fill('age');
  await find.getByRole('button', { name: 'Remove from 2' }).dblClick();
  await expect.element(find.getByRole('status')).toHaveTextContent('Removed from 2 texts.');
  expect(requestsOf(calls, 'edit')).toHaveLength(1);
});

test('replaces nothing in what no reader sees', async () => {
  const address = { ...text('age', 'Your age'), canReplace: false };
  await drawStudio(STATE, { find: () => ({ found: [address], count: 1 }) });
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await wanted.fill('age');
  await expect.element(find.getByRole('status')).toHaveTextContent('1 found.');
  await expect
    .element(find.getByRole('button', { name: 'Remove from 0' }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(find.getByRole('checkbox', { name: /Replace in/ }).elements()).toHaveLength(0);
  await expect.element(find.getByText('are found, but not replaced.')).toBeVisible();
});

test('closes with Escape, and returns the focus', async () => {
  await drawStudio(STATE);
  await userEvent.keyboard('{Control>}f{/Control}');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Find', exact: true })).toHaveFocus();
  expect(find.elements()).toHaveLength(0);
});
