import type { OvhcPathToPurchaseCall } from '#types/api/ovhcPathToPurchase';
import type { SandboxCall } from '../call.ts';
import { offersFor } from '../offers.ts';

export const ovhcPathToPurchase: SandboxCall<OvhcPathToPurchaseCall> = {
  name: 'ovhcPathToPurchase',
  method: 'GET',
  url: '/hcf/ovhc/ovhcPathToPurchase.:visaCode.:coverType.:ageBand.:partnerAgeBand.json',
  answer: ({ params }) => offersFor(params),
};
