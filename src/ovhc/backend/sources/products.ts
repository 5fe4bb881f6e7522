import type { JsonObject } from '../../../engine/form/paths.ts';
import type { Source } from '../../../engine/source.ts';
import { selectionOf } from '../../quote/selection.ts';
import { quoteStore } from '../../store/quote-store.ts';
import { fetchProducts, type Products } from '../products.ts';

type ProductItem = Products[number] & JsonObject;

/** The products for the saved quote. They don't depend on the text. An incomplete quote has none. */
export const source: Source = {
  search: async (_text, signal) => {
    const selection = selectionOf(quoteStore.getState());
    return selection ? ((await fetchProducts(selection, signal)) as ProductItem[]) : [];
  },
  lookup: async (item) => item,
};
