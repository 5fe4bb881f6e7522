import { COUNTED } from '../counted.ts';
import { cut, insert, insertAfter, remove, replace } from '../edits.ts';
import { fieldsIn, itemsOf } from '../find.ts';
import { entriesIn, hashesIn, stepOf } from '../journeys.ts';
import { allLines, type Content, type Kind, lineOf, valueLine } from '../mistake.ts';
import type { Place } from '../places.ts';
import { pick } from '../random.ts';

export const hashChangedThatLinksLeadTo: Kind = {
  about: 'the hash of a step changed, and not the links to it',
  mistakes: (content) =>
    hashesIn(content)
      .flat()
      .flatMap((place) => {
        const hash = String(place.value.value);
        const links = content.places.filter(({ value }) => String(value.value).endsWith(`#${hash}`));
        if (links.length === 0) return [];
        const right = [valueLine(place), ...links.map(valueLine)];
        return [{ place, edits: [replace(place.value, `${hash}-new`)], right }];
      }),
};

export const hashCopied: Kind = {
  about: 'the hash of another step, as when a step is begun as a copy',
  mistakes: (content) =>
    hashesIn(content).flatMap((hashes) =>
      hashes.flatMap((place) => {
        const others = hashes.filter((other) => other !== place);
        if (others.length === 0) return [];
        const other = pick(others, content.random(place));
        const right = [valueLine(place), valueLine(other)];
        return [{ place, edits: [replace(place.value, other.value.value)], right }];
      }),
    ),
};

export const pathTwice: Kind = {
  about: 'the path of another page, as when a page is begun as a copy',
  mistakes: ({ places, random }) => {
    const paths = places.filter(
      ({ pointer, value }) => pointer === '/path' && String(value.value).startsWith('/'),
    );
    return paths.map((place) => {
      const other = pick(
        paths.filter((path) => path !== place),
        random(place),
      );
      return {
        place,
        edits: [replace(place.value, other.value.value)],
        right: [valueLine(place), valueLine(other)],
      };
    });
  },
};

export const stageRenamed: Kind = {
  about: 'a stage renamed where it is defined, and not in the steps',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { pointer, value } = place;
      if (!/\/stages\/\d+\/name$/.test(pointer)) return [];
      const users = places.filter(
        ({ name, within, value: used }) =>
          name === 'stage' && within === 'content' && used.value === value.value,
      );
      const right = [valueLine(place), ...users.map(valueLine)];
      return [{ place, edits: [replace(value, `${value.value}s`)], right }];
    }),
};

function givenBy(content: Content, entry: Place): Set<string> {
  const step = stepOf(content, entry);
  return new Set(
    fieldsIn(content)
      .filter(({ file }) => file === step)
      .map(({ name }) => name),
  );
}

function readBy(content: Content, entry: Place): Place[] {
  const step = stepOf(content, entry);
  return itemsOf(content, 'reads', 'content').filter(({ file }) => file === step);
}

export const stepMovedBeforeWhatItReads: Kind = {
  about: 'a step moved before the one whose answer it reads',
  mistakes: (content) =>
    entriesIn(content).flatMap((entries) =>
      entries.flatMap((entry, index) => {
        const { file, node } = entry;
        return entries.slice(0, index).flatMap((before) => {
          const given = givenBy(content, before);
          const reads = readBy(content, entry).filter(({ value }) => given.has(String(value.value)));
          if (reads.length === 0) return [];
          const text = file.text.slice(node.offset, node.offset + node.length);
          const gone = remove(entry);
          const edits = [insert(before.node.offset, `${text},\n`), cut(gone.offset, gone.length)];
          const at = before.node.offset;
          const right = [{ file, from: at, to: at, into: text.indexOf('step') }, ...reads.map(allLines)];
          return [{ place: entry, edits, right }];
        });
      }),
    ),
};

export const stepTakenOut: Kind = {
  about: 'a step that asks for what code reads taken out of its journey',
  mistakes: (content) =>
    entriesIn(content)
      .flat()
      .flatMap((place) => {
        const step = stepOf(content, place);
        const fields = fieldsIn(content).filter(({ file }) => file === step);
        const isCounted = fields.some((field) => COUNTED.some(([name]) => name === field.name));
        const [first] = fields;
        if (!isCounted || !first || !place.around) return [];
        const stepItself = lineOf(first, { offset: first.file.text.indexOf('"$schema"') });
        return [{ place, edits: [remove(place)], right: [allLines(place.around), stepItself] }];
      }),
};

export const stepTwice: Kind = {
  about: 'a step twice in a journey',
  mistakes: (content) =>
    entriesIn(content)
      .flat()
      .map((place) => {
        const { file, node } = place;
        const text = file.text.slice(node.offset, node.offset + node.length);
        const { edit, into } = insertAfter(place, text);
        const copy = { file, from: edit.offset, to: edit.offset };
        const lines = [into, into + text.indexOf('$ref')].map((at) => ({ ...copy, into: at }));
        return { place, edits: [edit], right: [allLines(place), ...lines] };
      }),
};
