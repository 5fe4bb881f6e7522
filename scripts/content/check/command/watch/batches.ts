/** Saving in an editor is often several events; so long has to be quiet before they count as all. */
const QUIET = 50;

/**
 * Gathers what happens, and hands it on once it is quiet: never two batches at a time, and nothing that happens while
 * one is worked on is lost.
 */
export function inBatches(work: (batch: readonly string[]) => Promise<void>): (item: string) => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;

  const next = async () => {
    const batch = [...waiting].sort();
    waiting.clear();
    busy = true;
    await work(batch);
    busy = false;
    if (waiting.size > 0) schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(next, QUIET);
  };
  return (item) => {
    waiting.add(item);
    if (!busy) schedule();
  };
}
