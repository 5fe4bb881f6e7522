/** Tells how high the document is, in whole CSS pixels, at once and whenever that changes. */
export function reportHeight(report: (height: number) => void): void {
  let last = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height !== last) report(height);
    last = height;
  }).observe(document.documentElement);
}
