import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { longDay } from '../../../../src/engine/days.ts';
import { isoDay, resolveBound } from '../../../../src/engine/validators/date-range.ts';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, resize } from '../../helpers.ts';
import { join, renew, thank } from '../draw.tsx';
import { listSource } from '../sources.ts';

const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Turn the page' });
const previous = page.getByRole('button', { name: 'Back a page' });
const box = (name: string) => page.getByRole('textbox', { name });
const name = box('Name');
const radio = (name: string) => page.getByRole('radio', { name });
const adult = { readerName: 'Ada', ageGroup: 'adult' };
const child = { readerName: 'Ada', ageGroup: 'child', school: 'Hill School' };

const READER = 'Who will read?';
const GUARDIAN = 'Who looks after them?';
const CARD = 'When shall we have your card ready?';
const expectStep = (text: string) => expect.element(heading).toHaveTextContent(text);

test('runs a journey about another subject from JSON alone', async () => {
  const books = listSource([{ title: 'Emma' }, { title: 'Persuasion' }]);
  const branches = listSource([{ code: 'river', name: 'River Road' }]);
  const lastDay = resolveBound({ from: 'startOfMonth', months: 2, days: 1 });
  const { record } = await join('', { sources: { books, branches } });

  await expectStep(READER);
  await expect.element(page.getByText('A card is free for everyone who lives by the river.')).toBeVisible();
  await userEvent.type(name, 'Zoë O’Brien-Núñez');
  await userEvent.click(radio('Child'));
  await userEvent.type(box('School'), 'Hill School');
  await userEvent.type(box('Books a month (optional)'), '30');
  await expect.element(page.getByText('You read a lot.')).toBeVisible();
  await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
  await userEvent.click(next);

  await expectStep(GUARDIAN);
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('Bob{Enter}');

  await expectStep(CARD);
  const alert = page.getByText('A child’s card is handed to the guardian.');
  await expect.element(alert).toBeVisible();
  expect(boxOf(page.getByRole('combobox').first()).top).toBeGreaterThan(boxOf(alert).bottom);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Branch' }), 'River Road');
  await userEvent.type(page.getByRole('combobox', { name: 'A book you love (optional)' }), 'per');
  await userEvent.click(page.getByRole('option', { name: 'Persuasion' }));
  await userEvent.type(box('Ready on'), '2999-12-31');
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Choose a day until ${longDay(lastDay)}`);
  await userEvent.fill(box('Ready on'), isoDay(new Date()));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();

  expect(record()).toEqual({
    readerName: 'Zoë O’Brien-Núñez',
    ageGroup: 'child',
    school: 'Hill School',
    booksAMonth: 30,
    guardianName: 'Bob',
    branch: 'river',
    favourite: [{ title: 'Persuasion' }],
    readyOn: isoDay(new Date()),
  });
});

test('§2 opens the step of the hash, or the first step for any other hash', async () => {
  const { container } = await join('#%E0%A4%A');
  await expectStep(READER);
  await expect.element(previous).not.toBeInTheDocument();
  expect(document.activeElement, 'the first step leaves the focus alone').toBe(document.body);
  expect(heading.element().closest('[data-step]')?.getAttribute('data-step')).toBe('reader');
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(await accessibilityFaults(container)).toEqual([]);
  for (const [hash, step] of [
    ['#card', CARD],
    ['#', READER],
    ['#card', CARD],
    ['#guardian', READER],
    ['#card', CARD],
    ['#nowhere', READER],
  ] as const) {
    location.hash = hash;
    await expectStep(step);
    if (step === READER) continue;
    await expect.element(previous).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  }
});

test('§2, WCAG 2.4.3: disables Next on an invalid step but keeps it in the tab order', async () => {
  const { container } = await join('#guardian', { saved: child });
  const guardian = box('Guardian’s name');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(guardian, 'Bob');
  await expect.element(next).not.toHaveAttribute('aria-disabled');
  await userEvent.clear(guardian);
  for (const button of [previous, next]) {
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  expect(boxOf(previous).right).toBeLessThanOrEqual(boxOf(next).left);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§2 pushes the hash of each step, and skips a step whose condition is not met', async () => {
  await join('', { saved: { ...child, ageGroup: 'adult' } });
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  await userEvent.click(next);
  await expectStep(CARD);
  expect(location.hash).toBe('#card');
  await userEvent.click(previous);
  await expectStep(READER);
  expect(location.hash).toBe('#reader');
  history.back();
  await expectStep(CARD);
  history.back();
  await expectStep(READER);
  await userEvent.type(name, '{Enter}');
  await expectStep(CARD);
});

test('§4 restores saved answers, and leaves out hidden ones until they show again', async () => {
  const onTyped = vi.fn();
  const { record } = await join('#reader', { saved: child, onTyped });
  await expect.element(name).toHaveValue('Ada');
  await expect.element(radio('Child')).toBeChecked();
  await expect.element(next).toBeEnabled();
  await userEvent.click(radio('Adult'));
  expect(record()).toEqual(adult);
  expect(onTyped.mock.calls, 'what was typed, and nothing of what that hides').toEqual([
    [{ ageGroup: 'adult' }, expect.objectContaining({ hash: 'reader' })],
  ]);
  await userEvent.click(radio('Child'));
  expect(record()).toEqual(child);
  await userEvent.type(name, ' 1');
  location.hash = '#card';
  await expectStep(CARD);
  location.hash = '#reader';
  await expect.element(name).toHaveValue('Ada 1');
});

test('§7 focuses the heading of a later step, scrolls to the top and reports the step', async () => {
  const onStep = vi.fn();
  await resize(390, 300);
  await join('', { saved: adult, onStep });
  expect(document.title).toBe(`${READER} | Join the library`);
  await userEvent.type(name, ' B');
  scrollTo(0, 200);
  expect(scrollY).toBeGreaterThan(0);
  await userEvent.click(next);
  await expect.element(heading).toHaveFocus();
  expect(scrollY).toBe(0);
  await expect.poll(() => document.title).toBe(`${CARD} | Join the library`);
  expect(onStep.mock.calls.map(([{ hash }]) => hash)).toEqual(['reader', 'card']);
  history.back();
  await expectStep(READER);
  await expect.element(heading).toHaveFocus();
});

test('§2 shows no position on the only step of a journey, but its print button and links', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const { container } = await thank('', { continues: true });
  await expect.element(heading).toHaveFocus();
  expect(container.querySelector('.eyebrow')).toBeNull();
  expect(heading.element().querySelector('svg')).not.toBeNull();
  await expect.element(page.getByRole('heading', { level: 2, name: 'What happens next' })).toBeVisible();
  await expect.element(page.getByText('We send you your card.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Print this' }));
  expect(print).toHaveBeenCalledOnce();
  const catalogue = page.getByRole('link', { name: 'To the catalogue' });
  await expect.element(catalogue).toHaveAttribute('href', '/catalogue');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§2 leaves the journey with Previous on the first step if the page allows it', async () => {
  const onLeave = vi.fn();
  await renew('', { onLeave });
  await userEvent.click(previous);
  expect(onLeave).toHaveBeenCalledOnce();
});
