/**
 * The addresses of modules that a visit needs besides those in the page's HTML, by the hash of its step. '' is for
 * every visit that has no first view.
 */
export type StepModules = Readonly<Record<string, readonly string[]>>;

/** Starts to load the modules of the step that the address names, before the page's code asks for them. */
export function preloadStep(modules: StepModules): void {
  // a hash can be the name of something that every object has
  const byHash = new Map(Object.entries(modules));
  const needed = new Set(['', location.hash.slice(1)]);
  for (const href of [...needed].flatMap((hash) => byHash.get(hash) ?? [])) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
