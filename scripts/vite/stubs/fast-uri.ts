/** Throws for every `$ref`, because the content compiler has already resolved all of them. RJSF imports this module. */
function resolve(_base: string, reference: string): string {
  throw new Error(`A $ref reached the browser: ${reference}. The content compiler has to resolve it.`);
}

export default { resolve };
