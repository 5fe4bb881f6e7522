import { posix } from 'node:path';
import { remove, replace } from '../edits.ts';
import { childOf, FACTS, fieldsIn, itemsOf } from '../find.ts';
import { allLines, type Content, type Kind, keyLine, type Spot, valueLine } from '../mistake.ts';
import type { Place } from '../places.ts';
import { pick } from '../random.ts';
import { reveals, waitFor } from '../reveals.ts';

export const alwaysTrue: Kind = {
  about: 'a condition that asks for nothing, and always holds',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const isWhole =
        place.sense === 'condition' && place.within !== 'condition' && place.within !== 'looked-at';
      const words = isWhole ? place.inside.map(({ name }) => name) : [];
      if (!words.includes('required') && !words.includes('properties')) return [];
      return [{ place, edits: [replace(place.value, { type: 'object' })], right: [allLines(place)] }];
    }),
};

export const answerOfAnotherStep: Kind = {
  about: 'a condition of a step that looks at a field of another step',
  mistakes: (content) => {
    const fields = fieldsIn(content).filter(({ file }) => file.kind === 'step');
    return content.places.flatMap((place) => {
      const condition = place.around?.around;
      if (place.within !== 'looked-at' || !place.key || place.file.kind !== 'step' || !condition) return [];
      const asked = childOf(condition, 'required');
      const item = content.places.find(
        ({ around, value }) => around?.node === asked?.node && value.value === place.name,
      );
      const own = new Set(fields.filter(({ file }) => file === place.file).map(({ name }) => name));
      const others = fields.filter(
        ({ file, name }) => file !== place.file && !own.has(name) && !FACTS.includes(name),
      );
      if (!item) return [];
      const { name } = pick(others, content.random(place));
      const edits = [replace(place.key, name), replace(item.value, name)];
      return [{ place, edits, right: [keyLine(place), valueLine(item)] }];
    });
  },
};

/** Where a file uses a fact: by its name, in a text, or in what a `$ref` takes in from a file that names it. */
function usesOf({ places, files }: Content, { file, around, value }: Place): Spot[] {
  const name = String(value.value);
  const names = (text: string) => text.includes(`"${name}"`) || text.includes(`{${name}}`);
  const takesIn = (ref: string) => {
    const [path = ''] = ref.split('#');
    const target = [...files.values()].find((one) => one.name === posix.join(posix.dirname(file.name), path));
    return names(target?.text ?? '');
  };
  const isUse = (place: Place) => {
    const text = String(place.value.value);
    if (place.name === '$ref') return /#\/(conditions|alerts|summary)\//.test(text) && takesIn(text);
    return place.name === name || text === name || text.includes(`{${name}}`);
  };
  return places
    .filter((place) => place.file === file && place.around?.node !== around?.node && isUse(place))
    .flatMap((place) => [keyLine(place), valueLine(place)]);
}

export const factNotRead: Kind = {
  about: 'a fact taken out of "reads" that is still needed',
  mistakes: (content) =>
    itemsOf(content, 'reads', 'content').flatMap((place) => {
      const reads = place.around;
      const isLast = reads && reads.inside.length === 1;
      const gone = isLast ? reads : place;
      const right = [...usesOf(content, place), ...(reads && !isLast ? [allLines(reads)] : [])];
      return [{ place, edits: [remove(gone)], right }];
    }),
};

export const ifWithoutThen: Kind = {
  about: 'an "if" that has lost its "then"',
  mistakes: ({ places }) =>
    places.flatMap((place) =>
      place.name === 'then' && place.within === 'schema' && place.around
        ? [{ place, edits: [remove(place)], right: [allLines(place.around)] }]
        : [],
    ),
};

export const neverTrue: Kind = {
  about: 'a condition over answers that asks them to be a list or a text, and never holds',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const { name, value, around } = place;
      const isOfAnswers =
        around?.sense === 'condition' && around.within !== 'looked-at' && around.name !== 'items';
      if (name !== 'type' || value.value !== 'object' || !isOfAnswers) return [];
      const spoilt = pick(['array', 'string'], random(place));
      return [{ place, edits: [replace(value, spoilt)], right: [allLines(around)] }];
    }),
};

export const thenWithoutIf: Kind = {
  about: 'a "then" that has lost its "if"',
  mistakes: ({ places }) =>
    places.flatMap((place) =>
      place.name === 'if' && place.within === 'schema' && place.around
        ? [{ place, edits: [remove(place)], right: [allLines(place.around)] }]
        : [],
    ),
};

export const waitOnEachOther: Kind = {
  about: 'two reveals that each wait for a field of the other',
  mistakes: (content) => {
    const all = reveals(content);
    return all.flatMap((one) => {
      const random = content.random(one.if);
      const later = ({ if: other }: typeof one) =>
        other.file === one.if.file && other.node.offset > one.if.node.offset;
      return all.filter(later).map((other) => ({
        place: one.if,
        edits: [...waitFor(one, pick(other.fields, random)), ...waitFor(other, pick(one.fields, random))],
        right: [one, other].flatMap((reveal) => [allLines(reveal.if), ...reveal.fields.map(keyLine)]),
      }));
    });
  },
};

export const waitsOnItself: Kind = {
  about: 'fields revealed by an answer to one of themselves',
  mistakes: (content) =>
    reveals(content).map((reveal) => ({
      place: reveal.if,
      edits: waitFor(reveal, pick(reveal.fields, content.random(reveal.if))),
      right: [allLines(reveal.if), ...reveal.fields.map(keyLine)],
    })),
};
