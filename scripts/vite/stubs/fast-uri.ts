/** RJSF resolves `$ref`s with this. The content compiler has resolved all of them. */
function resolve(_base: string, reference: string): string {
  throw new Error(`A $ref reached the browser: ${reference}. The content compiler has to resolve it.`);
}

export default { resolve };
