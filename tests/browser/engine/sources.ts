import type { JsonObject } from '../../../src/engine/form/paths.ts';
import type { Source } from '../../../src/engine/source.ts';
import { deferred } from '../../deferred.ts';

export const books = [
  { title: 'Emma', author: 'Jane Austen' },
  { title: 'Persuasion', author: 'Jane Austen' },
  { title: 'Middlemarch', author: 'George Eliot' },
  { title: 'Jane Eyre', author: 'Charlotte Brontë' },
];

/** A source that answers at once from a list. Searches match any text of an item, lookups match its first text. */
export function listSource(items: readonly JsonObject[] = books) {
  const searches: string[] = [];
  let lookups = 0;
  let isBroken = false;
  const answer = <Answer>(result: Answer): Answer => {
    if (isBroken) throw new Error('the shelf is out of reach');
    return result;
  };
  const includes = (item: JsonObject, text: string) =>
    Object.values(item).some((value) => String(value).toLowerCase().includes(text.toLowerCase()));
  return {
    searches,
    lookups: () => lookups,
    setBroken: (broken: boolean) => {
      isBroken = broken;
    },
    async search(text: string) {
      searches.push(text);
      return answer(items.filter((item) => includes(item, text)));
    },
    async lookup(item: JsonObject) {
      lookups += 1;
      return answer(items.find((known) => Object.values(known)[0] === Object.values(item)[0]));
    },
  };
}

export interface OpenCall<Answer> {
  text: string;
  signal: AbortSignal;
  answer(answer: Answer): Promise<void>;
  fail(reason?: Error): Promise<void>;
}

/** Starts a call that stays open until the test answers it. */
export function openCall<Answer>(text: string, signal: AbortSignal) {
  const { promise, resolve, reject } = deferred<Answer>();
  const settled = async () => void (await Promise.allSettled([promise]));
  const call: OpenCall<Answer> = {
    text,
    signal,
    answer: (answer) => {
      resolve(answer);
      return settled();
    },
    fail: (reason = new Error('the shelf is out of reach')) => {
      reject(reason);
      return settled();
    },
  };
  return { promise, call };
}

/** A source whose searches stay open until the test answers them. */
export function slowSource(): Source & { readonly open: readonly OpenCall<JsonObject[]>[] } {
  const open: OpenCall<JsonObject[]>[] = [];
  return {
    open,
    search(text, signal) {
      const { promise, call } = openCall<JsonObject[]>(text, signal);
      open.push(call);
      return promise;
    },
    lookup: async (item) => item,
  };
}
