import type { OvhcPathToPurchaseCall } from '#types/api/ovhcPathToPurchase';
import fits from '../../../schemas/api/ovhcPathToPurchase.schema.json?validator=response';
import type { Selection } from '../quote/selection.ts';
import { getJson, OVHC_TIMEOUT } from './call.ts';
import { selectorsOf } from './selectors.ts';

export type Products = OvhcPathToPurchaseCall['response'];

/** The products on offer for a selection, in the order to show; empty where none is sold (§7). */
export function fetchProducts(selection: Selection, signal?: AbortSignal): Promise<Products> {
  const path = `/ovhc/ovhcPathToPurchase.${selectorsOf(selection)}.json`;
  return getJson<Products>(path, { fits, timeout: OVHC_TIMEOUT, signal });
}
