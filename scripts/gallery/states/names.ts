import { plainText } from '../../content/check/model/markdown.ts';

/** So many letters of a text, at most, stand in the name of a picture. */
const MOST = 32;

/** A text of content as people read it in a list: what fills its {placeholders} is not known there. */
export const inWords = (text: string): string => plainText(text).replace(/\{\w+\}/g, '…');

/** The first words of a text as a part of a picture's name: whatever is written before or after it, that stays. */
export function firstWords(text: string): string {
  const name = inWords(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  if (name.length <= MOST) return name;
  return name.slice(0, MOST + 1).replace(/-[^-]*$/, '');
}

/** Names of which no two are the same: a number tells those apart that would be. */
export function numbered(names: readonly string[]): string[] {
  const asked = new Set(names);
  const given = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let at = 2; given.has(own) || (own !== name && asked.has(own)); at += 1) own = `${name}-${at}`;
    given.add(own);
    return own;
  });
}
