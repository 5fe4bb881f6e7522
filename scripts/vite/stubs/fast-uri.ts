/** RJSF resolves `$ref`s with this; ours are resolved by the content compiler, so none is left to resolve. */
function resolve(_base: string, reference: string): string {
  throw new Error(`A $ref reached the browser: ${reference}. The content compiler has to resolve it.`);
}

export default { resolve };
