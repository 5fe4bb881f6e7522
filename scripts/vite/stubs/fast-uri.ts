/**
 * Throws for every `$ref`. RJSF would resolve them with this module, but the content compiler has already resolved
 * all of them.
 */
function resolve(_base: string, reference: string): string {
  throw new Error(`A $ref reached the browser: ${reference}. The content compiler has to resolve it.`);
}

export default { resolve };
