import type { EmailQuoteFields } from '#types/api/emailQuoteServlet';
import type { PriceRequest } from '#types/api/getPrice';
import requests from '../../../../../scripts/load/requests.json' with { type: 'json' };

/** A single of 30: Extended Visitor Cover, no excess, paid weekly. */
export const PRICE = requests.price as PriceRequest;

/** The first e-mail of a couple's quote. */
export const EMAIL: EmailQuoteFields = {
  scaleCode: 'D',
  stateCode: 'N',
  ageCode: 'B',
  rebateCode: '-1',
  contactUser: 'Y',
  isOVHCProduct: 'true',
  hcfProductId: 'HV3 XV1',
  cmsProductName: 'Extended Visitor Cover',
  excessCode: 'I',
  price: '251.94',
  emailAddress: 'amelie@example.com',
  firstName: 'Amélie',
  quoteDate: '2026-11-20',
  paymentFrequency: 'M',
  packageAmountWeekly: '58.14',
  packageAmountFortnightly: '116.28',
  packageAmountMonthly: '251.94',
  packageAmountQuarterly: '',
  packageAmountHalfYearly: '1511.64',
  packageAmountYearly: '3023.28',
  visaSubclass: '417',
  primaryAge: '30',
  partnerAge: '28',
  uiPath: 'mix-and-match',
  opportunityId: '',
  quoteId: '',
  rnNumber: '',
  customers: '',
};
