import levenshtein from 'damerau-levenshtein';

/** Counts the letters to add, remove, change or swap to turn a word into another; undefined if it is another word. */
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
  // of two that are equally near, the longer one shares more letters with the word
  return near.sort((a, b) => a.wrong - b.wrong || b.name.length - a.name.length)[0]?.name;
}

/** Returns the candidate that a misspelt word most likely means, undefined if none is near. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  return nearest(candidates, (name) => (name === word ? undefined : distance(word, name)));
}

/** Returns the path that has as many parts as another, each one similar. */
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
