import type { ProductSummaryPage } from '#types/content/product-summary-page';
import type { Product } from '#types/data/product';

/** The page's compiled content: the author's content, and the product of the page. */
export type ProductSummaryContent = ProductSummaryPage & { product: Product['productInfo'] };
