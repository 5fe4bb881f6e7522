import { checkContent } from '../../content/check/index.ts';
import { compilePage } from '../../content/compile/page.ts';
import { pageFiles } from '../../content/read.ts';
import { catalogue } from '../../sandbox/products.ts';
import { type ContentRequest, type DevPage, readRequested } from './check-content.ts';

/** A page to compile, by its address. */
export interface PreviewRequest extends ContentRequest {
  path: string;
}

/** The rules that find what a page could not be drawn with. The others take ten times as long. */
const STRUCTURE = new Set([
  ...['json-syntax', 'key-duplicate', 'ref-target', 'schema-missing', 'schema-other', 'content-schema'],
  ...['schema-invalid', 'reveal-circle', 'order-field', 'hash-duplicate', 'path-duplicate'],
  ...['widget-unknown', 'widget-options', 'widget-field', 'source-unknown', 'icon-unknown', 'rich-text'],
]);

/** Compiles one page. Returns undefined if it can't be drawn. Runs in a thread (background.ts). */
export async function answer({ path, ...request }: PreviewRequest): Promise<DevPage | undefined> {
  const files = readRequested(request);
  const diagnostics = await checkContent(files, undefined, ({ id }) => STRUCTURE.has(id));
  if (diagnostics.some(({ severity }) => severity === 'error')) return undefined;
  for (const file of pageFiles(files)) {
    const products = file.kind === 'product-summary-page' ? catalogue : [undefined];
    const product = products.find((each) => each?.productSummaryPageUrl === path);
    const address = product?.productSummaryPageUrl ?? (file.data as { path?: string }).path;
    if (address !== path) continue;
    const { name, content, code } = compilePage(files, file, product);
    return { name, content, code };
  }
  return undefined;
}
