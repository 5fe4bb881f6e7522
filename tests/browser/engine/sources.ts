import type { JsonObject } from '../../../src/engine/form/paths.ts';
import type { Source } from '../../../src/engine/source.ts';

export const books = [
  { title: 'Emma', author: 'Jane Austen' },
  { title: 'Persuasion', author: 'Jane Austen' },
  { title: 'Middlemarch', author: 'George Eliot' },
  { title: 'Jane Eyre', author: 'Charlotte Brontë' },
];

export interface ListSource extends Source {
  /** the texts that were searched for, in order */
  readonly searches: readonly string[];
  /** how many items were looked up */
  lookups(): number;
  /** whether calls fail from now on */
  breaks(broken: boolean): void;
}

/** A source that answers at once, from a list; items are found by any of their texts, and looked up by their first. */
export function listSource(items: readonly JsonObject[] = books): ListSource {
  const searches: string[] = [];
  let lookups = 0;
  let broken = false;
  const answer = () => {
    if (broken) throw new Error('the shelf is out of reach');
  };
  const holds = (item: JsonObject, text: string) =>
    Object.values(item).some((value) => String(value).toLowerCase().includes(text.toLowerCase()));
  return {
    searches,
    lookups: () => lookups,
    breaks: (now) => {
      broken = now;
    },
    async search(text) {
      searches.push(text);
      answer();
      return items.filter((item) => holds(item, text));
    },
    async lookup(item) {
      lookups += 1;
      answer();
      return items.find((known) => Object.values(known)[0] === Object.values(item)[0]);
    },
  };
}

export interface OpenSearch {
  text: string;
  signal: AbortSignal;
  /** Both resolve once those who wait have heard. */
  answer(items: JsonObject[]): Promise<void>;
  fail(): Promise<void>;
}

/** A source whose every search stays open until the test answers it. */
export function slowSource(): Source & { readonly open: readonly OpenSearch[] } {
  const open: OpenSearch[] = [];
  return {
    open,
    search(text, signal) {
      let settle: { resolve(items: JsonObject[]): void; reject(reason: Error): void };
      const call = new Promise<JsonObject[]>((resolve, reject) => {
        settle = { resolve, reject };
      });
      const heard = () =>
        call.then(
          () => {},
          () => {},
        );
      open.push({
        text,
        signal,
        answer: (items) => {
          settle.resolve(items);
          return heard();
        },
        fail: () => {
          settle.reject(new Error('the shelf is out of reach'));
          return heard();
        },
      });
      return call;
    },
    lookup: async (item) => item,
  };
}
