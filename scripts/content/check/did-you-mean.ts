/**
 * How many letters have to be added, left out, changed or swapped with their neighbour to turn one word into
 * the other (optimal string alignment).
 */
export function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (current[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** The candidate that a misspelt word most likely means, or undefined where none is near. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  // more than a third of the letters wrong is another word
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { name: string; apart: number } | undefined;
  for (const name of candidates) {
    if (name === word || Math.abs(name.length - word.length) > limit) continue;
    const apart = distance(word.toLowerCase(), name.toLowerCase());
    // of two that are equally far, the longer one shares more letters with the word
    const nearer = !best || apart < best.apart || (apart === best.apart && name.length > best.name.length);
    if (apart <= limit && nearer) best = { name, apart };
  }
  return best?.name;
}
