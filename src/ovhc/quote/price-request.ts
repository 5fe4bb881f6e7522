import type { PriceRequest } from '#types/api/getPrice';
import type { SavedQuote } from '#types/data/saved-quote';
import { hasPartner } from './cover-type.ts';
import { birthdayFor, type Day } from './days.ts';
import { paymentStartDate } from './payment-dates.ts';
import type { PricedQuote } from './price-inputs.ts';
import { frequencyOf } from './prices.ts';
import { selectionOf } from './selection.ts';

/** The codes that the insurer's calls (§7) expect, the same for every visitor. */
export const STATE_CODE = 'N';
export const AGE_CODE = 'B';
export const REBATE_TIER = -1;

/** Returns the day the cover starts: today, unless the visitor chose a later day. */
export function commencementDate({ coverStartDate, coverStart }: SavedQuote, today: Day): Day {
  const chosen = coverStartDate ?? coverStart;
  return chosen && chosen > today ? chosen : today;
}

/**
 * Returns the getPrice request for a quote (§7), or undefined if cover type, an age or the excess is missing.
 * PRICE_INPUTS lists its inputs.
 */
export function priceRequest(quote: PricedQuote, productId: string, today: Day): PriceRequest | undefined {
  const { coverType, age, partnerAge, excessCode, dob, partnerDob } = quote;
  const { currentHealthCover, currentHealthCoverPartner } = quote;
  if (!coverType || age === undefined || !excessCode) return undefined;
  const isForTwo = hasPartner(coverType);
  if (isForTwo && partnerAge === undefined) return undefined;

  const commencement = commencementDate(quote, today);
  const frequency = frequencyOf(quote.paymentFrequency);
  return {
    CommencementDate: commencement,
    PaymentStartDate: paymentStartDate(commencement, frequency),
    RebateTier: REBATE_TIER,
    ClientDOB: birthdayFor(age, dob, today),
    SpouseDOB: isForTwo && partnerAge !== undefined ? birthdayFor(partnerAge, partnerDob, today) : '',
    ScaleCode: coverType,
    HcfProductId: productId,
    ExcessCode: excessCode,
    PaymentFrequency: frequency,
    ClientContiniousCoverFlag: currentHealthCover === 'yes' ? 'Y' : 'N',
    SpouseContiniousCoverFlag: isForTwo && currentHealthCoverPartner === 'yes' ? 'Y' : 'N',
    ageCode: AGE_CODE,
    StateCode: STATE_CODE,
    corporateName: '',
    isOVHCProduct: true,
  };
}

/**
 * Returns all inputs of a quote's price as a text to compare, or undefined if the quote cannot be priced. It
 * contains the bundle id instead of the product id, which is looked up by bundle.
 */
export function priceKey(quote: PricedQuote, today: Day): string | undefined {
  const selection = selectionOf(quote);
  const request = quote.hcfBundleId && priceRequest(quote, quote.hcfBundleId, today);
  return selection && request ? JSON.stringify([selection, request]) : undefined;
}
