/** Returns the link that a click follows in this tab, without a modifier key that opens another one. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  // the target of a click in a shadow tree is only the element around it
  const link = event
    .composedPath()
    .find((element) => element instanceof HTMLAnchorElement && element.hasAttribute('href')) as
    | HTMLAnchorElement
    | undefined;
  return link && link.target !== '_blank' ? link : undefined;
}
