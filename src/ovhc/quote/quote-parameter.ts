/** The name of the address parameter that opens a quote. */
export const QUOTE_PARAMETER = 'quote';

/** Returns the text of the quote link in an address's query, if there is one. */
export function quoteLinkIn(search: string): string | undefined {
  return new URLSearchParams(search).get(QUOTE_PARAMETER) ?? undefined;
}

/** The name of the address parameter that changes an answer of an application, and then leads back to it. */
const CHANGE_PARAMETER = 'change';

/** Returns true if an address's query says that the visitor comes from the application to change it. */
export function isChange(search: string): boolean {
  return new URLSearchParams(search).has(CHANGE_PARAMETER);
}

/** Returns an address of the site that leads back to the application, if the query of the page's address does. */
export function keepChange(address: string, search: string): string {
  return isChange(search) ? address.replace(/(?=#|$)/, `?${CHANGE_PARAMETER}`) : address;
}
