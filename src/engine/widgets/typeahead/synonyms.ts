import type { TypeaheadWidget } from '#types/widgets/typeahead';
import type { JsonObject } from '../../form/paths.ts';
import { plainText } from '../../plain-text.ts';
import type { Searchable } from './use-search.ts';

type Synonyms = NonNullable<TypeaheadWidget['synonyms']>;

/** Typed letters from which on a word may be the beginning of a synonym. */
const RECOGNISED = 3;

/** Returns a text with its synonyms replaced; undefined if it has none. */
function translated(text: string, synonyms: Synonyms): string | undefined {
  const known = Object.entries(synonyms).map(([word, other = '']) => [plainText(word), other] as const);
  const words = text.split(/\s+/).map((typed) => {
    const plain = plainText(typed);
    // a word that is left out has to be there as a whole
    const isMeant = ([word, other]: readonly [string, string]) =>
      word === plain || (other !== '' && plain.length >= RECOGNISED && word.startsWith(plain));
    return known.find(isMeant)?.[1] ?? typed;
  });
  const other = words.filter(Boolean).join(' ');
  return other !== '' && other !== text ? other : undefined;
}

/** Returns a source that finds items by the words that people use for them, too; those that are named so come first. */
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
