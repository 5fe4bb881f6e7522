import type { SavedQuote } from '#types/data/saved-quote';
import { card, expectPrices, PERIODS, pricesOf, productLink, stubSummary, WEEKLY } from './support/cards.ts';
import { WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import {
  ageInput,
  chooseVisa,
  coverTile,
  LANDING,
  next,
  partnerAgeInput,
  QUOTE,
  step,
} from './support/visitor.ts';

type CoverType = NonNullable<SavedQuote['coverType']>;

/** Each with another product of the four, another frequency, and ages of §4's bands. */
const VISITORS = [
  { label: 'Single', coverType: 'S', age: 36, bands: ['A2', ''], product: 0, period: 0 },
  { label: 'Couple', coverType: 'D', age: 35, partnerAge: 71, bands: ['A1', 'A4'], product: 1, period: 1 },
  { label: 'Family', coverType: 'F', age: 55, partnerAge: 56, bands: ['A2', 'A3'], product: 2, period: 2 },
  { label: 'Single parent', coverType: 'P', age: 70, bands: ['A3', ''], product: 3, period: 5 },
] as const satisfies { coverType: CoverType; [more: string]: unknown }[];

for (const visitor of VISITORS) {
  const { label, coverType, age, bands } = visitor;
  const partnerAge = 'partnerAge' in visitor ? visitor.partnerAge : undefined;

  test(`§2 §4 from the landing page to a product's link: ${label}`, async ({ page, sandbox, storage }) => {
    await page.goto(LANDING);
    await chooseVisa(page, WORKING_HOLIDAY.name);
    await page.getByRole('button', { name: 'Get a quote' }).click();
    await expect(page).toHaveURL(`${QUOTE}#cover-type`);

    await coverTile(page, label).click();
    await expect(step(page, 'age')).toBeVisible();
    await ageInput(page).fill(String(age));
    if (partnerAge) await partnerAgeInput(page).fill(String(partnerAge));
    await next(page).click();

    const [ageBand, partnerAgeBand] = bands;
    const selection = { visaCode: WORKING_HOLIDAY.code, coverType, ageBand, partnerAgeBand };
    const products = await sandbox.products(selection);
    await expect(step(page, 'select-cover')).toBeVisible();
    await expectPrices(page, products, WEEKLY);

    const period = PERIODS[visitor.period] ?? WEEKLY;
    await page
      .getByRole('radiogroup', { name: 'How often you pay' })
      .getByRole('radio', { name: period.label, exact: true })
      .check();
    await expectPrices(page, products, period);

    const product = products[visitor.product];
    if (!product) throw new Error(`The sandbox has no product number ${visitor.product + 1} for ${label}.`);
    const { hcfBundleId, packageName, productSummaryPageUrl } = product.productInfo;
    await stubSummary(page, product);
    await expect(productLink(page, product)).toHaveAttribute('href', productSummaryPageUrl);
    await productLink(page, product).click();

    await expect(page).toHaveURL(productSummaryPageUrl);
    const priceData = pricesOf(product);
    expect(await storage.quote()).toEqual({
      visaType: [WORKING_HOLIDAY],
      coverType,
      age,
      ...(partnerAge && { partnerAge }),
      paymentFrequency: period.code,
      hcfBundleId,
      productName: packageName,
      priceData,
      excessCode: priceData.excessCode,
      redirectedPath: productSummaryPageUrl,
    });
  });
}

test('§2 a card shows a product as the call answers it', async ({ page, sandbox, storage }) => {
  await storage.leave({ visaType: [WORKING_HOLIDAY], coverType: 'S', age: 30 });
  await page.goto(`${QUOTE}#select-cover`);
  const STATUS = { included: 'Included', partial: 'Partly covered', excluded: 'Not included' };

  for (const product of await sandbox.products({
    visaCode: '417',
    coverType: 'S',
    ageBand: 'A1',
    partnerAgeBand: '',
  })) {
    const { packageName, coverSummaryHeading, coverSummaryFeatures, pdsDocUrl, pdsDocumentLinkTitle } =
      product.productInfo;
    const shown = card(page, product);
    await expect(shown.getByRole('heading', { name: packageName })).toBeAttached();
    await expect(shown.getByText(coverSummaryHeading)).toBeAttached();
    await expect(shown.getByRole('listitem')).toHaveText(
      coverSummaryFeatures.map(({ feature, inclusionStatus }) => `${feature} ${STATUS[inclusionStatus]}`),
    );
    await expect(shown.getByRole('link', { name: pdsDocumentLinkTitle })).toHaveAttribute('href', pdsDocUrl);
  }
});

test('§2 a product’s disclosure statement is there', async ({ page, request, storage }) => {
  await storage.leave({ visaType: [WORKING_HOLIDAY], coverType: 'S', age: 30 });
  await page.goto(`${QUOTE}#select-cover`);
  const href = await page.getByRole('link', { name: 'Essential Visitor Cover product' }).getAttribute('href');
  const document = await request.get(String(href));
  expect(document.status()).toBe(200);
  expect(document.headers()['content-type']).toContain('application/pdf');
});
