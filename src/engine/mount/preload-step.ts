/**
 * The addresses of modules that a visit needs besides those in the page's HTML, by the hash of its step. '' is for
 * every visit that has no first view.
 */
export type StepModules = Readonly<Record<string, readonly string[]>>;

/** Starts to load the modules of the step that the address names, before the page's code asks for them. */
export function preloadStep(modules: StepModules): void {
  for (const href of [...(modules[''] ?? []), ...(modules[location.hash.slice(1)] ?? [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
