import type { GetPriceCall } from '#types/api/getPrice';
import type { SandboxCall } from '../call.ts';
import { dollars, PERIODS, premiumsFor } from '../prices.ts';

const TERMS = {
  productId: 'HcfProductId',
  coverType: 'ScaleCode',
  excessCode: 'ExcessCode',
  start: 'CommencementDate',
  birthday: 'ClientDOB',
  partnerBirthday: 'SpouseDOB',
} as const;

export const getPrice: SandboxCall<GetPriceCall> = {
  name: 'getPrice',
  method: 'POST',
  url: '/hcf/getPrice',
  body: 'json',
  answer: ({ body }) => ({
    Premium: dollars(premiumsFor('getPrice', body, TERMS)[PERIODS[body.PaymentFrequency]]),
  }),
};
