import '../../../../src/styles/index.css';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../../../src/engine/ui/Dialog.tsx';
import { Tooltip } from '../../../../src/engine/ui/Tooltip.tsx';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf } from '../../helpers.ts';
import { drawInEngine } from '../draw.tsx';
import { putMouseOn, takeMouseAway, tap, touchCancel, touchDown } from '../input.ts';

const fines = [
  { tag: 'p', children: ['What ', { tag: 'strong', children: ['late'] }, ' books cost.'] },
  { tag: 'p', children: [{ tag: 'a', href: '#fines', children: ['All fines'] }] },
] as const;

const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
const below = page.getByRole('button', { name: 'Below' });
const button = page.getByRole('button', { name: 'What is a fine?' });
const text = page.getByRole('tooltip', { includeHidden: true });
const link = page.getByRole('link', { name: 'All fines' });
const dialog = page.getByRole('dialog', { name: 'Your card' });

function Piece() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button className="button" type="button">
        Elsewhere
      </button>
      <div className="field-head">
        <Tooltip id="fine" label="What is a fine?" text={fines} />
      </div>
      <button className="button" type="button" onClick={() => setPresses(presses + 1)}>
        Below
      </button>
      <output>{presses}</output>
    </>
  );
}
const draw = () => drawInEngine(<Piece />);

function WithDialog({ isInside }: { isInside: boolean }) {
  const [isOpen, setOpen] = useState(isInside);
  return (
    <>
      {!isInside && <Piece />}
      <button type="button" onClick={() => setOpen(true)}>
        Pay
      </button>
      <Dialog open={isOpen} heading="Your card" onClose={() => setOpen(false)}>
        {isInside && <Piece />}
      </Dialog>
    </>
  );
}

beforeEach(takeMouseAway);

const byClick = () => userEvent.click(button);
const byKey = (key: string) => async () => {
  await userEvent.click(elsewhere);
  await userEvent.tab();
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

test('moves the content below it down instead of covering it', async () => {
  const { container } = await draw();
  expect(await accessibilityFaults(container)).toEqual([]);
  const before = boxOf(below).top;
  await putMouseOn(button.element());
  await touchDown(button.element());
  await touchCancel();
  await expect.element(text, { message: 'a mouse or a finger that passes' }).not.toBeVisible();
  await byClick();
  await expect.element(text.getByText('late')).toHaveRole('strong');
  await expect.element(link).toBeVisible();
  const { top, bottom } = boxOf(text);
  const now = boxOf(below).top;
  expect(top).toBeGreaterThanOrEqual(boxOf(button).bottom);
  expect(now).toBeGreaterThanOrEqual(bottom);
  expect(now - before).toBeGreaterThanOrEqual(bottom - top);
  expect(await accessibilityFaults(container)).toEqual([]);
  // a press elsewhere leaves it open, so that its target does not move away; Escape closes it from there
  await userEvent.click(below);
  await expect.element(page.getByRole('status')).toHaveTextContent('1');
  await expect.element(text).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeVisible();
  await expect.element(below).toHaveFocus();
});

test('WCAG 2.1.1: supports a link by keyboard, and returns to the button on Escape', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  await draw();
  await byKey('{Enter}')();
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
