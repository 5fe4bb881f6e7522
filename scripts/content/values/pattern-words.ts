import { JS, NFA, type WordSet } from 'refa';

/** Letters and digits that people know; the first of them that a pattern allows stands for all it allows. */
const PLAIN = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890 -_.@/'].map((letter) =>
  letter.charCodeAt(0),
);

/** Longer ways through a pattern repeat what shorter ones have shown. */
const WAYS = 24;

/** The text that people would most likely type of all those that a way through a pattern stands for. */
export function plainest(word: WordSet): string {
  const letters = word.map((set) => PLAIN.find((letter) => set.has(letter)) ?? set.ranges[0]?.min ?? 0);
  return String.fromCodePoint(...letters);
}

function findWords(pattern: string): string[] {
  try {
    const { expression, maxCharacter } = JS.Parser.fromLiteral({ source: pattern, flags: 'u' }).parse({
      assertions: 'ignore',
    });
    const words: string[] = [];
    for (const word of NFA.fromRegex(expression, { maxCharacter }).wordSets()) {
      words.push(plainest(word));
      if (words.length === WAYS) break;
    }
    return words;
  } catch {
    return [];
  }
}

const known = new Map<string, readonly string[]>();

/**
 * Texts that a regular expression is made of, the shortest first. What it looks ahead or behind for is left out, so
 * a text may still fail it. None for one that is no regular expression, or that refers back to its own groups.
 */
export function patternWords(pattern: string): readonly string[] {
  const words = known.get(pattern) ?? findWords(pattern);
  known.set(pattern, words);
  return words;
}
