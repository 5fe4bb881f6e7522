import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadParser } from '../../../../src/engine/widgets/markdown/load-parser.ts';
import { deferred } from '../../../deferred.ts';
import form from '../../../fixtures/library/forms/markdown.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, pass } from '../../helpers.ts';
import { drawForm } from '../draw.tsx';

vi.mock('../../../../src/engine/widgets/markdown/load-parser.ts', { spy: true });

const fetchParser = vi.mocked(loadParser);

beforeEach(() => void fetchParser.mockReset());

const notice = page.getByRole('textbox', { name: 'Your notice' });
const more = page.getByRole('textbox', { name: 'Small print (optional)' });
const preview = page.getByRole('region', { name: 'Preview' });
const alert = page.getByRole('alert');

test('has its name, placeholder and rows, and is described by its hint and error', async () => {
  const { container, store } = await drawForm(form);
  await expect.element(notice).toHaveAttribute('name', 'notice');
  await expect.element(notice).toHaveAttribute('placeholder', 'Wanted: a book...');
  await expect.element(notice).toHaveAttribute('rows', '3');
  await expect.element(notice).toBeRequired();
  store.revealErrors();
  await expect.element(alert).toHaveTextContent('Enter your notice');
  await expect
    .element(notice)
    .toHaveAccessibleDescription('You can use bold, italic, links and lists. Enter your notice');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('names its preview as the author wants', async () => {
  await drawForm(form, { answers: { more: 'No dogs' } });
  await expect.element(page.getByRole('region', { name: 'On the board' })).toHaveTextContent('No dogs');
});

test('shows the text as visitors will see it, with every key', async () => {
  const { answered, container } = await drawForm(form);
  await userEvent.fill(notice, 'Come **in**, {name}, & read\n\n- one\n- [two](/two)');
  await expect.element(preview.getByRole('strong')).toHaveTextContent('in');
  await expect.element(preview).toHaveTextContent('Come in, {name}, & read');
  await expect.element(preview.getByRole('listitem').nth(1)).toHaveTextContent('two');
  await userEvent.type(notice, '!');
  await expect.element(preview).toHaveTextContent('two!');
  expect(answered()).toEqual({ notice: 'Come **in**, {name}, & read\n\n- one\n- [two](/two)!' });
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('keeps the dashes and spaces of an author', async () => {
  const { answered } = await drawForm(form);
  await userEvent.fill(more, '10–12\u00a0May — ‘new’');
  expect(answered()).toEqual({ more: '10–12\u00a0May — ‘new’' });
  await userEvent.clear(more);
  expect(answered()).toEqual({});
});

test('decodes the names of characters', async () => {
  await drawForm(form, { answers: { notice: 'Fish &amp; chips&nbsp;&copy;' } });
  await expect.element(preview).toHaveTextContent('Fish & chips ©');
});

test('announces politely why a text cannot be shown, and nothing else', async () => {
  const { container } = await drawForm(form);
  await expect.element(preview.getByRole('status').last()).toBeEmptyDOMElement();
  await userEvent.fill(notice, '# Wanted');
  const problem = preview.getByText('Markdown of the kind "heading" is not supported.', { exact: false });
  await expect.element(problem).toBeVisible();
  await expect.element(problem).toHaveAttribute('role', 'status');
  await expect.element(preview.getByText('Wanted')).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.fill(notice, 'Wanted');
  await expect.element(preview.getByRole('paragraph').nth(1)).toHaveTextContent('Wanted');
  await expect.element(preview.getByRole('status').last()).toBeEmptyDOMElement();
});

test('has links that lead nowhere', async () => {
  await drawForm(form, { answers: { notice: '[away](#elsewhere)' } });
  await userEvent.click(preview.getByRole('link', { name: 'away' }));
  expect(location.hash).toBe('');
});

test('has the preview beside the control where there is room, and below it otherwise', async () => {
  await page.viewport(1280, 800);
  await drawForm(form);
  expect(boxOf(preview).top).toBe(boxOf(notice).top);
  await page.viewport(320, 800);
  expect(boxOf(preview).top).toBeGreaterThan(boxOf(notice).bottom);
  expect(boxOf(preview).right).toBeLessThanOrEqual(320);
});

test('can be used before its parser has loaded', async () => {
  const parser = await import('../../../../src/engine/rich-text/parse-markdown.ts');
  const { promise, resolve } = deferred<typeof parser>();
  fetchParser.mockReturnValue(promise);
  const { answered } = await drawForm(form);
  await userEvent.type(notice, 'Wanted');
  expect(answered()).toEqual({ notice: 'Wanted' });
  await expect.element(preview).not.toHaveTextContent('Wanted');
  resolve(parser);
  await expect.element(preview).toHaveTextContent('Wanted');
});

test('says when its parser cannot be loaded, and loads it with "Try again"', async () => {
  for (let attempt = 0; attempt < 6; attempt++) fetchParser.mockRejectedValueOnce(new Error('out of reach'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  await drawForm(form, { answers: { notice: 'Wanted' } });
  await pass(4000);
  await expect.element(preview).toHaveTextContent('We can’t show the preview right now.');
  vi.useRealTimers();
  await userEvent.click(preview.getByRole('button', { name: 'Try again' }));
  await expect.element(preview).toHaveTextContent('Wanted');
});
