import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { aProduct } from '../../quote-page.tsx';
import { card, draw, four, inclusions, saved, stayOnPage } from './support.ts';

const onlyDifferences = page.getByRole('checkbox', { name: 'Show differences only' });
const ambulance = page.getByRole('button', { name: 'Emergency ambulance' });
const plus = aProduct('Plus', '21.50');
plus.productInfo.coverSummaryFeatures = [
  { feature: 'Emergency ambulance', inclusionStatus: 'included' },
  { feature: 'Glasses', inclusionStatus: 'included' },
  { feature: 'Dental', inclusionStatus: 'included' },
];
const differences = ['Dental Partly covered', 'Pregnancy Not included', 'Glasses Not listed'];

beforeEach(stayOnPage);

test.each([390, 1280])('§2 aligns the rows and can hide equal ones at %d pixels', async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1280, 900));
  await draw({ products: () => [aProduct('Basic', '11.50'), plus] });
  await expect.element(card('Basic')).toBeVisible();
  const all = ['Emergency ambulance Included', ...differences];
  const others = ['Dental Included', 'Pregnancy Not listed', 'Glasses Included'];
  expect(inclusions('Basic')).toEqual(all);
  expect(inclusions('Plus')).toEqual(['Emergency ambulance Included', ...others]);
  const tops = (name: string) =>
    [...card(name).element().querySelectorAll('.inclusion-status')].map((status) =>
      Math.round(status.getBoundingClientRect().top),
    );
  expect(tops('Basic')).toEqual(tops('Plus'));
  expect(new Set(tops('Basic')).size).toBe(4);
  await userEvent.click(onlyDifferences);
  expect(inclusions('Basic')).toEqual(differences);
  await userEvent.click(onlyDifferences);
  expect(inclusions('Basic')).toEqual(all);
});

test('§2 explains a benefit with its waiting period and limits', async () => {
  const { container } = await draw({ products: () => [aProduct('OVHC-ESSENTIAL', '11.50'), plus] });
  await expect.element(card('OVHC-ESSENTIAL')).toBeVisible();
  await userEvent.click(ambulance);
  const dialog = page.getByRole('dialog', { name: 'Emergency ambulance' });
  const waiting = 'No waiting period.';
  for (const text of [/An ambulance to hospital in an emergency/, waiting, 'Plus Visitor Cover'])
    await expect.element(dialog.getByText(text)).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(ambulance).toHaveFocus();
});

test.each([1, 3, 4])('§2 shows no filter for %d equal products and no slider up to 3', async (count) => {
  await draw({ products: () => four.slice(0, count) });
  await expect.element(card('Basic')).toBeVisible();
  await expect.element(onlyDifferences).not.toBeInTheDocument();
  // content has no explanation of this benefit
  await expect.element(page.getByRole('button', { name: 'Pregnancy' })).not.toBeInTheDocument();
  const next = page.getByRole('button', { name: 'Next product' });
  if (count < 4) await expect.element(next).not.toBeInTheDocument();
});

test('§2 shows the price inputs with a link to change each', async () => {
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
