import levenshtein from 'damerau-levenshtein';

/** Returns how many letters of a word may be wrong: with more than a third of them it is another word. */
const maxWrong = (word: string) => Math.floor(word.length / 3);

/** Counts the letters to add, remove, change or swap to turn a word into another; undefined if that is too many. */
function distance(word: string, other: string): number | undefined {
  if (word.length === 2 && word[0] === other[1] && word[1] === other[0]) return 1;
  if (Math.abs(other.length - word.length) > maxWrong(word)) return undefined;
  const { steps } = levenshtein(word, other);
  return steps <= maxWrong(word) ? steps : undefined;
}

/** Returns a function that finds the candidates a misspelt word may mean, the most likely first. */
export function nearestOf(candidates: Iterable<string>): (word: string) => string[] {
  const names = [...candidates].map((name) => ({ name, lower: name.toLowerCase() }));
  return (word) =>
    names
      .flatMap(({ name, lower }) => {
        const wrong = name === word ? undefined : distance(word.toLowerCase(), lower);
        return wrong === undefined ? [] : [{ name, wrong }];
      })
      // of two that are equally near, the longer one shares more letters with the word
      .sort((a, b) => a.wrong - b.wrong || b.name.length - a.name.length)
      .map(({ name }) => name);
}

/** Returns the candidate that a misspelt word most likely means, undefined if none is near. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  return nearestOf(candidates)(word)[0];
}
