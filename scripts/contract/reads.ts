import type { CountriesCall } from '#types/api/countries';
import type { GetBankBranchCall } from '#types/api/getBankBranch';
import type { GetHealthFundsCall } from '#types/api/getHealthFunds';
import type { GetPriceCall } from '#types/api/getPrice';
import type { GetproductidCall } from '#types/api/getproductid';
import type { OvhcPathToPurchaseCall } from '#types/api/ovhcPathToPurchase';
import type { PreSubmissionOutcomeCall } from '#types/api/preSubmissionOutcome';
import type { VisatypesCall } from '#types/api/visatypes';
import type { VisaType } from '#types/data/visa-type';
import type { Day } from '../../src/ovhc/quote/days.ts';
import { priceRequest } from '../../src/ovhc/quote/price-request.ts';
import { selectionOf } from '../../src/ovhc/quote/selection.ts';
import { calls } from '../api/calls.ts';
import type { Check } from './check.ts';
import { newReference, type PricedSample, sampleQuote, withProduct } from './sample.ts';

const BSB = '062000';

/** Checks the lists and searches that need no other answer. */
async function checkLists(check: Check): Promise<void> {
  await check.ask<CountriesCall>(calls.countries, {});

  const isOverseasVisitor = 'true';
  const all = { AutoCompleteText: '', isOverseasVisitor } as const;
  const funds = await check.ask<GetHealthFundsCall>(calls.getHealthFunds, { query: all });
  funds.expect(({ HealthFunds }) => HealthFunds.length > 0, '/HealthFunds', 'is empty, must list all funds');
  await funds.refuses('no AutoCompleteText', { query: { isOverseasVisitor } });

  const branch = await check.ask<GetBankBranchCall>(calls.getBankBranch, { body: { bsbNumberText: BSB } });
  await branch.refuses('a BSB of two digits', { body: { bsbNumberText: BSB.slice(0, 2) } });

  const reference = newReference();
  const unknown = { variant: 'unknown reference', status: 404 };
  const outcome = await check.ask<PreSubmissionOutcomeCall>(
    calls.preSubmissionOutcome,
    { query: { reference } },
    unknown,
  );
  await outcome.refuses('a reference of four digits', { query: { reference: reference.slice(0, 4) } });
}

/** Checks the products for a visa and the price of the first. */
async function checkOffers(check: Check, visa: VisaType, today: Day): Promise<PricedSample | undefined> {
  const quote = sampleQuote(visa, today);
  const params = selectionOf(quote);
  if (!params) throw new Error('The sample quote is incomplete.');
  const invalid = { params: { ...params, coverType: 'X' } };

  const offers = await check.ask<OvhcPathToPurchaseCall>(calls.ovhcPathToPurchase, { params });
  offers.expect((products) => products.length > 0, '', `is empty, must have products for visa ${visa.code}`);
  await offers.refuses('the cover type X', invalid);

  const ids = await check.ask<GetproductidCall>(calls.getproductid, { params });
  for (const { productInfo } of offers.answer ?? []) {
    const { hcfBundleId } = productInfo;
    const isOwn = (id: { hcfBundleId: string }) => id.hcfBundleId === hcfBundleId;
    ids.expect(
      (list) => list.some(isOwn),
      '',
      `has no id of ${hcfBundleId}, which ovhcPathToPurchase offers`,
    );
  }
  await ids.refuses('the cover type X', invalid);

  const [sold] = (offers.answer ?? []).flatMap((product) =>
    (ids.answer ?? [])
      .filter(({ hcfBundleId }) => hcfBundleId === product.productInfo.hcfBundleId)
      .map(({ productId }) => ({ productId, quote: withProduct(quote, product, productId) })),
  );
  const body = sold && priceRequest(sold.quote, sold.productId, today);
  if (!body) {
    check.addNotAsked(calls.getPrice, 'ovhcPathToPurchase and getproductid gave no product');
    return undefined;
  }
  const price = await check.ask<GetPriceCall>(calls.getPrice, { body });
  await price.refuses('an empty object', { body: {} });
  await price.refuses('a start in the past', { body: { ...body, CommencementDate: '2020-01-01' } });
  return price.answer && { quote: sold.quote, price: price.answer.Premium, today };
}

/**
 * Checks the calls that change nothing, except those to the address service.
 * @returns the sample to apply for, if there is a price
 */
export async function checkReads(check: Check, today: Day): Promise<PricedSample | undefined> {
  const visas = await check.ask<VisatypesCall>(calls.visatypes, {});
  visas.expect((all) => all.some(({ isSupported }) => isSupported), '', 'lists no supported visa');
  await checkLists(check);
  const supported = visas.answer?.find(({ isSupported }) => isSupported);
  if (supported) return checkOffers(check, supported, today);
  for (const call of [calls.ovhcPathToPurchase, calls.getproductid, calls.getPrice])
    check.addNotAsked(call, 'visatypes gave no supported visa');
  return undefined;
}
