/** Adds the current step to the address of a change link, so that the visitor can return to it. */
export function withReturn(href: string): string {
  const hash = location.hash.slice(1);
  return hash ? href.replace(/\?change(?=#)/, `?change=${hash}`) : href;
}
