import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Facts } from '#types/data/facts';
import type { Product } from '#types/data/product';
import { chooseProduct } from '../../actions/choose-product.ts';
import { fetchProducts } from '../../backend/products.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { selectionOf } from '../../quote/selection.ts';
import { quoteStore } from '../../store/quote-store.ts';

type ProductInfo = Product['productInfo'];

interface Found {
  /** what was asked */
  selection: string;
  /** without prices where they could not be fetched; undefined where the product is not sold */
  product: Product | undefined;
  isCertain: boolean;
}

/** The page's product as it is sold for the quote's selection, asked anew whenever that changes. */
function useProduct(info: ProductInfo, selection: string | undefined): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const wanted = selectionOf(quoteStore.getState());
    if (!selection || !wanted) return;
    const abort = new AbortController();
    fetchProducts(wanted, abort.signal).then(
      (products) => {
        const product = products.find(({ productInfo }) => productInfo.hcfBundleId === info.hcfBundleId);
        setFound({ selection, product, isCertain: true });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The products could not be fetched.', error);
        setFound({ selection, product: { productInfo: info, prices: [] }, isCertain: false });
      },
    );
    return () => abort.abort();
  }, [info, selection]);
  return found?.selection === selection ? found : undefined;
}

/**
 * The fact "offer" for the page's product. A product that is sold is the one the quote is for from now on, with
 * today's prices and those of the excess that is chosen: whichever was chosen before, and for whomever.
 */
export function useOffer(info: ProductInfo): Facts['offer'] {
  const selection = useStore(quoteStore, (quote) => JSON.stringify(selectionOf(quote)));
  const excessCode = useStore(quoteStore, (quote) => quote.excessCode);
  const found = useProduct(info, selection);

  useEffect(() => {
    if (!found?.product) return;
    const { paymentFrequency, hcfBundleId } = quoteStore.getState();
    // prices that are known are better than none
    if (!found.isCertain && hcfBundleId === info.hcfBundleId) return;
    chooseProduct(found.product, frequencyOf(paymentFrequency), excessCode);
  }, [found, excessCode, info]);

  if (!selection) return 'incomplete';
  if (!found?.isCertain) return undefined;
  return found.product ? 'available' : 'unavailable';
}
