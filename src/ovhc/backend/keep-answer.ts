/**
 * Asks once for the page's life and shares the answer. A failed call is forgotten, so that the next one asks again.
 * One who gives up waiting does not take the answer from the others.
 */
export function keepAnswer<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: Promise<Answer> | undefined;
  return () => {
    kept ??= ask().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
