import type { PriceAnswer, PriceRequest } from '#types/api/getPrice';
import fits from '../../../schemas/api/getPrice.schema.json?validator=response';
import { APPLICATION_TIMEOUT, postJson } from './call.ts';

/** Asks what each payment comes to (§7). @throws CallError when there is no usable answer */
export function getPrice(request: PriceRequest, signal?: AbortSignal): Promise<PriceAnswer> {
  return postJson<PriceAnswer>('/getPrice', request, {
    fits,
    timeout: APPLICATION_TIMEOUT,
    signal,
    reads: true,
  });
}
