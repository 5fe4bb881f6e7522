import { resolve } from 'node:path';
import type { ContentFile } from '../../../../../scripts/content/read.ts';
import { cut, insert, insertAfter, remove, written } from '../edits.ts';
import { COUNTED, childOf, fieldsIn, itemsOf } from '../find.ts';
import {
  allLines,
  anywhere,
  type Content,
  type Kinds,
  lineOf,
  mistake,
  replaced,
  valueLine,
} from '../mistake.ts';
import type { Place } from '../places.ts';
import { pick } from '../random.ts';

function entriesIn({ places }: Content): Place[][] {
  const lists = places.filter(({ file, pointer }) => file.kind === 'journey' && pointer === '/steps');
  return lists.map((list) => places.filter(({ around }) => around?.node === list.node));
}

function stepOf(content: Content, entry: Place): ContentFile | undefined {
  const ref: unknown = childOf(childOf(entry, 'step'), '$ref')?.value.value;
  return typeof ref === 'string' ? content.files.get(resolve(entry.file.path, '..', ref)) : undefined;
}

function hashesIn(content: Content): Place[][] {
  return entriesIn(content).map((entries) =>
    entries.flatMap((entry) => {
      const step = stepOf(content, entry);
      return content.places.filter(({ file, pointer }) => file === step && pointer === '/hash');
    }),
  );
}

function fieldsOf(content: Content, entry: Place): Place[] {
  const step = stepOf(content, entry);
  return fieldsIn(content).filter(({ file }) => file === step);
}

export const kinds: Kinds = {
  'hash-changed-that-links-lead-to': (content) =>
    hashesIn(content)
      .flat()
      .flatMap((place) => {
        const hash = String(place.value.value);
        const links = content.places.filter(({ value }) => String(value.value).endsWith(`#${hash}`));
        return links.length === 0 ? [] : (replaced(place, `${hash}-new`, ...links.map(valueLine)) ?? []);
      }),
  'hash-copied': (content) =>
    hashesIn(content).flatMap((hashes) =>
      hashes.flatMap((place) => {
        const others = hashes.filter((other) => other !== place);
        if (others.length === 0) return [];
        const other = pick(others, content.random(place));
        return replaced(place, other.value.value, valueLine(other)) ?? [];
      }),
    ),
  'path-twice': ({ places, random }) => {
    const paths = places.filter(
      ({ pointer, value }) => pointer === '/path' && String(value.value).startsWith('/'),
    );
    return paths.flatMap((place) => {
      const others = paths.filter((path) => path !== place);
      const other = pick(others, random(place));
      return replaced(place, other.value.value, valueLine(other)) ?? [];
    });
  },
  'stage-renamed': anywhere((place, { places }) => {
    const { pointer, value } = place;
    if (!/\/stages\/\d+\/name$/.test(pointer)) return undefined;
    const users = places.filter(
      (user) => user.name === 'stage' && user.within === 'content' && user.value.value === value.value,
    );
    return replaced(place, `${value.value}s`, ...users.map(valueLine));
  }),
  'step-moved-before-what-it-reads': (content) =>
    entriesIn(content).flatMap((entries) =>
      entries.flatMap((entry, index) =>
        entries.slice(0, index).flatMap((before) => {
          const given = new Set(fieldsOf(content, before).map(({ name }) => name));
          const step = stepOf(content, entry);
          const reads = itemsOf(content, 'reads', 'content').filter(
            ({ file, value }) => file === step && given.has(String(value.value)),
          );
          if (reads.length === 0) return [];
          const text = written(entry, entry.node);
          const gone = remove(entry);
          const at = before.node.offset;
          const edits = [insert(at, `${text},\n`), cut(gone.offset, gone.length)];
          const moved = { file: entry.file, from: at, to: at, into: text.indexOf('step') };
          return [mistake(entry, edits, moved, ...reads.map(allLines))];
        }),
      ),
    ),
  'step-taken-out': (content) =>
    entriesIn(content)
      .flat()
      .flatMap((place) => {
        const fields = fieldsOf(content, place);
        const isCounted = fields.some((field) => COUNTED.some(([name]) => name === field.name));
        const [first] = fields;
        if (!isCounted || !first || !place.around) return [];
        const stepItself = lineOf(first, { offset: first.file.text.indexOf('"$schema"') });
        return [mistake(place, remove(place), allLines(place.around), stepItself)];
      }),
  'step-twice': (content) =>
    entriesIn(content)
      .flat()
      .map((place) => {
        const text = written(place, place.node);
        const { edit, spot } = insertAfter(place, text);
        const ref = { ...spot, into: spot.into + text.indexOf('$ref') };
        return mistake(place, edit, allLines(place), spot, ref);
      }),
};
