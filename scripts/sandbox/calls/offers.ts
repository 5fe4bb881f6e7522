import type { GetPriceCall } from '#types/api/getPrice';
import type { GetproductidCall } from '#types/api/getproductid';
import type { OvhcPathToPurchaseCall, ProductSelectors } from '#types/api/ovhcPathToPurchase';
import type { Prices } from '#types/data/prices';
import { JSON_TYPE, type SandboxCall } from '../call.ts';
import visas from '../data/visas.json' with { type: 'json' };
import {
  type AgeBand,
  type CoverType,
  coversPartner,
  dollars,
  type ExcessCode,
  PERIODS,
  perPeriod,
  premiumsFor,
  weeklyCents,
} from '../prices.ts';
import { type CatalogueProduct, productIdOf, productInfoOf, products } from '../products.ts';

/** The highest excess first, so that the first price is the lowest. It is the 'From' price of §3. */
const EXCESSES: ExcessCode[] = ['N', 'I', 'G', 'A'];

const SELECTORS = ':visaCode.:coverType.:ageBand.:partnerAgeBand';

/** Returns the age bands of all adults on the policy, or an empty list if one is missing or invalid. */
function adultBands({ coverType, ageBand, partnerAgeBand }: ProductSelectors): AgeBand[] {
  const bands = coversPartner(coverType) ? [ageBand, partnerAgeBand] : [ageBand];
  const known = bands.filter((band) => band !== 'NA' && band !== '');
  return known.length === bands.length ? known : [];
}

/** Returns false for an unsupported or unknown visa, and for family cover on a visitor visa. */
function isSold({ visaCode, coverType }: ProductSelectors): boolean {
  const visa = visas.find(({ code }) => code === visaCode);
  return visa?.isSupported === true && !(visaCode === '600' && coverType === 'F');
}

function productsFor(selectors: ProductSelectors): CatalogueProduct[] {
  return isSold(selectors) && adultBands(selectors).length > 0 ? products : [];
}

function pricesOf(product: CatalogueProduct, coverType: CoverType, ageBands: AgeBand[]): Prices[] {
  const { baseWeeklyCents, priceSpelling, hospitalCode, extraCode } = product;
  return EXCESSES.map((excessCode) => {
    const periods = perPeriod(weeklyCents(baseWeeklyCents, { coverType, ageBands, excessCode }));
    const amounts = Object.entries(periods).map(([period, cents]) => [
      priceSpelling === 'uppercase' ? `${period}Price` : `price${period}`,
      dollars(cents),
    ]);
    return { ...Object.fromEntries(amounts), hospitalCode, ...(extraCode && { extraCode }), excessCode };
  });
}

export const ovhcPathToPurchase: SandboxCall<OvhcPathToPurchaseCall> = {
  name: 'ovhcPathToPurchase',
  method: 'GET',
  url: `/hcf/ovhc/ovhcPathToPurchase.${SELECTORS}.json`,
  answer: ({ params }) =>
    productsFor(params).map((product) => ({
      productInfo: productInfoOf(product),
      prices: pricesOf(product, params.coverType, adultBands(params)),
    })),
};

export const getproductid: SandboxCall<GetproductidCall> = {
  name: 'getproductid',
  method: 'GET',
  url: `/hcf/ovhc/getproductid.${SELECTORS}.json`,
  answer: ({ params }) =>
    productsFor(params).map((product) => ({
      hcfBundleId: product.hcfBundleId,
      productId: productIdOf(product),
    })),
};

export const getPrice: SandboxCall<GetPriceCall> = {
  name: 'getPrice',
  method: 'POST',
  url: '/hcf/getPrice',
  body: JSON_TYPE,
  answer({ body }) {
    const premiums = premiumsFor('getPrice', body, {
      productId: 'HcfProductId',
      coverType: 'ScaleCode',
      excessCode: 'ExcessCode',
      start: 'CommencementDate',
      birthday: 'ClientDOB',
      partnerBirthday: 'SpouseDOB',
    });
    return { Premium: dollars(premiums[PERIODS[body.PaymentFrequency]]) };
  },
};
