/** Returns what scripts of the page have changed in JavaScript so that the site would work wrongly, if anything. */
export function alteredBuiltin(): string | undefined {
  for (const name in {}) return `Object.prototype.${name}`;
  const join = (...parts: string[]) => parts.join('');
  // old libraries replace these
  const isStandard = {
    'Array.prototype.toJSON or Object.prototype.toJSON': JSON.stringify([{}]) === '[{}]',
    'Array.prototype.entries': ['a'].entries?.().next?.().value?.join() === '0,a',
    'Array.prototype.reduce': ['a', 'b'].reduce((all, next) => all + next) === 'ab',
    'Array.from': Array.from(new Set('a'), (letter) => letter + letter).join() === 'aa',
    'Function.prototype.bind': join.bind(null, 'a', 'b')('c') === 'abc',
  };
  return Object.entries(isStandard).find(([, standard]) => !standard)?.[0];
}
