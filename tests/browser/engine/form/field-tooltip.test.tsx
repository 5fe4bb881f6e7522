import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Step } from '#types/content/step';
import type { Tooltip } from '#types/content/ui-schema';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, resize } from '../../helpers.ts';
import { drawForm } from '../draw-form.tsx';

const LONG_TITLE = 'The fine that you heard of when you brought your last books back to one of our branches';
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

/** Draws a form whose fields all have a tooltip: one control, a group of them, and a box that names itself. */
function draw({ title = 'Fine', words = 'What late books cost.' } = {}) {
  const tooltip = (label: string): Tooltip => ({ label, text: [{ tag: 'p', children: [words] }] });
  const content: Step = {
    hash: 'tooltips',
    heading: 'Tooltips',
    schema: {
      $id: 'all',
      type: 'object',
      properties: {
        fine: { type: 'string', title },
        pace: { type: 'string', title: 'Pace', enum: ['Weekly', 'Monthly'] },
        news: { type: 'boolean', title: 'Write to me' },
      },
      required: ['fine', 'pace', 'news'],
    },
    uiSchema: {
      fine: { 'ui:description': 'In dollars.', 'ui:tooltip': tooltip('What is a fine?') },
      pace: { 'ui:widget': 'button-group', 'ui:tooltip': tooltip('Which pace?') },
      news: { 'ui:widget': 'checkbox', 'ui:tooltip': tooltip('Which news?') },
    },
    buttons: {},
  };
  const widgets = ['text', 'button-group', 'checkbox'];
  return drawForm(() => ({ content, validators: { all: () => true }, widgets, sources: [], steps: {} }));
}

const fine = page.getByRole('textbox');
const buttonOf = (name: string) => page.getByRole('button', { name });
const button = buttonOf('What is a fine?');
const text = page.getByRole('tooltip');

async function open() {
  await userEvent.click(button);
  await expect.element(text).toBeVisible();
}

test('a tooltip’s button stands beside the label, says what it explains, and is 44 pixels wide and high', async () => {
  await draw();
  const standsBeside = (one: Locator, other: Locator) => {
    const { left, top, bottom } = boxOf(one);
    const label = boxOf(other);
    return left >= label.right && left - label.right < 24 && top < label.bottom && bottom > label.top;
  };
  expect(standsBeside(button, page.getByText('Fine', { exact: true }))).toBe(true);
  expect(standsBeside(buttonOf('Which pace?'), page.getByText('Pace', { exact: true }))).toBe(true);
  expect(standsBeside(buttonOf('Which news?'), page.getByText('Write to me'))).toBe(true);
  await expect.element(button).toHaveTextContent('What is a fine?');
  expect(Math.min(boxOf(button).width, boxOf(button).height)).toBeGreaterThanOrEqual(44);
});

test('WCAG: open, it stands between label and control, hides neither, and adds nothing to name and description', async () => {
  const { container } = await draw();
  await open();
  expect(boxOf(text).top).toBeGreaterThanOrEqual(boxOf(page.getByText('Fine', { exact: true })).bottom);
  expect(boxOf(text).bottom).toBeLessThanOrEqual(boxOf(fine).top);
  await expect.element(fine).toHaveAccessibleName('Fine');
  await expect.element(fine).toHaveAccessibleDescription('In dollars.');
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleName('Pace');
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleName('Write to me');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each([
  ['many words', { words: 'What late books cost, by the day and by the book. '.repeat(8) }],
  ['a word of 60 letters', { words: LONG_WORD }],
  ['a label of many words', { title: LONG_TITLE }],
])('WCAG 1.4.10: with %s it makes a page of 320 pixels no wider', async (_, texts) => {
  await resize(320, 900);
  await draw(texts);
  if ('title' in texts) expect(boxOf(page.getByText(LONG_TITLE)).height).toBeGreaterThan(60);
  await open();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
