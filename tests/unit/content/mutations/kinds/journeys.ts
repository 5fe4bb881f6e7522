import { resolve } from 'node:path';
import type { ContentFile } from '../../../../../scripts/content/read.ts';
import { COUNTED, fieldsIn, itemsOf } from '../find.ts';
import { anywhere, type Content, type Kind, type Kinds, pick } from '../mistake.ts';
import { insert, type Mistake, type Place } from '../places.ts';

const entriesIn = ({ places }: Content) =>
  places
    .filter(({ file, pointer }) => file.kind === 'journey' && pointer === '/steps')
    .map(({ inside }) => inside);

function stepOf(content: Content, entry: Place): ContentFile | undefined {
  const ref = entry.child('step')?.child('$ref')?.text;
  return ref === undefined ? undefined : content.files.get(resolve(entry.file.path, '..', ref));
}

function hashesIn(content: Content): Place[][] {
  const hashOf = (entry: Place) => {
    const step = stepOf(content, entry);
    return content.places.filter(({ file, pointer }) => file === step && pointer === '/hash');
  };
  return entriesIn(content).map((entries) => entries.flatMap(hashOf));
}

function fieldsOf(content: Content, entry: Place): Place[] {
  const step = stepOf(content, entry);
  return fieldsIn(content).filter(({ file }) => file === step);
}

/** Creates a kind of mistake: a value that is already that of another place in its group. */
const copied =
  (groups: (content: Content) => Place[][]): Kind =>
  (content) =>
    groups(content).flatMap((group) =>
      group.flatMap((place) => {
        const others = group.filter((other) => other !== place);
        if (others.length === 0) return [];
        const other = pick(others, content.random(place));
        return place.replaced(other.value.value, other.valueLine);
      }),
    );

/** Creates a kind of mistake in the entries of journeys. */
const ofEntries =
  (make: (entry: Place, content: Content, before: Place[]) => readonly Mistake[]): Kind =>
  (content) =>
    entriesIn(content).flatMap((entries) =>
      entries.flatMap((entry, index) => make(entry, content, entries.slice(0, index))),
    );

export const kinds: Kinds = {
  'hash-changed-that-links-lead-to': (content) =>
    hashesIn(content)
      .flat()
      .flatMap((place) => {
        const links = content.places.filter(({ text }) => text?.endsWith(`#${place.text}`));
        return links.length > 0
          ? place.replaced(`${place.text}-new`, ...links.map(({ valueLine }) => valueLine))
          : [];
      }),
  'hash-copied': copied(hashesIn),
  'path-twice': copied(({ places }) => [
    places.filter(({ pointer, text }) => pointer === '/path' && text?.startsWith('/')),
  ]),
  'stage-renamed': anywhere((place, { places }) => {
    if (!/\/stages\/\d+\/name$/.test(place.pointer)) return undefined;
    const users = places.filter(
      ({ name, within, text }) => name === 'stage' && within === 'content' && text === place.text,
    );
    return place.replaced(`${place.text}s`, ...users.map(({ valueLine }) => valueLine));
  }),
  'step-moved-before-what-it-reads': ofEntries((entry, content, earlier) =>
    earlier.flatMap((before) => {
      const given = new Set(fieldsOf(content, before).map(({ name }) => name));
      const step = stepOf(content, entry);
      const reads = itemsOf(content, 'reads', 'content').filter(
        ({ file, text }) => file === step && given.has(String(text)),
      );
      if (reads.length === 0) return [];
      const text = entry.written(entry.node);
      const at = before.node.offset;
      const moved = { file: entry.file, from: at, to: at, into: text.indexOf('step') };
      const edits = [insert(at, `${text},\n`), entry.remove()];
      return entry.mistake(edits, moved, ...reads.map(({ allLines }) => allLines));
    }),
  ),
  'step-taken-out': ofEntries((place, content) => {
    const fields = fieldsOf(content, place);
    const isCounted = fields.some((field) => COUNTED.some(([name]) => name === field.name));
    const [first] = fields;
    if (!isCounted || !first || !place.around) return [];
    const stepItself = first.lineAt(first.file.text.indexOf('"$schema"'));
    return [place.mistake(place.remove(), place.around.allLines, stepItself)];
  }),
  'step-twice': ofEntries((place) => {
    const text = place.written(place.node);
    const { edit, spot } = place.insertAfter(text);
    const ref = { ...spot, into: spot.into + text.indexOf('$ref') };
    return [place.mistake(edit, place.allLines, spot, ref)];
  }),
};
