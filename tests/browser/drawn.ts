/**
 * Resolves when all that has happened so far has been drawn. With fake timers no time passes meanwhile; while
 * `expect.poll` and `expect.element` wait, some does.
 */
export const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
