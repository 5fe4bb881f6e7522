import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import branchesForm from '../../../fixtures/library/forms/branches.json?content';
import revealsForm from '../../../fixtures/library/forms/reveals.json?content';
import readerForm from '../../../fixtures/library/steps/reader.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw.tsx';

const box = (name: string) => page.getByRole('textbox', { name });

/** Returns the names of the visible fields, from top to bottom. */
const fields = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field);

test('§4 reveals a required field in its place, and keeps its text while it is hidden', async () => {
  const [child, school] = [page.getByRole('radio', { name: 'Child' }), box('School')];
  const { store, container } = await drawForm(readerForm, { answers: { readerName: 'Ada' } });
  expect(fields()).toEqual(['readerName', 'ageGroup', 'booksAMonth']);
  await userEvent.click(child);
  await expect.poll(fields).toEqual(['readerName', 'ageGroup', 'school', 'booksAMonth']);
  await expect.element(school).toBeRequired();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(store.getState().valid).toBe(false);
  await userEvent.type(school, 'Hill School');
  await userEvent.click(page.getByRole('radio', { name: 'Adult' }));
  await expect.element(school).not.toBeInTheDocument();
  expect(store.getState().valid).toBe(true);
  await userEvent.click(child);
  await expect.element(school).toHaveValue('Hill School');
  expect(
    container.querySelector('button, h1, h2, h3, .panel'),
    'a form draws nothing but its fields',
  ).toBeNull();
});

test('§4 changes the title and required state of a field with its branch, and keeps its answer', async () => {
  await drawForm(branchesForm, { answers: { place: 'Hill Street' } });
  const expectBranch = async () => {
    await expect.element(box('Phone')).not.toBeRequired();
    await expect.element(box('Branch (optional)')).toHaveValue('Hill Street');
  };
  await expectBranch();
  await userEvent.fill(box('Delivered?'), 'yes');
  await expect.element(box('Phone')).toBeRequired();
  await expect.element(page.getByText('Phone', { exact: true })).toBeVisible();
  await expect.element(box('Delivery address')).toHaveValue('Hill Street');
  await userEvent.fill(box('Delivered?'), 'no');
  await expectBranch();
});

test('replaces "*" in ui:order by all other fields, and draws an object as a titled group', async () => {
  const options = { answers: { late: 'yes' }, facts: { member: true } };
  const { container, answered, store } = await drawForm(revealsForm, options);
  const place = ['place.street', 'place.town'];
  expect(fields()).toEqual(['late', 'paid', 'remarks', 'place', ...place, 'card']);
  const town = page.getByRole('group', { name: 'Where you live' }).getByRole('textbox', { name: 'Town' });
  await expect.element(town).toHaveAttribute('name', 'place.town');
  await userEvent.type(town, 'York');
  expect(answered()).toEqual({ late: 'yes', place: { town: 'York' } });
  expect(await accessibilityFaults(container)).toEqual([]);
  // §2 a field goes with the fact that revealed it; §4 one that a revealed answer reveals goes with that
  await userEvent.fill(box('Is the fine paid?'), 'no');
  await expect.element(box('When will you pay?')).toBeVisible();
  store.setFacts({ member: false });
  await expect.element(box('Card number')).not.toBeInTheDocument();
  await userEvent.fill(box('Is a book late?'), 'no');
  await expect.poll(fields).toEqual(['late', 'remarks', 'place', ...place]);
  expect(store.getState().valid).toBe(true);
});
