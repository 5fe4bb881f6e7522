import type { GetPriceCall } from '#types/api/getPrice';
import type { SandboxCall } from '../call.ts';
import { dollars, PERIODS, premiumsFor, type TermNames } from '../prices.ts';

const NAMES: TermNames = {
  call: 'getPrice',
  productId: 'HcfProductId',
  coverType: 'ScaleCode',
  start: 'CommencementDate',
  birthday: 'ClientDOB',
  partnerBirthday: 'SpouseDOB',
};

export const getPrice: SandboxCall<GetPriceCall> = {
  name: NAMES.call,
  method: 'POST',
  url: '/hcf/getPrice',
  body: 'json',
  answer: ({ body }) => {
    const terms = {
      productId: body.HcfProductId,
      coverType: body.ScaleCode,
      excessCode: body.ExcessCode,
      start: body.CommencementDate,
      birthday: body.ClientDOB,
      partnerBirthday: body.SpouseDOB,
    };
    return { Premium: dollars(premiumsFor(terms, NAMES)[PERIODS[body.PaymentFrequency]]) };
  },
};
