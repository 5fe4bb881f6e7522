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

/** Words of other tools, and the words of content and JSON Schema for the same. */
const SYNONYMS: Readonly<Record<string, string>> = {
  ...{
    label: 'title text ui:title',
    name: 'title',
    caption: 'title',
    hint: 'ui:description',
    help: 'ui:description',
  },
  ...{ value: 'const text', equals: 'const', is: 'const', in: 'enum', options: 'oneOf', choices: 'oneOf' },
  ...{ min: 'minimum', max: 'maximum', length: 'maxLength', regex: 'pattern', regexp: 'pattern' },
  ...{
    error: 'ui:messages',
    errors: 'ui:messages',
    notices: 'ui:alerts',
    url: 'href',
    link: 'href',
    to: 'href',
  },
  ...{
    id: 'hash',
    title: 'heading text',
    message: 'text',
    type: 'level',
    if: 'when',
    condition: 'when',
    text: 'string label',
  },
  ...{ continue: 'next', forward: 'next', back: 'previous', bool: 'boolean', int: 'integer', date: 'string' },
  ...{
    dropdown: 'select',
    radio: 'button-group',
    textbox: 'text',
    calendar: 'date',
    autocomplete: 'typeahead',
  },
};

/** Returns the candidate that a word most likely means: a similar one, or the word for the same here. */
export function meantBy(word: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  const synonym = word.replace(/^ui:/, '');
  const same = Object.hasOwn(SYNONYMS, synonym) ? (SYNONYMS[synonym] ?? '').split(' ') : [];
  return closest(word, names) ?? same.find((name) => names.includes(name));
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
