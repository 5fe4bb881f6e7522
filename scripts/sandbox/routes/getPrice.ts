import type { GetPriceCall } from '#types/api/getPrice';
import type { SandboxCall } from '../call.ts';
import { premiumFor } from '../premium.ts';

export const getPrice: SandboxCall<GetPriceCall> = {
  name: 'getPrice',
  method: 'POST',
  url: '/hcf/getPrice',
  body: 'json',
  answer: ({ body }) => ({ Premium: premiumFor(body) }),
};
