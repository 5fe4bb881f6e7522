import type { Prices } from '#types/data/prices';

/** The id that pricing and e-mailing know a product by: hospital code, then a space and the extras code, if any (§7). */
export function productIdOf({ hospitalCode, extraCode }: Prices): string {
  return extraCode ? `${hospitalCode} ${extraCode}` : hospitalCode;
}
