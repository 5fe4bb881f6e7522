import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import coverType from '../../../../content/steps/quote/cover-type.json?content';
import listForm from '../../../fixtures/library/forms/list.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf, textsOf } from '../../helpers.ts';
import { drawStep, join } from '../draw.tsx';

const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Turn the page' });
const goOn = page.getByRole('button', { name: 'Go on' });
const name = page.getByRole('textbox', { name: 'Name' });
const books = page.getByRole('textbox', { name: 'Books a month (optional)' });
const adult = page.getByRole('radio', { name: 'Adult' });
const summary = page.getByRole('region', { name: 'Please check your answers' });
const link = (text: string) => summary.getByRole('link', { name: text });
const lines = () => textsOf(summary.getByRole('listitem'));

/** Presses a button that is marked as disabled, but still reacts to the mouse and to keys. */
const press = (button: typeof next) => userEvent.click(button, { force: true });

const pressByKey = async () => {
  next.element().focus();
  await userEvent.keyboard('{Enter}');
};

const half = { ageGroup: 'child', booksAMonth: 50 };
const [NAME, SCHOOL, BOOKS] = ['Enter the reader’s name', 'Enter the school', 'Enter at most 30'];

/** Draws a step with three errors, and tries to leave it. */
async function drawRefused(hash = '') {
  const drawn = await join(hash, { saved: half });
  await press(next);
  await expect.element(summary).toHaveFocus();
  return drawn;
}

test.each([
  ['the mouse on Next', () => press(next)],
  ['a key on Next', pressByKey],
  ['Enter in a field', () => userEvent.type(name, '{Enter}')],
])('§2 shows and lists every message when the visitor continues too early with %s', async (_, tryIt) => {
  await join('', { saved: half });
  await userEvent.click(name);
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).toHaveTextContent(NAME);
  await expect.element(summary).not.toBeInTheDocument();
  await tryIt();
  await expect.poll(lines).toEqual([NAME, SCHOOL, BOOKS]);
  expect(textsOf(page.getByRole('alert'))).toEqual([NAME, SCHOOL, BOOKS]);
  await expect.element(heading).toHaveTextContent('Who will read?');
  expect(location.hash).toBe('');
});

test('§2 focuses the list on each attempt, and removes it when the visitor leaves the step', async () => {
  const { reports, container } = await drawRefused('#reader');
  const refusals = () => reports.filter(({ type }) => type === 'incomplete');
  expect(refusals()).toEqual([{ type: 'incomplete', step: 'reader' }]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(books);
  await expect.element(summary).not.toHaveFocus();
  await press(next);
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toBeInViewport();
  expect(boxOf(heading).top).toBeGreaterThanOrEqual(boxOf(summary).bottom);
  expect(refusals()).toHaveLength(2);
  location.hash = '#card';
  await expect.element(heading).toHaveTextContent('When shall we have your card ready?');
  location.hash = '#reader';
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(summary).not.toBeInTheDocument();
});

test('§2 focuses the field that a link names, or the first button of a group', async () => {
  await join('', { saved: { booksAMonth: 50 } });
  await press(next);
  await userEvent.click(link(BOOKS));
  await expect.element(books).toHaveFocus();
  await expect.element(page.getByText('Books a month (optional)')).toBeInViewport();
  await userEvent.click(link('Choose an age group'));
  const child = page.getByRole('radio', { name: 'Child' });
  await expect.element(child).toHaveFocus();
  await expect.element(child).not.toBeChecked();
  expect(location.hash).toBe('');
});

test('§2 names the entry of each message, and links to its field', async () => {
  await drawStep(listForm, { saved: { pets: [{ kind: 'cat' }, { name: 'Rex', kind: 'dog' }, {}] } });
  await press(goOn);
  await expect
    .poll(lines)
    .toEqual([
      'Pet 1: Say what it is called',
      'Pet 2: Say what colour its collar has',
      'Pet 3: Say what it is called',
      'Pet 3: Choose a kind',
    ]);
  const pet = (number: number) => page.getByRole('group', { name: `Pet ${number}`, exact: true });
  for (const [line, field] of [
    [link('Pet 3: Say what it is called'), pet(3).getByRole('textbox', { name: 'Name' })],
    [link('Pet 3: Choose a kind'), pet(3).getByRole('combobox', { name: 'Kind' })],
    [link('Pet 1: Say what it is called'), pet(1).getByRole('textbox', { name: 'Name' })],
  ] as const) {
    await userEvent.click(line);
    await expect.element(field).toHaveFocus();
  }
});

test('updates the list as answers change, and keeps the focus in the field', async () => {
  await drawRefused();
  await userEvent.click(adult);
  await expect.poll(lines).toEqual([NAME, BOOKS]);
  await userEvent.fill(name, '4da');
  await expect.poll(lines).toEqual(['Use letters, spaces, hyphens and apostrophes', BOOKS]);
  await userEvent.fill(name, 'Ada');
  await expect.poll(lines).toEqual([BOOKS]);
  await userEvent.fill(books, '3');
  await expect.element(summary).not.toBeInTheDocument();
  await expect.element(books).toHaveFocus();
  await userEvent.click(next);
  await expect.element(heading).toHaveTextContent('When shall we have your card ready?');
});

test('lists an error of the whole step with the link of its alert', async () => {
  const visaType = (isSupported: boolean) => ({ visaType: [{ code: '500', isSupported }] });
  const saved = { coverType: 'S', ...visaType(false) };
  const { reports, changeOutside } = await drawStep(coverType, { saved });
  await press(goOn);
  await expect.poll(lines).toEqual(['Choose a visa we offer cover for']);
  await expect.element(link('Choose a visa we offer cover for')).toHaveAttribute('href', '#visa-type');
  await expect.element(summary).toHaveFocus();
  expect(reports).toEqual([{ type: 'incomplete', step: 'cover-type' }]);
  await changeOutside({}, visaType(true));
  await userEvent.click(goOn);
  await expect.element(heading).toHaveTextContent('The end');
});
