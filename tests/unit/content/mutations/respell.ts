import { replace } from './edits.ts';
import { readByVisitors } from './find.ts';
import { type Content, type Mistake, valueLine } from './mistake.ts';
import type { Random } from './random.ts';

/** Every text of visitors that a writer could spoil so, to be told of on its own line. */
export function respelt(
  content: Content,
  spoil: (text: string, random: Random) => string | undefined,
): Mistake[] {
  return readByVisitors(content).flatMap((place) => {
    const text = String(place.value.value);
    const spoilt = spoil(text, content.random(place));
    if (spoilt === undefined || spoilt === text) return [];
    return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
  });
}

/** The text with a word of it changed. */
export function changeWord(text: string, random: Random, change: (word: string) => string): string {
  const words = [...text.matchAll(/(?<=^| )\p{L}{3,}(?= )/gu)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return text;
  return text.slice(0, word.index) + change(word[0]) + text.slice(word.index + word[0].length);
}
