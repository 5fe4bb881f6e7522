/**
 * How many letters have to be added, left out, changed or swapped with their neighbour to turn one word into
 * the other (optimal string alignment).
 *
 * @param most what counts: of words that are further apart it is only told that they are
 */
export function distance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let beforeLast = new Uint16Array(b.length + 1);
  let last = beforeLast.map((_, column) => column);
  let current = new Uint16Array(b.length + 1);
  let nearestOfLast = 0;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let nearest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const changed = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? at(beforeLast, column - 2) + 1 : changed;
      const added = Math.min(at(current, column - 1), at(last, column)) + 1;
      current[column] = Math.min(added, changed, swapped);
      nearest = Math.min(nearest, at(current, column));
    }
    // only a swap passes over a row
    if (nearest > most && nearestOfLast > most) return Number.POSITIVE_INFINITY;
    nearestOfLast = nearest;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return at(last, b.length);
}

const at = (row: Uint16Array, column: number) => row[column] ?? 0;

/** The letters of a word as bits; to change one letter turns two of them at most. */
function lettersOf(word: string): number {
  return [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** More than a third of the letters wrong is another word. */
const mostWrong = (word: string) => Math.floor(word.length / 3);

/** In how many letters a word may be another one misspelt, both in lower case; undefined where it is none. */
function apart(word: string, other: string): number | undefined {
  const most = mostWrong(word);
  if (Math.abs(other.length - word.length) > most) return undefined;
  // too short for a wrong letter, two may yet be swapped
  if (word.length === 2 && word[0] === other[1] && word[1] === other[0]) return 1;
  const letters = distance(word, other, most);
  return letters <= most ? letters : undefined;
}

/**
 * What finds the candidates that a misspelt word may mean, the most likely first. Of many candidates it measures only
 * those with nearly the same letters.
 */
export function nearestOf(candidates: Iterable<string>): (word: string) => string[] {
  const byLetters = new Map<number, { name: string; lower: string }[]>();
  for (const name of candidates) {
    const lower = name.toLowerCase();
    const letters = lettersOf(lower);
    const alike = byLetters.get(letters);
    if (alike) alike.push({ name, lower });
    else byLetters.set(letters, [{ name, lower }]);
  }
  return (word) => {
    const own = word.toLowerCase();
    const letters = lettersOf(own);
    const near = [...byLetters].filter(([others]) => countBits(letters ^ others) <= 2 * mostWrong(own));
    const found = near.flatMap(([, names]) =>
      names.flatMap(({ name, lower }) => {
        const problem = name === word ? undefined : apart(own, lower);
        return problem === undefined ? [] : [{ name, problem }];
      }),
    );
    // of two that are equally far, the longer one shares more letters with the word
    return found
      .sort((a, b) => a.problem - b.problem || b.name.length - a.name.length)
      .map(({ name }) => name);
  };
}

/** The candidate that a misspelt word most likely means, or undefined where none is near. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  return nearestOf(candidates)(word)[0];
}
