import type { GetPriceCall } from '#types/api/getPrice';
import type { GetproductidCall } from '#types/api/getproductid';
import type { OvhcPathToPurchaseCall, ProductSelectors } from '#types/api/ovhcPathToPurchase';
import type { Prices } from '#types/data/prices';
import { calls } from '../../api/calls.ts';
import type { SandboxCall } from '../call.ts';
import visas from '../data/visas.json' with { type: 'json' };
import {
  type AgeBand,
  coversPartner,
  dollars,
  type ExcessCode,
  type PaymentFrequency,
  PERIODS,
  premiums,
  premiumsFor,
} from '../prices.ts';
import { type CatalogueProduct, productIdOf, productInfoOf, products } from '../products.ts';

/** The highest excess first, so that the first price is the lowest. It is the 'From' price of §3. */
const EXCESSES: ExcessCode[] = ['N', 'I', 'G', 'A'];

const adultBands = ({ coverType, ageBand, partnerAgeBand }: ProductSelectors) =>
  coversPartner(coverType) ? [ageBand, partnerAgeBand] : [ageBand];

/**
 * Returns no products for an unsupported or unknown visa, for family cover on a visitor visa, and if the age of an
 * adult is missing or invalid.
 */
function productsFor(selectors: ProductSelectors): CatalogueProduct[] {
  const { visaCode, coverType } = selectors;
  const isSupported = visas.some((visa) => visa.code === visaCode && visa.isSupported);
  const isSold = isSupported && !(visaCode === '600' && coverType === 'F');
  return isSold && adultBands(selectors).every((band) => band !== 'NA' && band !== '') ? products : [];
}

function pricesOf(product: CatalogueProduct, selectors: ProductSelectors): Prices[] {
  const { baseWeeklyCents, priceSpelling, hospitalCode, extraCode } = product;
  const bands = adultBands(selectors) as AgeBand[];
  return EXCESSES.map((excessCode) => {
    const cents = premiums(baseWeeklyCents, selectors.coverType, bands, excessCode);
    const amounts = Object.entries(PERIODS).map(([frequency, period]) => [
      priceSpelling === 'uppercase' ? `${period}Price` : `price${period}`,
      dollars(cents[frequency as PaymentFrequency]),
    ]);
    return { ...Object.fromEntries(amounts), hospitalCode, ...(extraCode && { extraCode }), excessCode };
  });
}

export const ovhcPathToPurchase: SandboxCall<OvhcPathToPurchaseCall> = {
  ...calls.ovhcPathToPurchase,
  answer: ({ params }) =>
    productsFor(params).map((product) => ({
      productInfo: productInfoOf(product),
      prices: pricesOf(product, params),
    })),
};

export const getproductid: SandboxCall<GetproductidCall> = {
  ...calls.getproductid,
  answer: ({ params }) =>
    productsFor(params).map((product) => ({
      hcfBundleId: product.hcfBundleId,
      productId: productIdOf(product),
    })),
};

export const getPrice: SandboxCall<GetPriceCall> = {
  ...calls.getPrice,
  answer({ body }, _store, { today }) {
    const cents = premiumsFor(body, today, {
      productId: 'HcfProductId',
      coverType: 'ScaleCode',
      excessCode: 'ExcessCode',
      start: 'CommencementDate',
      birthday: 'ClientDOB',
      partnerBirthday: 'SpouseDOB',
    });
    return { Premium: dollars(cents[body.PaymentFrequency]) };
  },
};
