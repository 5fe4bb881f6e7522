import type { CharSet } from 'refa';

/** Letters and digits that people know; the first of them that a pattern allows stands for all it allows. */
const PLAIN = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890 -_.@/'].map((letter) =>
  letter.charCodeAt(0),
);

/** The text that people would most likely type of all those that a way through a pattern stands for. */
export function plainest(way: readonly CharSet[]): string {
  const letters = way.map((set) => PLAIN.find((letter) => set.has(letter)) ?? set.ranges[0]?.min ?? 0);
  return String.fromCodePoint(...letters);
}
