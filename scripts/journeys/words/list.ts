/** Things in a row, as people say them: a, b or c. */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** A value as it stands in a sentence. */
export function valueWords(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
