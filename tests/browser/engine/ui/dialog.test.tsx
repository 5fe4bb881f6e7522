import '../../../../src/styles/index.css';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../../../src/engine/ui/Dialog.tsx';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, resize } from '../../helpers.ts';
import { drawInEngine } from '../draw.tsx';

const onClose = vi.fn();

/** A page with a dialog for renewing a card. */
function Library({ heading = 'Renew your card' }: { heading?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isRenewed, setRenewed] = useState(false);
  const [, setNumber] = useState('');
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button">Before</button>
      <button type="button" onClick={() => setOpen(true)}>
        Renew
      </button>
      <Dialog open={isOpen} heading={isRenewed ? 'It is renewed' : heading} onClose={close}>
        <input aria-label="Number of the card" onChange={({ target }) => setNumber(target.value)} />
        <button type="button" onClick={() => setRenewed(true)}>
          Renew it
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Not now
        </button>
      </Dialog>
      <button type="button">After</button>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Renew', exact: true });
const behind = ['Before', 'Renew', 'After'].map((name) =>
  page.getByRole('button', { name, exact: true, includeHidden: true }),
);
const dialog = page.getByRole('dialog');
const heading = dialog.getByRole('heading', { level: 2 });
const corner = page.getByRole('button', { name: 'Close' });
const notNow = page.getByRole('button', { name: 'Not now' });
const number = page.getByRole('textbox', { name: 'Number of the card' });

async function open(title?: string) {
  const screen = await drawInEngine(<Library {...(title && { heading: title })} />);
  for (const part of [page.getByText('Renew your card'), number, corner])
    expect(part.query(), 'nothing of a closed dialog is in the page').toBeNull();
  await userEvent.click(opener);
  await expect.element(dialog).toBeVisible();
  return screen;
}

beforeEach(() => onClose.mockClear());

test('WCAG 2.4.3: focuses the heading, which names the dialog, when it opens or changes', async () => {
  const { container } = await open();
  await expect.element(dialog).toHaveAccessibleName('Renew your card');
  await expect.element(heading).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(opener);
  await expect.element(heading).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Renew it' }));
  await expect.element(dialog).toHaveAccessibleName('It is renewed');
  await expect.element(heading).toHaveFocus();
  await userEvent.type(number, '0815');
  await expect.element(number).toHaveFocus();
  await expect.element(number).toHaveValue('0815');
});

test.each([false, true])('WCAG 2.4.3: keeps Tab inside the dialog, with Shift: %s', async (shift) => {
  await open();
  const reached = new Set<string | undefined>();
  // enough presses to go around: the focus may also pass through the browser's own toolbars
  for (let press = 0; press < 10; press++) {
    await userEvent.tab({ shift });
    if (document.activeElement !== document.body)
      reached.add(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
  }
  expect([...reached].sort()).toEqual(['Close', 'Not now', 'Number of the card', 'Renew it']);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}'), 1],
  ['the button in the corner', () => userEvent.click(corner), 1],
  ['a button of its content', () => userEvent.click(notNow), 0],
])('WCAG 2.4.3: returns the focus to the opener when closed by %s', async (_, close, calls) => {
  await open();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(number).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.click(opener);
  await expect.element(dialog).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(calls);
});

test('WCAG: blocks the page behind until it is closed with a 44-pixel button', async () => {
  await open();
  for (const button of behind) {
    const element = button.element() as HTMLButtonElement;
    const { x, y } = boxOf(button);
    expect(element.contains(document.elementFromPoint(x + 5, y + 5))).toBe(false);
    element.focus();
    await expect.element(button).not.toHaveFocus();
  }
  expect(boxOf(corner)).toMatchObject({ width: 44, height: 44 });
  await userEvent.click(corner);
  for (const button of behind) {
    (button.element() as HTMLButtonElement).focus();
    await expect.element(button).toHaveFocus();
  }
});

test('WCAG 1.4.10: fits a 320-pixel page with a heading of one long word', async () => {
  await resize(320, 900);
  await open('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter');
  expect(boxOf(dialog).left).toBeGreaterThanOrEqual(0);
  expect(boxOf(dialog).right).toBeLessThanOrEqual(320);
  const { scrollWidth, clientWidth } = dialog.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
