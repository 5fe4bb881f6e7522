import type { OvhcPathToPurchaseCall } from '#types/api/ovhcPathToPurchase';
import fits from '../../../schemas/api/ovhcPathToPurchase.schema.json?rule=response';
import type { Selection } from '../quote/selection.ts';
import { getJson, OVHC_TIMEOUT } from './call.ts';

export type Products = OvhcPathToPurchaseCall['response'];

/** The products on offer for a selection, in the order to show; empty where none is sold (§7). */
export function fetchProducts(selection: Selection, signal?: AbortSignal): Promise<Products> {
  const { visaCode, coverType, ageBand, partnerAgeBand } = selection;
  const selectors = [visaCode, coverType, ageBand, partnerAgeBand].map(encodeURIComponent).join('.');
  return getJson<Products>(`/ovhc/ovhcPathToPurchase.${selectors}.json`, {
    fits,
    timeout: OVHC_TIMEOUT,
    signal,
  });
}
