import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { aProduct } from '../../quote-page.tsx';
import { card, draw, four, inclusions, saved, stayOnPage } from './support.ts';

beforeEach(stayOnPage);

describe('§2 the comparison', () => {
  const onlyDifferences = page.getByRole('checkbox', { name: 'Show differences only' });
  const ambulance = page.getByRole('button', { name: 'Emergency ambulance' });
  const basic = aProduct('Basic', '11.50');
  const plus = aProduct('Plus', '21.50');
  plus.productInfo.coverSummaryFeatures = [
    { feature: 'Emergency ambulance', inclusionStatus: 'included' },
    { feature: 'Glasses', inclusionStatus: 'included' },
    { feature: 'Dental', inclusionStatus: 'included' },
  ];
  const products = () => [basic, plus];
  const differences = ['Dental Partly covered', 'Pregnancy Not included', 'Glasses Not listed'];

  test('has the same rows for every product, or only those that differ', async () => {
    await draw({ products });
    await expect.element(card('Basic')).toBeVisible();
    expect(inclusions('Basic')).toEqual(['Emergency ambulance Included', ...differences]);
    expect(inclusions('Plus')).toEqual([
      'Emergency ambulance Included',
      'Dental Included',
      'Pregnancy Not listed',
      'Glasses Included',
    ]);
    await userEvent.click(onlyDifferences);
    expect(inclusions('Basic')).toEqual(differences);
    await userEvent.click(onlyDifferences);
    expect(inclusions('Basic')).toHaveLength(4);
  });

  test.each([390, 1280])('aligns its rows, %d pixels wide', async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 900));
    await draw({ products });
    await expect.element(card('Basic')).toBeVisible();
    const tops = (name: string) =>
      [...card(name).element().querySelectorAll('.inclusion-status')].map((status) =>
        Math.round(status.getBoundingClientRect().top),
      );
    expect(tops('Basic')).toEqual(tops('Plus'));
    expect(new Set(tops('Basic')).size).toBe(4);
  });

  test('explains a benefit: its meaning, waiting period and each product’s limit', async () => {
    const { container } = await draw({ products: () => [aProduct('OVHC-ESSENTIAL', '11.50'), plus] });
    await expect.element(card('OVHC-ESSENTIAL')).toBeVisible();
    await userEvent.click(ambulance);
    const dialog = page.getByRole('dialog', { name: 'Emergency ambulance' });
    await expect.element(dialog.getByText(/An ambulance to hospital in an emergency/)).toBeVisible();
    await expect.element(dialog.getByText('No waiting period.')).toBeVisible();
    await expect.element(dialog.getByText('Plus Visitor Cover')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(ambulance).toHaveFocus();
  });

  test.each([1, 2, 3, 4])('of %d equal products has no option, and up to three no slider', async (count) => {
    await draw({ products: () => four.slice(0, count) });
    await expect.element(card('Basic')).toBeVisible();
    await expect.element(onlyDifferences).not.toBeInTheDocument();
    // content does not explain this one
    await expect.element(page.getByRole('button', { name: 'Pregnancy' })).not.toBeInTheDocument();
    if (count < 4)
      await expect.element(page.getByRole('button', { name: 'Next product' })).not.toBeInTheDocument();
  });

  test('shows whose price it is, with a link to change each answer', async () => {
    await draw({ quote: { ...saved, coverType: 'D', partnerAge: 32 } });
    for (const [text, link, hash] of [
      ['Working Holiday visa', 'Change visa', '#visa-type'],
      ['Couple', 'Change who is covered', '#cover-type'],
      ['Aged 35 and 32', 'Change ages', '#age'],
    ] as const) {
      await expect.element(page.getByText(text)).toBeVisible();
      await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', hash);
    }
  });
});
