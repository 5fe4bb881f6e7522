import { type CompiledPage, compilePage, type ProductInfo } from './compile/page.ts';
import { isObject } from './json.ts';
import { type ContentFile, type ContentFiles, pageFiles } from './read.ts';

/** The path of a page that is compiled once for each product. The product contains its address (§3). */
const PRODUCT_PATH = '{productSummaryPageUrl}';

function isPerProduct({ data }: ContentFile): boolean {
  return isObject(data) && data.path === PRODUCT_PATH;
}

/** Compiles every page. A page with a path per product is compiled once for each product. */
export function compilePages(files: ContentFiles, products: readonly ProductInfo[]): CompiledPage[] {
  return pageFiles(files).flatMap((file) =>
    isPerProduct(file)
      ? products.map((product) => compilePage(files, file, product))
      : [compilePage(files, file)],
  );
}
