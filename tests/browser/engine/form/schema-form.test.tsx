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

/** The names of the fields in view, top down. */
const fields = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field);

describe('a field that an answer reveals', () => {
  test('§4 comes with the answer and goes with it', async () => {
    await drawForm(readerForm);
    await expect.element(school).not.toBeInTheDocument();
    await userEvent.click(child);
    await expect.element(school).toBeVisible();
    await userEvent.click(adult);
    await expect.element(school).not.toBeInTheDocument();
  });

  test('§4 is required as long as it is in view', async () => {
    const { store } = await drawForm(readerForm, { answers: { readerName: 'Ada' } });
    await userEvent.click(child);
    await expect.element(school).toBeRequired();
    expect(store.getState().valid).toBe(false);
    await userEvent.click(adult);
    expect(store.getState().valid).toBe(true);
  });

  test('§4 brings back what was typed into it when it comes again', async () => {
    await drawForm(readerForm);
    await userEvent.click(child);
    await userEvent.type(school, 'Hill School');
    await userEvent.click(adult);
    await userEvent.click(child);
    await expect.element(school).toHaveValue('Hill School');
  });

  test('shows no error before it was left', async () => {
    await drawForm(readerForm);
    await userEvent.click(child);
    await expect.element(school).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('§4 is there from the start where the answer was restored', async () => {
    await drawForm(readerForm, { answers: { ageGroup: 'child', school: 'Hill School' } });
    await expect.element(school).toHaveValue('Hill School');
  });

  test('§2 comes with a fact that the form reads, and goes with it', async () => {
    const { store } = await drawForm(revealsForm, { facts: { member: true } });
    await expect.element(box('Card number')).toBeVisible();
    store.setFacts({ member: false });
    await expect.element(box('Card number')).not.toBeInTheDocument();
  });

  test('§4 takes those with it that its own answer revealed', async () => {
    const answers = { late: 'yes', paid: 'no', place: { town: 'York' } };
    const { store } = await drawForm(revealsForm, { answers });
    await expect.element(box('When will you pay?')).toBeVisible();
    await userEvent.fill(box('Is a book late?'), 'no');
    await expect.element(box('Is the fine paid?')).not.toBeInTheDocument();
    await expect.element(box('When will you pay?')).not.toBeInTheDocument();
    expect(store.getState().valid).toBe(true);
  });
});

describe('a field that stays, and of which a condition says more', () => {
  const delivery = box('Delivered?');

  test('is required as long as the condition holds', async () => {
    await drawForm(branchesForm);
    await expect.element(box('Phone')).not.toBeRequired();
    await userEvent.fill(delivery, 'yes');
    await expect.element(box('Phone')).toBeRequired();
    await expect.element(page.getByText('Phone', { exact: true })).toBeVisible();
    await userEvent.fill(delivery, 'no');
    await expect.element(box('Phone')).not.toBeRequired();
  });

  test('§4 is the one branch’s or the other’s, and keeps its answer', async () => {
    await drawForm(branchesForm, { answers: { place: 'Hill Street' } });
    await expect.element(box('Branch (optional)')).toHaveValue('Hill Street');
    await userEvent.fill(delivery, 'yes');
    await expect.element(box('Delivery address')).toHaveValue('Hill Street');
    await userEvent.fill(delivery, 'no');
    await expect.element(box('Branch (optional)')).toHaveValue('Hill Street');
  });
});

describe('the order', () => {
  test('ui:order says where fields stand, those that are revealed later included', async () => {
    await drawForm(readerForm);
    expect(fields()).toEqual(['readerName', 'ageGroup', 'booksAMonth']);
    await userEvent.click(child);
    await expect.poll(fields).toEqual(['readerName', 'ageGroup', 'school', 'booksAMonth']);
  });

  test('* stands for all the others, and an object has an order of its own', async () => {
    await drawForm(revealsForm, { answers: { late: 'yes' }, facts: { member: true } });
    expect(fields()).toEqual(['late', 'paid', 'remarks', 'place.street', 'place.town', 'card']);
  });
});

describe('an object inside a form', () => {
  test('is a group with its title', async () => {
    await drawForm(revealsForm);
    const group = page.getByRole('group', { name: 'Where you live' });
    await expect.element(group.getByRole('textbox', { name: 'Town' })).toHaveAttribute('name', 'place.town');
  });

  test('its fields are answers inside its own', async () => {
    const { answered } = await drawForm(revealsForm);
    await userEvent.type(box('Town'), 'York');
    expect(answered()).toEqual({ place: { town: 'York' } });
  });
});

test('the form draws nothing but its fields: no heading, no button, no list of errors', async () => {
  const { container, store } = await drawForm(readerForm);
  store.revealErrors();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  expect(container.querySelectorAll('button, h1, h2, h3, h4, h5, h6, .panel')).toHaveLength(0);
});

test('WCAG: axe finds nothing in a form with everything revealed', async () => {
  const { container } = await drawForm(revealsForm, {
    answers: { late: 'yes', paid: 'no' },
    facts: { member: true },
  });
  expect(await accessibilityFaults(container)).toEqual([]);
});
