import type { ProductSelectors } from '#types/api/ovhcPathToPurchase';
import { expectPrices, PERIODS, pricesOf, productLink, stubSummary } from './support/cards.ts';
import { COVER_TYPES, type CoverType, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { answerQuote } from './support/visitor.ts';

type Bands = Pick<ProductSelectors, 'ageBand' | 'partnerAgeBand'>;

interface Path extends Bands {
  coverType: CoverType;
  age: number;
  partnerAge?: number;
  product: number;
  frequency: string;
}

const PATHS: Path[] = [
  {
    coverType: 'F',
    age: 55,
    partnerAge: 56,
    ageBand: 'A2',
    partnerAgeBand: 'A3',
    product: 2,
    frequency: 'M',
  },
  { coverType: 'P', age: 70, ageBand: 'A3', partnerAgeBand: '', product: 3, frequency: 'Y' },
];

for (const { coverType, age, partnerAge, ageBand, partnerAgeBand, ...choice } of PATHS) {
  test(`§2 §4 from landing to a product: ${COVER_TYPES[coverType]}`, async ({ page, sandbox, storage }) => {
    await answerQuote(page, { coverType, age, partnerAge });
    const selection = { visaCode: WORKING_HOLIDAY.code, coverType, ageBand, partnerAgeBand };
    const products = await sandbox.products(selection);
    await expectPrices(page, products);

    const period = PERIODS.find(({ code }) => code === choice.frequency);
    const product = products[choice.product];
    if (!period || !product) throw new Error(`The sandbox has no product number ${choice.product + 1}.`);
    await page.getByRole('radio', { name: period.label, exact: true }).check();
    await expectPrices(page, products, period);

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
