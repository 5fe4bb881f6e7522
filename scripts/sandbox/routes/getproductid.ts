import type { GetproductidCall } from '#types/api/getproductid';
import type { SandboxCall } from '../call.ts';
import { productIdsFor } from '../offers.ts';

export const getproductid: SandboxCall<GetproductidCall> = {
  name: 'getproductid',
  method: 'GET',
  url: '/hcf/ovhc/getproductid.:visaCode.:coverType.:ageBand.:partnerAgeBand.json',
  answer: ({ params }) => productIdsFor(params),
};
