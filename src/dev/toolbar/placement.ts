/** Makes the page leave space for the toolbar (page-space.css). */
export function leaveSpace(toolbar: HTMLElement): () => void {
  const measure = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--dev-toolbar', `${toolbar.offsetHeight}px`),
  );
  measure.observe(toolbar);
  return () => measure.disconnect();
}

/** Moves the toolbar into each modal dialog that opens, because everything outside the dialog is inert. */
export function followModals(host: Element): void {
  const move = () => {
    const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (host.parentNode !== parent) parent.append(host);
  };
  const options = { subtree: true, childList: true, attributeFilter: ['open'] };
  new MutationObserver(move).observe(document.body, options);
}

/** Focuses a control of the toolbar. */
export function focusTool(id: string): void {
  document.querySelector('dev-toolbar')?.shadowRoot?.getElementById(id)?.focus();
}
