import '../../../../src/styles/index.css';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../../../src/engine/ui/Dialog.tsx';
import { Tooltip } from '../../../../src/engine/ui/Tooltip.tsx';
import { accessibilityFaults } from '../../axe.ts';
import { moveMouseDownTo, putMouseOn, takeMouseAway, tap, touchCancel, touchDown } from '../pointers.ts';
import { drawInEngine } from './draw-in-engine.tsx';

const fines = [
  { tag: 'p', children: ['What ', { tag: 'strong', children: ['late'] }, ' books cost.'] },
  { tag: 'p', children: [{ tag: 'a', href: '#fines', children: ['All fines'] }] },
] as const;

const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
const button = page.getByRole('button', { name: 'What is a fine?' });
const text = page.getByRole('tooltip', { includeHidden: true });
const link = page.getByRole('link', { name: 'All fines' });
const dialog = page.getByRole('dialog', { name: 'Your card' });

const piece = (
  <>
    <button type="button">Elsewhere</button>
    <div style={{ display: 'flex', position: 'relative' }}>
      <Tooltip id="fine" label="What is a fine?" text={fines} />
    </div>
  </>
);
const draw = () => drawInEngine(piece);

function InDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} heading="Your card" onClose={() => setOpen(false)}>
      {piece}
    </Dialog>
  );
}

beforeEach(takeMouseAway);

const over = () => putMouseOn(button.element());
const onto = async () => {
  await userEvent.click(elsewhere);
  await takeMouseAway();
  await userEvent.tab();
};
const press = () => tap(button.element());
const overWithFocusElsewhere = async () => {
  await userEvent.click(elsewhere);
  await over();
};

test('WCAG 1.4.13: it is hidden at first, and describes its button all the same', async () => {
  await draw();
  await expect.element(text).not.toBeVisible();
  await expect.element(button).toHaveAccessibleDescription('What late books cost. All fines');
});

test('its rich text is drawn', async () => {
  await draw();
  await over();
  await expect.element(text.getByText('late')).toHaveRole('strong');
  await expect.element(link).toBeVisible();
});

describe('with a mouse', () => {
  test('WCAG 1.4.13: it shows over the button and stays on the way to its text, until both are left', async () => {
    await draw();
    await over();
    await expect.element(text).toBeVisible();
    await moveMouseDownTo(text.element());
    await expect.element(text).toBeVisible();
    await takeMouseAway();
    await expect.element(text).not.toBeVisible();
  });

  test('design: a click on the button keeps it, until there is one elsewhere', async () => {
    await draw();
    await over();
    await expect.element(text).toBeVisible();
    await userEvent.click(button);
    await takeMouseAway();
    await expect.element(text).toBeVisible();
    await userEvent.click(elsewhere);
    await expect.element(text).not.toBeVisible();
  });

  test('WCAG 2.1.1: a link in it can be followed', async () => {
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    await draw();
    await over();
    await userEvent.click(link);
    await expect.poll(() => location.hash).toBe('#fines');
  });
});

describe('with the keyboard', () => {
  test('WCAG 1.4.13: it shows with the focus, and goes with it', async () => {
    await draw();
    await onto();
    await expect.element(button).toHaveFocus();
    await expect.element(text).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect.element(elsewhere).toHaveFocus();
    await expect.element(text).not.toBeVisible();
  });

  test('WCAG 2.1.1: a link in it can be reached', async () => {
    await draw();
    await onto();
    await expect.element(text).toBeVisible();
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
  });
});

describe('with a finger', () => {
  test('a tap opens it, a second one closes it, a third one opens it again', async () => {
    await draw();
    await press();
    await expect.element(text).toBeVisible();
    await press();
    await expect.element(text).not.toBeVisible();
    await press();
    await expect.element(text).toBeVisible();
  });

  test('a press elsewhere closes it', async () => {
    await draw();
    await press();
    await expect.element(text).toBeVisible();
    await touchDown(elsewhere.element());
    await expect.element(text).not.toBeVisible();
    await touchCancel();
  });

  test('design: a finger that swipes over it opens nothing', async () => {
    await draw();
    await touchDown(button.element());
    await expect.element(text).not.toBeVisible();
    await touchCancel();
    await expect.element(text).not.toBeVisible();
  });

  test('WCAG 2.1.1: a link in it can be followed', async () => {
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    await draw();
    await press();
    await expect.element(text).toBeVisible();
    await tap(link.element());
    await expect.poll(() => location.hash).toBe('#fines');
  });
});

describe.each([
  ['the mouse is over it', over],
  ['the focus is on it', onto],
  ['it was tapped', press],
  ['the mouse is over it and the focus elsewhere', overWithFocusElsewhere],
])('Escape, where %s', (_, open) => {
  test('WCAG 1.4.13: closes it', async () => {
    await draw();
    await open();
    await expect.element(text).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(text).not.toBeVisible();
  });

  test('closes it and not the dialog around it, which is for the second Escape', async () => {
    await drawInEngine(<InDialog />);
    await open();
    await expect.element(text).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(text).not.toBeVisible();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

test('WCAG 1.4.13: after Escape it comes back when it is asked for again', async () => {
  await draw();
  await over();
  await expect.element(text).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeVisible();
  await takeMouseAway();
  await over();
  await expect.element(text).toBeVisible();
});

test('WCAG: axe finds nothing in it, open or not', async () => {
  const { container } = await draw();
  expect(await accessibilityFaults(container)).toEqual([]);
  await onto();
  await expect.element(text).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
