import type { Text } from './texts.ts';

/** What stands between words and is none: HTML tags, and in Markdown where a link leads. */
const TAGS = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>/gi;
const DESTINATIONS = /\]\([^()]*\)/g;

const blank = (part: string) => '\u0000'.repeat(part.length);

/** A text of the same length in which only what people read is left. */
export function proseOf({ text, kind }: Text): string {
  const prose = text.replace(TAGS, blank);
  return kind === 'markdown' ? prose.replace(DESTINATIONS, blank) : prose;
}

/** The texts that people read. */
export function isRead({ kind }: Text): boolean {
  return kind === 'plain' || kind === 'markdown';
}
