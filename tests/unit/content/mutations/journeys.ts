import { resolve } from 'node:path';
import type { ContentFile } from '../../../../scripts/content/read.ts';
import { childOf } from './find.ts';
import type { Content } from './mistake.ts';
import type { Place } from './places.ts';

/** The entries of each journey, in order. */
export function entriesIn({ places }: Content): Place[][] {
  const lists = places.filter(({ file, pointer }) => file.kind === 'journey' && pointer === '/steps');
  return lists.map((list) => places.filter(({ around }) => around?.node === list.node));
}

/** The file of the step that an entry leads to. */
export function stepOf(content: Content, entry: Place): ContentFile | undefined {
  const step = childOf(entry, 'step');
  const ref: unknown = childOf(step, '$ref')?.value.value;
  return typeof ref === 'string' ? content.files.get(resolve(entry.file.path, '..', ref)) : undefined;
}

/** The steps of each journey, by where their hashes are written. */
export function hashesIn(content: Content): Place[][] {
  return entriesIn(content).map((entries) =>
    entries.flatMap((entry) => {
      const step = stepOf(content, entry);
      return content.places.filter(({ file, pointer }) => file === step && pointer === '/hash');
    }),
  );
}
