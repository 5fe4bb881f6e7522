import '../../../../src/styles/index.css';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../../../src/engine/ui/Dialog.tsx';
import { Tooltip } from '../../../../src/engine/ui/Tooltip.tsx';
import { accessibilityFaults } from '../../axe.ts';
import { putMouseOn, takeMouseAway, tap, touchCancel, touchDown } from '../pointers.ts';
import { drawInEngine } from './draw-in-engine.tsx';

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

function InDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} heading="Your card" onClose={() => setOpen(false)}>
      <Piece />
    </Dialog>
  );
}

function BesideDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Piece />
      <button type="button" onClick={() => setOpen(true)}>
        Pay
      </button>
      <Dialog open={isOpen} heading="Your card" onClose={() => setOpen(false)}>
        <p>A card.</p>
      </Dialog>
    </>
  );
}

beforeEach(takeMouseAway);

const byClick = () => userEvent.click(button);
const byTap = () => tap(button.element());
const byKey = (key: string) => async () => {
  await userEvent.click(elsewhere);
  await userEvent.tab();
  await userEvent.keyboard(key);
};

describe.each([
  ['a click', byClick],
  ['a tap', byTap],
  ['Enter', byKey('{Enter}')],
  ['Space', byKey(' ')],
])('%s', (_, press) => {
  test('WCAG 4.1.2: opens it, and its button says so', async () => {
    await draw();
    await expect.element(text).not.toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await press();
    await expect.element(text).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('a second time closes it, a third time opens it again', async () => {
    await draw();
    await press();
    await expect.element(text).toBeVisible();
    await press();
    await expect.element(text).not.toBeVisible();
    await press();
    await expect.element(text).toBeVisible();
  });

  test('Escape closes it, and the focus is on its button', async () => {
    await draw();
    await press();
    await expect.element(text).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(text).not.toBeVisible();
    await expect.element(button).toHaveFocus();
  });
});

test('its rich text is drawn', async () => {
  await draw();
  await byClick();
  await expect.element(text.getByText('late')).toHaveRole('strong');
  await expect.element(link).toBeVisible();
});

test('it lies over nothing: what follows moves down by its height', async () => {
  await draw();
  const before = below.element().getBoundingClientRect().top;
  await byClick();
  await expect.element(text).toBeVisible();
  const { top, bottom } = text.element().getBoundingClientRect();
  const now = below.element().getBoundingClientRect().top;
  expect(top).toBeGreaterThanOrEqual(button.element().getBoundingClientRect().bottom);
  expect(now).toBeGreaterThanOrEqual(bottom);
  expect(now - before).toBeGreaterThanOrEqual(bottom - top);
});

test('a press elsewhere leaves it open, so that what is pressed does not move away', async () => {
  await draw();
  await byClick();
  await userEvent.click(below);
  await expect.element(page.getByRole('status')).toHaveTextContent('1');
  await expect.element(text).toBeVisible();
});

test('a mouse or a finger that passes opens nothing', async () => {
  await draw();
  await putMouseOn(button.element());
  await expect.element(text).not.toBeVisible();
  await touchDown(button.element());
  await touchCancel();
  await expect.element(text).not.toBeVisible();
});

test('WCAG 2.1.1: a link in it can be reached and followed; Escape on it leads back to the button', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  await draw();
  await byKey('{Enter}')();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#fines');
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeVisible();
  await expect.element(button).toHaveFocus();
});

test('Escape closes it wherever the focus is', async () => {
  await draw();
  await byClick();
  await userEvent.click(below);
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeVisible();
  await expect.element(below).toHaveFocus();
});

test('in a dialog, Escape closes it and not the dialog, which is for the second Escape', async () => {
  await drawInEngine(<InDialog />);
  await byClick();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeVisible();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('while a dialog is open over it, Escape is the dialog’s', async () => {
  await drawInEngine(<BesideDialog />);
  await byClick();
  await userEvent.click(page.getByRole('button', { name: 'Pay' }));
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(text).toBeVisible();
});

test('WCAG: axe finds nothing in it, open or not', async () => {
  const { container } = await draw();
  expect(await accessibilityFaults(container)).toEqual([]);
  await byClick();
  await expect.element(text).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
