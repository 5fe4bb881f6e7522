/** Names the step to come back to in an address that leads to one answer's change. */
export function withReturn(href: string): string {
  const hash = location.hash.slice(1);
  return hash ? href.replace(/\?change(?=#)/, `?change=${hash}`) : href;
}
