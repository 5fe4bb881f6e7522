import type { ProductId } from '#types/api/getproductid';
import type { ProductSelectors } from '#types/api/ovhcPathToPurchase';
import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import { productInfoOf } from './catalogue.ts';
import {
  type AgeBand,
  type CoverType,
  coversPartner,
  dollars,
  type ExcessCode,
  perPeriod,
  weeklyCents,
} from './data/prices.ts';
import { type CatalogueProduct, products } from './data/products.ts';
import { visas } from './data/visas.ts';
import { productIdOf } from './product-ids.ts';

/** From the highest excess, so that the first price, the one meant by §3, is the lowest: the 'From' price. */
const EXCESSES: ExcessCode[] = ['N', 'I', 'G', 'A'];

/** The bands of every adult to be covered; none at all where one is missing or invalid. */
function adultBands({ coverType, ageBand, partnerAgeBand }: ProductSelectors): AgeBand[] {
  const bands = coversPartner(coverType) ? [ageBand, partnerAgeBand] : [ageBand];
  const known = bands.filter((band) => band !== 'NA' && band !== '');
  return known.length === bands.length ? known : [];
}

/** Nothing is sold for an unsupported or unknown visa, nor to a family on a visitor visa: the case of no products. */
function isSold({ visaCode, coverType }: ProductSelectors): boolean {
  const visa = visas.find(({ code }) => code === visaCode);
  return visa?.isSupported === true && !(visaCode === '600' && coverType === 'F');
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

function productsFor(selectors: ProductSelectors): CatalogueProduct[] {
  return isSold(selectors) && adultBands(selectors).length > 0 ? products : [];
}

/** The products sold for this choice with their prices, cheapest first; none where a needed age is not known. */
export function offersFor(selectors: ProductSelectors): Product[] {
  const ageBands = adultBands(selectors);
  return productsFor(selectors).map((product) => ({
    productInfo: productInfoOf(product),
    prices: pricesOf(product, selectors.coverType, ageBands),
  }));
}

/** The ids of the products that `offersFor` gives (§7). */
export function productIdsFor(selectors: ProductSelectors): ProductId[] {
  return productsFor(selectors).map((product) => ({
    hcfBundleId: product.hcfBundleId,
    productId: productIdOf(product),
  }));
}
