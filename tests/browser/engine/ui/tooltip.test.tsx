import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Step } from '#types/content/step';
import { Dialog } from '../../../../src/engine/ui/Dialog.tsx';
import { Tooltip } from '../../../../src/engine/ui/Tooltip.tsx';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, resize } from '../../helpers.ts';
import { drawForm, drawInEngine } from '../draw.tsx';
import { putMouseOn, takeMouseAway, tap, touchCancel, touchDown } from '../input.ts';

const fines = [
  { tag: 'p', children: ['What ', { tag: 'strong', children: ['late'] }, ' books cost.'] },
  { tag: 'p', children: [{ tag: 'a', href: '#fines', children: ['All fines'] }] },
] as const;

const button = page.getByRole('button', { name: 'What is a fine?' });
const fine = page.getByRole('textbox', { name: 'Fine' });
const news = page.getByRole('checkbox');
const label = (name: string) => page.getByText(name, { exact: true });
const text = page.getByRole('tooltip', { includeHidden: true }).first();
const link = page.getByRole('link', { name: 'All fines' });
const dialog = page.getByRole('dialog', { name: 'Your card' });

/** Draws a form whose fields all have a tooltip: a text field, a button group, and a checkbox with its own label. */
function draw(title = 'Fine', explanation?: string) {
  const text = explanation ? [{ tag: 'p' as const, children: [explanation] }] : [...fines];
  const tooltip = (label: string) => ({ 'ui:tooltip': { label, text } });
  const properties = {
    fine: { type: 'string', title },
    pace: { type: 'string', title: 'Pace', enum: ['Weekly', 'Monthly'] },
    news: { type: 'boolean', title: 'Write to me' },
  } satisfies Step['schema']['properties'];
  const content: Step = {
    hash: 'tooltips',
    heading: 'Tooltips',
    schema: { $id: 'all', type: 'object', properties, required: ['fine', 'pace', 'news'] },
    uiSchema: {
      fine: { 'ui:description': 'In dollars.', ...tooltip('What is a fine?') },
      pace: { 'ui:widget': 'button-group', ...tooltip('Which pace?') },
      news: { 'ui:widget': 'checkbox', ...tooltip('Which news?') },
    },
    buttons: {},
  };
  const widgets = ['text', 'button-group', 'checkbox'];
  return drawForm(() => ({ content, validators: { all: () => true }, widgets, sources: [], steps: {} }));
}

function WithDialog({ isInside }: { isInside: boolean }) {
  const [isOpen, setOpen] = useState(isInside);
  const tooltip = <Tooltip id="fine" label="What is a fine?" text={fines} />;
  return (
    <>
      {!isInside && tooltip}
      <button type="button" onClick={() => setOpen(true)}>
        Pay
      </button>
      <Dialog open={isOpen} heading="Your card" onClose={() => setOpen(false)}>
        {isInside && tooltip}
      </Dialog>
    </>
  );
}

beforeEach(takeMouseAway);

const byClick = () => userEvent.click(button);
const byKey = (key: string) => async () => {
  button.element().focus();
  await userEvent.keyboard(key);
};

test.each([
  ['a click', byClick],
  ['a tap', () => tap(button.element())],
  ['Enter', byKey('{Enter}')],
  ['Space', byKey(' ')],
])('WCAG 4.1.2: opens and closes with %s, and closes with Escape', async (_, press) => {
  await draw();
  await expect.element(text).not.toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  for (const isOpen of [true, false, true]) {
    await press();
    if (isOpen) await expect.element(text).toBeVisible();
    else await expect.element(text).not.toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', String(isOpen));
  }
  button.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeVisible();
  await expect.element(button).toHaveFocus();
});

test('WCAG: has a 44-pixel button beside the label, and moves the content below it', async () => {
  const { container } = await draw();
  expect(await accessibilityFaults(container)).toEqual([]);
  const isBeside = (one: Locator, other: Locator) => {
    const { left, top, bottom } = boxOf(one);
    const { right, ...label } = boxOf(other).toJSON();
    return left >= right && left - right < 24 && top < label.bottom && bottom > label.top;
  };
  for (const [name, of] of [
    ['What is a fine?', 'Fine'],
    ['Which pace?', 'Pace'],
    ['Which news?', 'Write to me'],
  ] as const)
    expect(isBeside(page.getByRole('button', { name }), label(of)), name).toBe(true);
  await expect.element(button).toHaveTextContent('What is a fine?');
  expect(Math.min(boxOf(button).width, boxOf(button).height)).toBeGreaterThanOrEqual(44);
  const before = boxOf(fine).top;
  await putMouseOn(button.element());
  await touchDown(button.element());
  await touchCancel();
  await expect.element(text, { message: 'a mouse or a finger that passes' }).not.toBeVisible();
  await byClick();
  await expect.element(text.getByText('late')).toHaveRole('strong');
  await expect.element(link).toBeVisible();
  const { top, bottom } = boxOf(text);
  expect(top).toBeGreaterThanOrEqual(Math.max(boxOf(button).bottom, boxOf(label('Fine')).bottom));
  expect(boxOf(fine).top).toBeGreaterThanOrEqual(bottom);
  expect(boxOf(fine).top - before).toBeGreaterThanOrEqual(bottom - top);
  await expect.element(fine).toHaveAccessibleDescription('In dollars.');
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleName('Pace');
  await expect.element(news).toHaveAccessibleName('Write to me');
  expect(await accessibilityFaults(container)).toEqual([]);
  // a press elsewhere leaves it open, so that its target does not move away; Escape closes it from there
  await userEvent.click(news);
  await expect.element(news).toBeChecked();
  await expect.element(text).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeVisible();
  await expect.element(news).toHaveFocus();
});

test.each([
  ['Fine', 'What late books cost, by the day and by the book. '.repeat(8)],
  ['Fine', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter'],
  ['The fine that you heard of when you brought your last books back to one of our branches', 'Late.'],
])('WCAG 1.4.10: fits a 320-pixel page with the label "%s"', async (title, explanation) => {
  await resize(320, 900);
  await draw(title, explanation);
  if (title !== 'Fine') expect(boxOf(label(title)).height).toBeGreaterThan(60);
  await byClick();
  await expect.element(text).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('WCAG 2.1.1: supports a link by keyboard, and returns to the button on Escape', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  await draw();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#fines');
  link.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeVisible();
  await expect.element(button).toHaveFocus();
});

test('closes on Escape before its dialog does, and stays open below a dialog', async () => {
  const { unmount } = await drawInEngine(<WithDialog isInside={true} />);
  await byClick();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeVisible();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await unmount();
  await drawInEngine(<WithDialog isInside={false} />);
  await byClick();
  await userEvent.click(page.getByRole('button', { name: 'Pay' }));
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(text).toBeVisible();
});
