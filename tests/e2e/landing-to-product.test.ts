import { expectPrices, PERIODS, pricesOf, productLink, stubSummary } from './support/cards.ts';
import { WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { answerQuote } from './support/visitor.ts';

for (const { people, bands, position, code } of [
  {
    people: { coverType: 'F', age: 55, partnerAge: 56 },
    bands: { ageBand: 'A2', partnerAgeBand: 'A3' },
    position: 2,
    code: 'M',
  },
  {
    people: { coverType: 'P', age: 70 },
    bands: { ageBand: 'A3', partnerAgeBand: '' },
    position: 3,
    code: 'Y',
  },
] as const)
  test(`§2 §4 from landing to a product: cover type ${people.coverType}`, async ({
    page,
    sandbox,
    storage,
  }) => {
    await answerQuote(page, people);
    const products = await sandbox.products({
      visaCode: WORKING_HOLIDAY.code,
      coverType: people.coverType,
      ...bands,
    });
    await expectPrices(page, products);
    const period = PERIODS.find((each) => each.code === code);
    const product = products[position];
    if (!period || !product) throw new Error(`The sandbox has no product number ${position + 1}.`);
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
      ...people,
      paymentFrequency: code,
      hcfBundleId,
      productName: packageName,
      priceData,
      excessCode: priceData.excessCode,
      redirectedPath: productSummaryPageUrl,
    });
  });
