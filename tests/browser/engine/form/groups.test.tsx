import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import groupsForm from '../../../fixtures/library/forms/groups.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { textsOf } from '../../helpers.ts';
import { drawForm, drawStep } from '../draw.tsx';

const group = (name: string) => page.getByRole('group', { name, exact: true });
const subjects = group('What do you read?');
const contact = group('How can we reach you?');
const books = group('Books to keep');
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
const alert = page.getByRole('alert');
const SUBJECTS = 'Choose at least one subject';
const CONTACT = 'Enter a phone number or an address';
const TITLE = 'Enter the title or the author';

test('§5 shows a group’s message after the visitor has left the group, until its rule is met', async () => {
  const { container } = await drawForm(groupsForm);
  await userEvent.click(tick('History'));
  await userEvent.click(tick('History'));
  await userEvent.tab();
  await expect.element(tick('Poetry')).toHaveFocus();
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(subjects.getByRole('alert')).toHaveTextContent(SUBJECTS);
  await expect.element(subjects).toHaveAccessibleDescription(SUBJECTS);
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(tick('Poetry'));
  await expect.element(subjects.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(subjects).not.toHaveAccessibleDescription();
});

test('§5 lists the messages of groups and lists in the summary, whose links focus their first control', async () => {
  const { container } = await drawStep(groupsForm);
  await userEvent.click(page.getByRole('button', { name: 'Go on' }), { force: true });
  const summary = page.getByRole('region', { name: 'Please check your answers' });
  await expect.poll(() => textsOf(summary.getByRole('listitem'))).toEqual([SUBJECTS, CONTACT, TITLE]);
  expect(textsOf(alert)).toEqual([SUBJECTS, CONTACT, TITLE]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(summary.getByRole('link', { name: CONTACT }));
  await expect.element(box('Phone')).toHaveFocus();
  await userEvent.click(summary.getByRole('link', { name: TITLE }));
  await expect.element(box('Title')).toHaveFocus();
  await userEvent.keyboard('Emma');
  await expect.poll(() => textsOf(alert)).toEqual([SUBJECTS, CONTACT]);
});

test('shows the message of each rule of a group, and of a field that another answer asks for', async () => {
  const { store } = await drawForm(groupsForm);
  await userEvent.type(box('Remarks (optional)'), 'ring twice');
  await userEvent.click(tick('History'));
  await expect.element(contact.getByRole('alert')).toHaveTextContent('Enter one of the two');
  store.revealErrors();
  await expect.poll(() => textsOf(contact.getByRole('alert'))).toEqual(['Enter one of the two']);
  await userEvent.type(box('Address'), 'River Road 1');
  await expect.element(contact.getByRole('alert')).not.toBeInTheDocument();
  store.revealErrors();
  await expect.element(contact.getByRole('alert')).toHaveTextContent('Enter the floor');
  await expect.element(box('Floor')).toHaveAccessibleDescription('Enter the floor');
});

test('shows the message of a group without a title below its fields', async () => {
  const { container } = await drawForm(groupsForm);
  await userEvent.type(box('Red (optional)'), 'a');
  await userEvent.type(box('Blue (optional)'), 'b');
  await userEvent.click(tick('History'));
  await expect.element(alert).toHaveTextContent('Enter only 1');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('shows a list’s own message after the visitor has left the list', async () => {
  const { reports } = await drawForm(groupsForm);
  await userEvent.type(box('Title'), 'Emma');
  await userEvent.click(page.getByRole('button', { name: 'Add a book' }));
  await userEvent.keyboard('Emma');
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.click(tick('History'));
  await expect.element(alert).toHaveTextContent('Enter each book once');
  await expect.element(books).toHaveAccessibleDescription('Enter each book once');
  await userEvent.click(page.getByRole('button', { name: 'Remove Book 2' }));
  await expect.element(alert).not.toBeInTheDocument();
  const updated = reports
    .filter(({ type }) => type === 'update')
    .map((report) => 'field' in report && report.field);
  expect(updated).toEqual(['books[0].title', 'books[1].title', 'subjects.history']);
});

test('§5 marks only a field that can always stay empty as optional', async () => {
  await drawForm(groupsForm);
  for (const name of ['History', 'Poetry']) await expect.element(tick(name)).toBeVisible();
  for (const name of ['Phone', 'Address', 'Floor', 'Title', 'Author'])
    await expect.element(box(name)).toBeVisible();
  for (const name of ['Remarks', 'Red', 'Blue'])
    await expect.element(box(`${name} (optional)`)).toBeVisible();
  await expect.element(box('Phone')).not.toHaveAttribute('aria-required');
});
