/** The name of the address parameter that opens a quote. */
export const QUOTE_PARAMETER = 'quote';

/** Returns the text of the quote link in an address's query, if there is one. */
export function quoteLinkIn(search: string): string | undefined {
  return new URLSearchParams(search).get(QUOTE_PARAMETER) ?? undefined;
}
