import { onTestFinished, vi } from 'vitest';
import type { EmailQuoteAnswer } from '#types/api/emailQuoteServlet';
import type { PriceRequest } from '#types/api/getPrice';
import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import { catalogue } from '../../../../scripts/sandbox/products.ts';

const EVERYDAY = catalogue.find(({ hcfBundleId }) => hcfBundleId === 'OVHC-EVERYDAY');
if (!EVERYDAY) throw new Error('The sandbox sells no OVHC-EVERYDAY.');

const pricesWith = (excessCode: Prices['excessCode'], priceWeekly: string): Prices => {
  return { priceWeekly, priceMonthly: '99.10', priceYearly: '1189.20', hospitalCode: 'HV2', excessCode };
};

/** The page's product with two excesses, lower price first. */
export const everyday: Product = {
  productInfo: EVERYDAY,
  prices: [pricesWith('N', '22.00'), pricesWith('G', '27.00')],
};

const references = { opportunityId: 'OP7', quoteId: 'Q7', rnNumber: 'RN7' };
export const filed: EmailQuoteAnswer = { ...references, customers: [{ customerId: 'C7' }] };

/** The insurer's answers. An Error becomes a response with status 500. */
export interface Answers {
  products?: () => readonly Product[] | Error | Promise<readonly Product[]>;
  price?: (request: PriceRequest) => string | Error | Promise<string | Error>;
  email?: (fields: Record<string, string>) => object | Error | Promise<object | Error>;
}

/** Returns a unique price for each request: the dollars depend on the excess, the cents on the period. */
export function priceOf({ ExcessCode, PaymentFrequency }: PriceRequest): string {
  const dollars = { A: 400, G: 300, I: 200, N: 100 }[ExcessCode];
  const cents = { W: 1, F: 2, M: 3, Q: 4, H: 5, Y: 6 }[PaymentFrequency];
  return `${dollars}.0${cents}`;
}

/** Wraps an answer that is an error while it is down. It is down at first. */
export function failing<Args extends unknown[], Answer>(answer: (...args: Args) => Answer) {
  let isDown = true;
  const setDown = (down: boolean) => {
    isDown = down;
  };
  const answerNow = (...args: Args): Answer | Error => (isDown ? new Error('no') : answer(...args));
  return { answer: answerNow, setDown, recover: () => setDown(false) };
}

/** Answers the insurer's calls until the test ends. @returns the requests so far */
export function insurer({ products = () => [everyday], price = priceOf, email = () => filed }: Answers = {}) {
  const prices: PriceRequest[] = [];
  const emails: Record<string, string>[] = [];
  const ids = [
    { hcfBundleId: 'OVHC-EVERYDAY', productId: 'HV2' },
    { hcfBundleId: 'OVHC-COMPLETE', productId: 'HV4' },
  ];

  const answer = async (address: string, body: BodyInit | null | undefined): Promise<unknown> => {
    if (address.includes('ovhcPathToPurchase')) return products();
    if (address.includes('getproductid')) return ids;
    if (address === '/hcf/getPrice') {
      const request = JSON.parse(String(body)) as PriceRequest;
      prices.push(request);
      const premium = await price(request);
      return premium instanceof Error ? premium : { Premium: premium };
    }
    const fields = Object.fromEntries(body as URLSearchParams) as Record<string, string>;
    emails.push(fields);
    return email(fields);
  };
  // aborted calls get answers too: the page must ignore them
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const found = await answer(address, body);
    return found instanceof Error ? new Response(found.message, { status: 500 }) : Response.json(found);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { prices, emails };
}
