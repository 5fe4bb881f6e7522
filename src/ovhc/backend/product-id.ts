import type { GetproductidCall } from '#types/api/getproductid';
import fits from '../../../schemas/api/getproductid.schema.json?validator=response';
import type { Selection } from '../quote/selection.ts';
import { getJson, OVHC_TIMEOUT } from './call.ts';
import { keepAnswer } from './keep-answer.ts';
import { selectorsOf } from './selectors.ts';

type ProductIds = GetproductidCall['response'];

const bySelection = new Map<string, () => Promise<ProductIds>>();

/** The ids of all products for a selection; asked once for the page's life. */
function productIds(selection: Selection): Promise<ProductIds> {
  const path = `/ovhc/getproductid.${selectorsOf(selection)}.json`;
  const ask =
    bySelection.get(path) ??
    keepAnswer((signal) => getJson<ProductIds>(path, { fits, timeout: OVHC_TIMEOUT, signal }));
  bySelection.set(path, ask);
  return ask();
}

/**
 * The id that pricing knows a product by, looked up by its bundle (§7); undefined where it is not sold for this
 * selection.
 *
 * @throws CallError when the ids could not be fetched
 */
export async function lookupProductId(
  selection: Selection,
  hcfBundleId: string,
): Promise<string | undefined> {
  const ids = await productIds(selection);
  return ids.find((id) => id.hcfBundleId === hcfBundleId)?.productId;
}
