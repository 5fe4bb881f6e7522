import '../../../../src/styles/index.css';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../../../src/engine/ui/Dialog.tsx';
import { accessibilityFaults } from '../../axe.ts';
import { drawInEngine } from './draw-in-engine.tsx';

const onClose = vi.fn();

/** A page with a dialog for a card's renewal, which says so once it is done. */
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
const dialog = page.getByRole('dialog', { name: 'Renew your card' });
const heading = dialog.getByRole('heading', { name: 'Renew your card', level: 2 });
const corner = page.getByRole('button', { name: 'Close' });
const number = page.getByRole('textbox', { name: 'Number of the card' });
const notNow = page.getByRole('button', { name: 'Not now' });

async function open(title?: string) {
  const screen = await drawInEngine(<Library {...(title && { heading: title })} />);
  await userEvent.click(opener);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return screen;
}

beforeEach(() => onClose.mockClear());

test('while it is closed, nothing of it is in the page', async () => {
  await drawInEngine(<Library />);
  for (const part of [page.getByText('Renew your card'), number, corner])
    await expect.element(part).not.toBeInTheDocument();
});

test('WCAG: it is named by its heading', async () => {
  await open();
  await expect.element(dialog).toHaveAccessibleName('Renew your card');
  await expect.element(heading).toBeVisible();
});

describe('the focus', () => {
  test('WCAG 2.4.3: goes to the heading as it opens, each time', async () => {
    await open();
    await expect.element(heading).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(opener);
    await expect.element(heading).toHaveFocus();
  });

  test('WCAG 2.4.3: goes to a new heading', async () => {
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Renew it' }));
    const renewed = page.getByRole('dialog', { name: 'It is renewed' });
    await expect.element(renewed.getByRole('heading', { name: 'It is renewed' })).toHaveFocus();
  });

  test('WCAG 3.2.2: stays where one types, while the heading is the same', async () => {
    await open();
    await userEvent.type(number, '0815');
    await expect.element(number).toHaveFocus();
    await expect.element(number).toHaveValue('0815');
  });

  test.each([
    ['forwards', false],
    ['backwards', true],
  ])('WCAG 2.4.3: never reaches the page behind, going %s', async (_, shift) => {
    await open();
    const reached = new Set<string | undefined>();
    // from end to end, and around: the browser's own bars may take a turn
    for (let press = 0; press < 10; press++) {
      await userEvent.tab({ shift });
      if (document.activeElement !== document.body)
        reached.add(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
    }
    expect([...reached].sort()).toEqual(['Close', 'Not now', 'Number of the card', 'Renew it']);
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the button in the corner', () => userEvent.click(corner)],
    ['its owner', () => userEvent.click(notNow)],
  ])('WCAG 2.4.3: is back on the button that opened it, closed by %s', async (_, close) => {
    await open();
    await close();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

describe('closing', () => {
  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the button in the corner', () => userEvent.click(corner)],
  ])('%s closes it, and its owner is told', async (_, close) => {
    await open();
    await close();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(number).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(onClose).toHaveBeenCalled();
  });

  test('its owner is told once, and not of what it closed itself', async () => {
    await open();
    await userEvent.click(corner);
    await expect.element(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(notNow);
    await expect.element(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect.element(dialog).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('WCAG 2.5.8: the button in the corner is 44 pixels wide and high', async () => {
    await open();
    const { width, height } = corner.element().getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
  });
});

test('WCAG: the page behind is out of reach until it is closed', async () => {
  await open();
  for (const button of behind) {
    const element = button.element() as HTMLButtonElement;
    const { x, y } = element.getBoundingClientRect();
    expect(element.contains(document.elementFromPoint(x + 5, y + 5))).toBe(false);
    element.focus();
    await expect.element(button).not.toHaveFocus();
  }
  await userEvent.click(corner);
  for (const button of behind) {
    (button.element() as HTMLButtonElement).focus();
    await expect.element(button).toHaveFocus();
  }
});

test('WCAG: axe finds nothing in it', async () => {
  const { container } = await open();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('WCAG 1.4.10: at 320 pixels it stays inside the page, with a heading of one long word', async () => {
  await page.viewport(320, 900);
  onTestFinished(() => page.viewport(1280, 900));
  await open('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter');
  const { left, right } = page.getByRole('dialog').element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  const { scrollWidth, clientWidth } = page.getByRole('dialog').element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
