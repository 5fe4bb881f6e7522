import { type CatalogueProduct, products } from './data/products.ts';
import { refusal } from './http-error.ts';

/** The id that pricing and e-mailing know a product by: hospital code, then a space and the extras code, if any (§7). */
export function productIdOf({ hospitalCode, extraCode }: CatalogueProduct): string {
  return extraCode ? `${hospitalCode} ${extraCode}` : hospitalCode;
}

/**
 * The product that a request means.
 * @param call and `field` say where the id was read, for the 400 where no product has it
 */
export function productWithId(id: string, call: string, field: string): CatalogueProduct {
  const product = products.find((candidate) => productIdOf(candidate) === id);
  if (product) return product;
  const ids = products.map(productIdOf).join(', ');
  throw refusal(call, field, `"${id}" is the id of no product. Use one of: ${ids}`);
}
