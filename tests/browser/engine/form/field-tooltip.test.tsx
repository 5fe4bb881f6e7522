import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw-form.tsx';
import { tooltipForm } from './tooltip-form.ts';

const LONG_TITLE =
  'The fine that you were told of when you brought your last books back to one of our branches';
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

const draw = ({ title = 'Fine', words = 'What late books cost.' } = {}) =>
  drawForm(tooltipForm({ label: 'What is a fine?', text: [{ tag: 'p', children: [words] }] }, title));

const fine = page.getByRole('textbox');
const button = page.getByRole('button', { name: 'What is a fine?' });
const text = page.getByRole('tooltip');
const open = () => userEvent.click(button);

/** Whether one box stands right of another, on the same line. */
function standsBeside(box: Element, other: Element): boolean {
  const { left, top, bottom } = box.getBoundingClientRect();
  const { right, top: otherTop, bottom: otherBottom } = other.getBoundingClientRect();
  return left >= right && left - right < 24 && top < otherBottom && bottom > otherTop;
}

test('a field’s tooltip stands beside its label', async () => {
  await draw();
  expect(standsBeside(button.element(), page.getByText('Fine', { exact: true }).element())).toBe(true);
});

test('so does the one of a group', async () => {
  await draw();
  const which = page.getByRole('button', { name: 'Which pace?' });
  expect(standsBeside(which.element(), page.getByText('Pace', { exact: true }).element())).toBe(true);
});

test('and the one of a box, whose label the widget itself draws', async () => {
  await draw();
  const which = page.getByRole('button', { name: 'Which news?' });
  expect(standsBeside(which.element(), page.getByText('Write to me').element())).toBe(true);
});

test('WCAG: it adds nothing to the control’s name and description', async () => {
  await draw();
  await open();
  await expect.element(text).toBeVisible();
  await expect.element(fine).toHaveAccessibleName('Fine');
  await expect.element(fine).toHaveAccessibleDescription('In dollars.');
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleName('Pace');
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleName('Write to me');
});

test('WCAG 2.5.8: its button is at least 44 pixels wide and high', async () => {
  await draw();
  const { width, height } = button.element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(44);
  expect(height).toBeGreaterThanOrEqual(44);
});

test('its button says in words what it explains', async () => {
  await draw();
  await expect.element(button).toHaveTextContent('What is a fine?');
});

test('open, it stands between label and control and hides neither', async () => {
  await draw();
  await open();
  await expect.element(text).toBeVisible();
  const { top, bottom } = text.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(
    page.getByText('Fine', { exact: true }).element().getBoundingClientRect().bottom,
  );
  expect(bottom).toBeLessThanOrEqual(fine.element().getBoundingClientRect().top);
});

test('WCAG: axe finds nothing in a form with a tooltip that is open', async () => {
  const { container } = await draw();
  await open();
  await expect.element(text).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

describe('at 320 pixels', () => {
  beforeEach(async () => {
    await page.viewport(320, 900);
    return () => page.viewport(1280, 900);
  });

  test.each([
    ['many words', 'What late books cost, by the day and by the book. '.repeat(8)],
    ['a word of 60 letters', LONG_WORD],
  ])('WCAG 1.4.10: with %s it makes the page no wider', async (_, words) => {
    await draw({ words });
    await open();
    await expect.element(text).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('WCAG 1.4.10: nor does it with a label of many words', async () => {
    await draw({ title: LONG_TITLE });
    const label = page.getByText(LONG_TITLE).element();
    expect(label.getBoundingClientRect().height).toBeGreaterThan(60);
    await open();
    await expect.element(text).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
