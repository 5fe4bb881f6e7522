import type { ProductSummaryPage } from '#types/content/product-summary-page';
import type { Product } from '#types/data/product';

/** The page's content as it is built: what the author wrote, and the product that the page was made for. */
export type ProductSummaryContent = ProductSummaryPage & { product: Product['productInfo'] };
