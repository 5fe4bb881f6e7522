import levenshtein from 'damerau-levenshtein';

/** Counts the letters to add, remove, change or swap to turn a word into another. Undefined if there are too many. */
function distance(one: string, other: string): number | undefined {
  const [word, meant] = [one.toLowerCase(), other.toLowerCase()];
  if (word.length === 2 && word[0] === meant[1] && word[1] === meant[0]) return 1;
  const maxWrong = Math.floor(word.length / 3);
  if (Math.abs(meant.length - word.length) > maxWrong) return undefined;
  const { steps } = levenshtein(word, meant);
  return steps <= maxWrong ? steps : undefined;
}

function nearest(names: Iterable<string>, wrongIn: (name: string) => number | undefined): string | undefined {
  const near = [...names].flatMap((name) => {
    const wrong = wrongIn(name);
    return wrong === undefined ? [] : [{ name, wrong }];
  });
  // if two are equally near, the longer one shares more letters with the word
  return near.sort((a, b) => a.wrong - b.wrong || b.name.length - a.name.length)[0]?.name;
}

/** Returns the candidate that a misspelt word most likely means, or undefined if none is similar. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  return nearest(candidates, (name) => (name === word ? undefined : distance(word, name)));
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns the path whose last part is the most similar one, wherever it is. Undefined if none is similar. */
export function closestByName(path: string, candidates: Iterable<string>): string | undefined {
  const name = lastPart(path);
  return nearest(candidates, (candidate) => distance(name, lastPart(candidate)));
}

/** Returns the most similar path that has the same number of parts, or undefined if there is none. */
export function closestPath(path: string, candidates: Iterable<string>): string | undefined {
  const parts = path.split('/');
  return nearest(candidates, (candidate) => {
    const others = candidate.split('/');
    const wrong = parts.map((part, index) => distance(part, others[index] ?? ''));
    return others.length === parts.length && !wrong.includes(undefined)
      ? wrong.reduce<number>((sum, each) => sum + (each ?? 0), 0)
      : undefined;
  });
}
