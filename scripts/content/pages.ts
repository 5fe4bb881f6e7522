import { type CompiledPage, compilePage, type ProductInfo } from './compile/page.ts';
import { isObject } from './json.ts';
import { pageFiles } from './page-files.ts';
import type { ContentFile, ContentFiles } from './read.ts';

/** The path of a page that is made for each product: where the product says its summary is (§3). */
const PRODUCT_PATH = '{productSummaryPageUrl}';

function isPerProduct({ data }: ContentFile): boolean {
  return isObject(data) && data.path === PRODUCT_PATH;
}

/** Compiles every page, those that are made for each product once for each. */
export function compilePages(files: ContentFiles, products: readonly ProductInfo[]): CompiledPage[] {
  return pageFiles(files).flatMap((file) =>
    isPerProduct(file)
      ? products.map((product) => compilePage(files, file, product))
      : [compilePage(files, file)],
  );
}
