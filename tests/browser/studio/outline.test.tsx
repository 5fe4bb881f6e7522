import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../axe.ts';
import { textsOf } from '../helpers.ts';
import { drawStudio } from './draw-studio.tsx';
import { ERROR, OUTLINE, STATE } from './fake-server.ts';

const outline = page.getByRole('region', { name: 'Outline' });
const pages = outline.getByRole('list', { name: 'Pages' });
const node = (name: string | RegExp) => outline.getByRole('button', { name });

test('opens a page as far as the author wants, and selects a field with its condition', async () => {
  const { container } = await drawStudio(STATE);
  await expect.element(node('page Get a quote')).toBeVisible();
  expect(node('step How old are you?').elements()).toHaveLength(0);
  await node('Parts of Get a quote').click();
  await node('Parts of How old are you?').click();
  await node('field Partner, Only if Who needs cover? is Couple').click();
  await expect.element(node(/^field Partner/)).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('heading', { name: 'Partner' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('moves with the arrow keys, which also open and close', async () => {
  await drawStudio(STATE);
  await expect.element(node('page Get a quote')).toBeVisible();
  (node('page Get a quote').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(node('step How old are you?')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{End}');
  await expect.element(node('field Partner, Only if Who needs cover? is Couple')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(node('step How old are you?')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(node('field Your age')).not.toBeInTheDocument();
});

test('finds nodes by their label and their condition, with the nodes around them', async () => {
  await drawStudio(STATE);
  await outline.getByRole('searchbox', { name: 'Find in outline' }).fill('couple');
  await expect.element(node(/^field Partner/)).toBeVisible();
  await expect.element(outline.getByRole('status')).toHaveTextContent('1 found');
  expect(node('field Your age').elements()).toHaveLength(0);
  expect(node(/^file/).elements()).toHaveLength(0);
  await outline.getByRole('searchbox').fill('words');
  await expect.element(node('file Words')).toBeVisible();
});

test('counts the findings inside, and marks what is not saved', async () => {
  const version = (title: string) =>
    JSON.stringify({ schema: { properties: { age: { title }, partnerAge: {} } }, uiSchema: { age: {} } });
  const file = { file: 'steps/age.json', base: version('Age'), text: version('Your age') };
  const unsaved = { files: [file], history: [], position: 0 };
  await drawStudio({ ...STATE, diagnostics: [ERROR], unsaved });
  await node('Parts of Get a quote').click();
  await expect.element(node('page Get a quote, not saved, 1 error')).toBeVisible();
  await node('Parts of How old are you?').click();
  await expect.element(node('field Your age, not saved, 1 error')).toBeVisible();
  await expect.element(node('field Partner, Only if Who needs cover? is Couple')).toBeVisible();
});

test('draws only what is open of 1,000 files', async () => {
  const [first] = OUTLINE;
  const many = Array.from({ length: 1000 }, (_each, at) => ({
    ...first,
    kind: 'file' as const,
    label: `File ${at}`,
    file: `steps/${at}.json`,
    pointer: '',
    written: { file: `steps/${at}.json`, pointer: '' },
    children: [],
  }));
  await drawStudio({ ...STATE, outline: [...OUTLINE, ...many] });
  await expect.element(node('Shared files (1001)')).toBeVisible();
  expect(textsOf(pages.getByRole('listitem'))).toHaveLength(1);
  expect(node(/^file/).elements()).toHaveLength(0);
  await outline.getByRole('searchbox').fill('file');
  await expect.element(outline.getByRole('status')).toHaveTextContent('First 200 of 1000');
  expect(node(/^file/).elements()).toHaveLength(200);
});
