import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { aProduct } from '../../quote-page.tsx';
import { card, draw, four, saved, stayOnPage } from './support.ts';

beforeEach(stayOnPage);

describe('§2 the comparison', () => {
  const onlyDifferences = page.getByRole('checkbox', { name: 'Show differences only' });
  const linesOf = (name: string) =>
    card(name)
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const basic = aProduct('Basic', '11.50');
  const plus = aProduct('Plus', '21.50');
  plus.productInfo.coverSummaryFeatures = [
    { feature: 'Emergency ambulance', inclusionStatus: 'included' },
    { feature: 'Glasses', inclusionStatus: 'included' },
    { feature: 'Dental', inclusionStatus: 'included' },
  ];

  test('has the same rows for every product, whatever each one lists', async () => {
    await draw({ products: () => [basic, plus] });
    await expect.element(card('Basic')).toBeVisible();
    expect(linesOf('Basic')).toEqual([
      'Emergency ambulance Included',
      'Dental Partly covered',
      'Pregnancy Not included',
      'Glasses Not listed',
    ]);
    expect(linesOf('Plus')).toEqual([
      'Emergency ambulance Included',
      'Dental Included',
      'Pregnancy Not listed',
      'Glasses Included',
    ]);
  });

  test.each([390, 1280])('lines its rows up across the cards, %d pixels wide', async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 900));
    await draw({ products: () => [basic, plus] });
    await expect.element(card('Basic')).toBeVisible();
    const tops = (name: string) =>
      [...card(name).element().querySelectorAll('.inclusion-status')].map((status) =>
        Math.round(status.getBoundingClientRect().top),
      );
    expect(tops('Basic')).toEqual(tops('Plus'));
    expect(new Set(tops('Basic')).size).toBe(4);
  });

  test('shows only what differs, on request', async () => {
    await draw({ products: () => [basic, plus] });
    await userEvent.click(onlyDifferences);
    expect(linesOf('Basic')).toEqual([
      'Dental Partly covered',
      'Pregnancy Not included',
      'Glasses Not listed',
    ]);
    await userEvent.click(onlyDifferences);
    expect(linesOf('Basic')).toHaveLength(4);
  });

  test('offers no such choice where nothing differs', async () => {
    await draw();
    await expect.element(card('Basic')).toBeVisible();
    await expect.element(onlyDifferences).not.toBeInTheDocument();
  });

  test('explains a benefit on request: what it means, how long one waits, and each product’s limit', async () => {
    const { container } = await draw({ products: () => [aProduct('OVHC-ESSENTIAL', '11.50'), plus] });
    const [essential] = [card('OVHC-ESSENTIAL')];
    await expect.element(essential).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Emergency ambulance' }));
    const dialog = page.getByRole('dialog', { name: 'Emergency ambulance' });
    await expect.element(dialog.getByText(/An ambulance to hospital in an emergency/)).toBeVisible();
    await expect.element(dialog.getByText('No waiting period.')).toBeVisible();
    await expect.element(dialog.getByText('Plus Visitor Cover')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Emergency ambulance' })).toHaveFocus();
  });

  test('does not make a button of a benefit that content does not explain', async () => {
    await draw();
    await expect.element(card('Basic')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pregnancy' })).not.toBeInTheDocument();
  });

  test.each([1, 2, 3])('needs no slider for %d products on a wide screen', async (count) => {
    await draw({ products: () => four.slice(0, count) });
    await expect.element(card('Basic')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Next product' })).not.toBeInTheDocument();
  });

  test('says whose price it is, with a link to change each answer', async () => {
    await draw({ quote: { ...saved, coverType: 'D', partnerAge: 32 } });
    await expect.element(page.getByText('Working Holiday visa')).toBeVisible();
    await expect.element(page.getByText('Couple')).toBeVisible();
    await expect.element(page.getByText('Aged 35 and 32')).toBeVisible();
    const change = (name: string) => page.getByRole('link', { name: `Change ${name}` });
    await expect.element(change('visa')).toHaveAttribute('href', '#visa-type');
    await expect.element(change('who is covered')).toHaveAttribute('href', '#cover-type');
    await expect.element(change('ages')).toHaveAttribute('href', '#age');
  });
});
