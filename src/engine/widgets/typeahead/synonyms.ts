import type { TypeaheadWidget } from '#types/widgets/typeahead';
import type { JsonObject } from '../../form/paths.ts';
import { plainText } from '../../plain-text.ts';
import type { Searchable } from './use-search.ts';

export type Synonyms = NonNullable<TypeaheadWidget['synonyms']>;

/** How many typed letters can be the beginning of a synonym. */
const RECOGNISED = 3;

/** Returns a text with its synonyms replaced, or undefined if it has none. */
export function translated(text: string, synonyms: Synonyms): string | undefined {
  const known = Object.entries(synonyms).map(([word, other = '']) => [plainText(word), other] as const);
  const words = text.split(/\s+/).map((typed) => {
    const plain = plainText(typed);
    // a word to remove must be complete
    const isMeant = ([word, other]: readonly [string, string]) =>
      word === plain || (other !== '' && plain.length >= RECOGNISED && word.startsWith(plain));
    return known.find(isMeant)?.[1] ?? typed;
  });
  const other = words.filter(Boolean).join(' ');
  return other !== '' && other !== text ? other : undefined;
}

/** Returns a source that also finds items by synonyms. Items with a matching name come first. */
export function withSynonyms(source: Searchable, synonyms: Synonyms | undefined): Searchable {
  if (!synonyms) return source;
  return {
    search: async (text, signal) => {
      const other = translated(text, synonyms);
      const searches = [text, ...(other ? [other] : [])].map((asked) => source.search(asked, signal));
      const found: JsonObject[] = (await Promise.all(searches)).flat();
      const keys = new Set<string>();
      return found.filter((item) => {
        const key = JSON.stringify(item);
        return !keys.has(key) && keys.add(key);
      });
    },
  };
}
