const APOSTROPHES = /['‘’ʼ`´]/g;

/** Splits a text into lower-case words without punctuation and apostrophes, for searches. */
export function searchWords(text: string): string[] {
  const plain = text.toLowerCase().replace(APOSTROPHES, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Normalises a text for searches. */
export const searchText = (text: string) => searchWords(text).join(' ');
