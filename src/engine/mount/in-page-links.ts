/**
 * The hash belongs to the steps. A link to a place on the page (a skip link, a host's table of contents) goes
 * there all the same, and leaves the step that is open alone.
 */
export function keepStepOnInPageLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const hash = event.target.closest<HTMLAnchorElement>('a[href^="#"]')?.hash.slice(1);
    const target = hash && document.getElementById(hash);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  });
}
