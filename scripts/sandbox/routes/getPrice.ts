import type { GetPriceCall, PriceRequest } from '#types/api/getPrice';
import type { SandboxCall } from '../call.ts';
import { PERIODS } from '../data/frequencies.ts';
import { dollars } from '../data/prices.ts';
import { type PremiumTerms, premiumsFor, type TermNames } from '../premium.ts';

const NAMES: TermNames = {
  call: 'getPrice',
  productId: 'HcfProductId',
  coverType: 'ScaleCode',
  start: 'CommencementDate',
  birthday: 'ClientDOB',
  partnerBirthday: 'SpouseDOB',
};

const termsOf = (request: PriceRequest): PremiumTerms => ({
  productId: request.HcfProductId,
  coverType: request.ScaleCode,
  excessCode: request.ExcessCode,
  start: request.CommencementDate,
  birthday: request.ClientDOB,
  partnerBirthday: request.SpouseDOB,
});

export const getPrice: SandboxCall<GetPriceCall> = {
  name: NAMES.call,
  method: 'POST',
  url: '/hcf/getPrice',
  body: 'json',
  answer: ({ body }) => ({
    Premium: dollars(premiumsFor(termsOf(body), NAMES)[PERIODS[body.PaymentFrequency]]),
  }),
};
