const edges = (element: Element) => element.getBoundingClientRect();

/**
 * Scrolls the list, and nothing around it, so far that all of a line is in view: above the last line too, where that
 * one stays at the list's foot.
 */
export function revealLine(line: HTMLElement | null, list: HTMLElement | null): void {
  if (!line || !list) return;
  const foot = list.querySelector('[data-kind="none"]');
  const [own, box] = [edges(line), edges(list)];
  const bottom = foot && foot !== line ? edges(foot).top : box.bottom;
  list.scrollTop += Math.min(0, own.top - box.top) || Math.max(0, own.bottom - bottom);
}
