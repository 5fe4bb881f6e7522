import { randomBytes } from 'node:crypto';
import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { Product } from '#types/data/product';
import type { VisaType } from '#types/data/visa-type';
import { type Day, later } from '../../src/ovhc/quote/days.ts';
import { regularPaymentDate } from '../../src/ovhc/quote/payment-dates.ts';
import type { PricedQuote } from '../../src/ovhc/quote/price-inputs.ts';
import { frequencyOf, pricesOf } from '../../src/ovhc/quote/prices.ts';
import requests from '../api/sample-requests.json' with { type: 'json' };

/** Returns the quote of one person aged 30, whose cover starts in two weeks and is paid monthly. */
export function sampleQuote(visa: VisaType, today: Day): PricedQuote {
  return {
    visaType: [visa],
    coverType: 'S',
    age: 30,
    dob: later(today, { years: -30 }),
    coverStart: later(today, { days: 14 }),
    paymentFrequency: 'M',
    currentHealthCover: 'no',
  };
}

/** Returns the quote with a product, and with the excess of its first price. */
export function withProduct(quote: PricedQuote, product: Product, productId: string): PricedQuote {
  const { hcfBundleId, packageName: productName } = product.productInfo;
  const prices = pricesOf(product);
  const terms = prices && { priceData: prices, excessCode: prices.excessCode };
  return { ...quote, hcfBundleId, productName, productId, ...terms };
}

/** A quote that can be applied for. */
export interface PricedSample {
  quote: PricedQuote;
  /** The price of a month, in dollars with two decimals. */
  price: string;
  today: Day;
}

/** Returns the application for a quote, paid from a bank account. */
export function sampleRecord({ quote, price, today }: PricedSample): PreSubmissionRecord {
  const { coverStart = today, dob: birthDate = '', visaType, excessCode = 'A' } = quote;
  return {
    ...(requests.application as Omit<PreSubmissionRecord, 'submissionReference'>),
    submissionReference: newReference(),
    commencementDate: coverStart,
    birthDate,
    visaSubclass: visaType?.[0]?.code ?? '',
    visaExpiryDate: later(coverStart, { years: 1 }),
    productId: quote.productId ?? '',
    productName: quote.productName ?? '',
    excessCode,
    paymentFrequency: frequencyOf(quote.paymentFrequency),
    paymentStartDate: regularPaymentDate(coverStart, frequencyOf(quote.paymentFrequency)),
    amount: price,
    basePremium: price,
  };
}

/** Returns a random reference of an application, which no server knows. */
export function newReference(): string {
  return randomBytes(16).toString('hex');
}
