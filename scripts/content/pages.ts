import { type CompiledPage, compilePage, type ProductInfo } from './compile/page.ts';
import { isObject } from './json.ts';
import type { ContentFile, ContentFiles } from './read.ts';

/** The path of a page that is made for each product: where the product says its summary is (§3). */
const PRODUCT_PATH = '{productSummaryPageUrl}';

/** The content files that are pages of the site: each becomes HTML pages and their modules. */
export function pageFiles(files: ContentFiles): ContentFile[] {
  return [...files.values()].filter((file) => file.kind?.endsWith('-page'));
}

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
