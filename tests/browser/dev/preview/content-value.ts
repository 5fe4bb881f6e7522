/** Returns the value at a JSON pointer. */
export function valueAt(data: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => Object(value)[part], data);
}

/** Returns all text of a value: a text, or a compiled Markdown text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('');
  return typeof value === 'object' && value !== null && 'children' in value ? textOf(value.children) : '';
}

/** Returns true if a text of the page is a part of an authored text, whose placeholders stand for anything. */
export function isPartOf(shown: string, authored: string): boolean {
  if (authored.includes(shown)) return true;
  // the authored parts around placeholders are in what is shown, or contain it
  const fixed = authored
    .split(/\{[^{}]*\}/)
    .map((part) => part.trim())
    .filter(Boolean);
  return authored.includes('{') && fixed.every((part) => shown.includes(part));
}
