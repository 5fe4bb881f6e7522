import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import branchesForm from '../../../fixtures/library/forms/branches.json?content';
import revealsForm from '../../../fixtures/library/forms/reveals.json?content';
import readerForm from '../../../fixtures/library/steps/reader.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw-form.tsx';

const box = (name: string) => page.getByRole('textbox', { name });
const child = page.getByRole('radio', { name: 'Child' });
const adult = page.getByRole('radio', { name: 'Adult' });
const school = box('School');

/** Returns the names of the fields in view, top down. */
const fields = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field);

describe('a field that an answer reveals', () => {
  test('§4 comes with the answer, in the place of ui:order, is required while it is in view, and keeps its text', async () => {
    const { store } = await drawForm(readerForm, { answers: { readerName: 'Ada' } });
    expect(fields()).toEqual(['readerName', 'ageGroup', 'booksAMonth']);
    await userEvent.click(child);
    await expect.poll(fields).toEqual(['readerName', 'ageGroup', 'school', 'booksAMonth']);
    await expect.element(school).toBeRequired();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(store.getState().valid).toBe(false);
    await userEvent.type(school, 'Hill School');
    await userEvent.click(adult);
    await expect.element(school).not.toBeInTheDocument();
    expect(store.getState().valid).toBe(true);
    await userEvent.click(child);
    await expect.element(school).toHaveValue('Hill School');
  });

  test('§4 is there from the start if the answer was restored', async () => {
    await drawForm(readerForm, { answers: { ageGroup: 'child', school: 'Hill School' } });
    await expect.element(school).toHaveValue('Hill School');
  });

  test('§2 comes with a fact that the form reads, and goes with it', async () => {
    const { store } = await drawForm(revealsForm, { facts: { member: true } });
    await expect.element(box('Card number')).toBeVisible();
    store.setFacts({ member: false });
    await expect.element(box('Card number')).not.toBeInTheDocument();
  });

  test('§4 goes together with those that its own answer revealed', async () => {
    const answers = { late: 'yes', paid: 'no', place: { town: 'York' } };
    const { store } = await drawForm(revealsForm, { answers });
    await expect.element(box('When will you pay?')).toBeVisible();
    await userEvent.fill(box('Is a book late?'), 'no');
    await expect.element(box('Is the fine paid?')).not.toBeInTheDocument();
    await expect.element(box('When will you pay?')).not.toBeInTheDocument();
    expect(store.getState().valid).toBe(true);
  });
});

test('§4 a field that both branches have follows its branch: its title, whether it is required; its answer stays', async () => {
  await drawForm(branchesForm, { answers: { place: 'Hill Street' } });
  const delivery = box('Delivered?');
  await expect.element(box('Phone')).not.toBeRequired();
  await expect.element(box('Branch (optional)')).toHaveValue('Hill Street');
  await userEvent.fill(delivery, 'yes');
  await expect.element(box('Phone')).toBeRequired();
  await expect.element(page.getByText('Phone', { exact: true })).toBeVisible();
  await expect.element(box('Delivery address')).toHaveValue('Hill Street');
  await userEvent.fill(delivery, 'no');
  await expect.element(box('Phone')).not.toBeRequired();
  await expect.element(box('Branch (optional)')).toHaveValue('Hill Street');
});

test('* in ui:order stands for all other fields; an object is a group with its title and an order of its own', async () => {
  const { container, answered } = await drawForm(revealsForm, {
    answers: { late: 'yes' },
    facts: { member: true },
  });
  expect(fields()).toEqual(['late', 'paid', 'remarks', 'place.street', 'place.town', 'card']);
  const town = page.getByRole('group', { name: 'Where you live' }).getByRole('textbox', { name: 'Town' });
  await expect.element(town).toHaveAttribute('name', 'place.town');
  await userEvent.type(town, 'York');
  expect(answered()).toEqual({ late: 'yes', place: { town: 'York' } });
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('the form draws nothing but its fields: no heading, no button, no list of errors', async () => {
  const { container, store } = await drawForm(readerForm);
  store.revealErrors();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  expect(container.querySelectorAll('button, h1, h2, h3, h4, h5, h6, .panel')).toHaveLength(0);
});
