const APOSTROPHES = /['‘’ʼ`´]/g;

/** The words of a text as searches compare them: no matter the case, the punctuation, or which apostrophe if any. */
export function searchWords(text: string): string[] {
  const plain = text.toLowerCase().replace(APOSTROPHES, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Those words in a row: texts that searches take for the same have the same. */
export function searchText(text: string): string {
  return searchWords(text).join(' ');
}
