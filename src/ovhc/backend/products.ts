import type { OvhcPathToPurchaseCall } from '#types/api/ovhcPathToPurchase';
import validate from '../../../schemas/api/ovhcPathToPurchase.schema.json?validator=response';
import { type Selection, selectorsOf } from '../quote/selection.ts';
import { getJson, OVHC_TIMEOUT } from './call.ts';

export type Products = OvhcPathToPurchaseCall['response'];

/** Fetches the products for a selection in display order; empty if there are none (§7). */
export function fetchProducts(selection: Selection, signal?: AbortSignal): Promise<Products> {
  const path = `/ovhc/ovhcPathToPurchase.${selectorsOf(selection)}.json`;
  return getJson<Products>(path, { validate, timeout: OVHC_TIMEOUT, signal });
}
