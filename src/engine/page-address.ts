/**
 * Returns the address that a relative one has on a page without `<base>`. Browsers resolve links, calls and
 * `location.replace` against the base of a host page.
 */
export function pageAddress(address: string): string {
  // undefined while prerendering
  const base = globalThis.document?.baseURI ?? globalThis.location?.href;
  if (base === globalThis.location?.href || !URL.canParse(address, location.href)) return address;
  return new URL(address, location.href).href;
}
