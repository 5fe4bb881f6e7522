import { cut, insert, insertAfter, remove, replace } from '../edits.ts';
import { childOf, fieldsWith, itemsOf, readByVisitors } from '../find.ts';
import { misspell, namesBeside } from '../misspell.ts';
import { allLines, type Content, type Kind, keyLine, lineOf, valueLine } from '../mistake.ts';
import { neededKeys } from '../needed.ts';
import type { Place } from '../places.ts';
import { pick } from '../random.ts';

const otherCase = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

export const askedForValueMisspelt: Kind = {
  about: 'a value in a condition that the answer never has',
  mistakes: (content) => {
    const consts = content.places.filter(
      ({ name, within, key }) => key && name === 'const' && within === 'condition',
    );
    return [...consts, ...itemsOf(content, 'enum', 'condition')].flatMap((place) => {
      const value: unknown = place.value.value;
      if (typeof value !== 'string') return [];
      const chance = content.random(place);
      const spoilt = pick([otherCase(value), misspell(value, chance, namesBeside(place)) ?? 'x'], chance);
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    });
  },
};

export const askedForValueOfAnotherType: Kind = {
  about: 'a condition that compares with a value of another type',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { name, within, key, value } = place;
      if (!key || name !== 'const' || within !== 'condition') return [];
      const spoilt = typeof value.value === 'boolean' ? String(value.value) : value.value === 'yes';
      return [{ place, edits: [replace(value, spoilt)], right: [valueLine(place)] }];
    }),
};

const PAIRS = [
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minLength', 'maxLength'],
] as const;

export const boundsCrossed: Kind = {
  about: 'a least that is more than the most',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const pair = PAIRS.find(([least]) => least === place.name);
      const most = pair && place.around ? childOf(place.around, pair[1]) : undefined;
      if (!most || place.within !== 'schema') return [];
      const spoilt = Number(most.value.value) + 1;
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place), valueLine(most)] }];
    }),
};

/** Where conditions compare the answer to one of some fields with a value. */
function comparisons(content: Content, fields: ReadonlySet<string>, value: unknown): Place[] {
  const consts = content.places.filter(({ name, within }) => name === 'const' && within === 'condition');
  const items = itemsOf(content, 'enum', 'condition');
  return [...consts, ...items].filter((place) => {
    const looked = place.key ? place.around : place.around?.around;
    return looked && fields.has(looked.name) && place.value.value === value;
  });
}

export const choiceRenamed: Kind = {
  about: 'the value of a choice changed that a condition asks for',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const list = place.around?.around;
      const value: unknown = place.value.value;
      if (place.name !== 'const' || list?.name !== 'oneOf' || !list.around) return [];
      const users = comparisons(content, fieldsWith(content, list.around), value);
      if (typeof value !== 'string' || users.length === 0) return [];
      const right = [valueLine(place), ...users.map(valueLine)];
      return [{ place, edits: [replace(place.value, `${value}1`)], right }];
    }),
};

export const choiceTwice: Kind = {
  about: 'two choices of the same value, as when one is begun as a copy',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const choice = place.around;
      if (place.name !== 'const' || place.within !== 'schema' || choice?.around?.name !== 'oneOf') return [];
      const list = choice.around.pointer;
      const before = places.find(
        ({ file, pointer }) => file === place.file && pointer === `${list}/${Number(choice.name) - 1}/const`,
      );
      if (!before) return [];
      return [
        {
          place,
          edits: [replace(place.value, before.value.value)],
          right: [valueLine(place), valueLine(before)],
        },
      ];
    }),
};

export const dateWindowEmpty: Kind = {
  about: 'the ends of a date window in the wrong order',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      if (place.name !== 'dateRange') return [];
      const [min, max] = [childOf(place, 'min'), childOf(place, 'max')];
      if (!min?.key || !max?.key) return [];
      const edits = [replace(min.key, 'max'), replace(max.key, 'min')];
      return [{ place, edits, right: [keyLine(place), allLines(min), allLines(max)] }];
    }),
};

export const dateWindowWithoutSign: Kind = {
  about: 'a minus lost in a date window, so that it begins after its end',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { name, value, pointer, around } = place;
      const amount: unknown = value.value;
      if (typeof amount !== 'number' || amount >= 0 || !pointer.includes('/dateRange/min/')) return [];
      const range = around?.around;
      if (!range || name === 'from') return [];
      return [{ place, edits: [replace(value, -amount)], right: [keyLine(range), allLines(range)] }];
    }),
};

export const defaultThatDoesNotFit: Kind = {
  about: 'a default that is no choice of its field',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const value: unknown = place.value.value;
      if (place.name !== 'default' || place.within !== 'schema' || typeof value !== 'string') return [];
      const spoilt = pick([value.toLowerCase(), 'X', `${value}${value}`], random(place));
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};

export const exampleThatDoesNotFit: Kind = {
  about: 'a sample answer that its own field refuses',
  mistakes: (content) =>
    itemsOf(content, 'examples', 'schema').flatMap((place) => {
      const { value, around } = place;
      // no text is a number, and no number of this content goes so high
      const spoilt = typeof value.value === 'number' ? value.value + 1000 : 1000;
      return around ? [{ place, edits: [replace(value, spoilt)], right: [allLines(around)] }] : [];
    }),
};

export const keyMissing: Kind = {
  about: 'something missing that content cannot do without',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const object = place.around;
      if (!object || !place.key || place.within !== 'content') return [];
      // what is taken out may be in what a $ref beside it brings
      if (childOf(object, '$ref') || !neededKeys(object).includes(place.name)) return [];
      return [{ place, edits: [remove(place)], right: [lineOf(place, object.node)] }];
    }),
};

export const keyTwice: Kind = {
  about: 'a key twice in an object, as when one is begun as a copy',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { key, node, file } = place;
      if (!key) return [];
      const { edit, into } = insertAfter(place, file.text.slice(node.offset, node.offset + node.length));
      // the copy begins where the original ends, after a comma and a new line
      const copy = { file, from: edit.offset, to: edit.offset, into };
      return [{ place, edits: [edit], right: [keyLine(place), copy] }];
    }),
};

const isList = (type: string) => type === 'array';

export const listForObject: Kind = {
  about: 'brackets around one object, or none around a list of one',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { value, key, within, sense } = place;
      const [only, ...others] = value.children ?? [];
      if (!key || within.startsWith('shared') || sense === 'data' || !only || others.length > 0) return [];
      const end = value.offset + value.length;
      const edits = isList(value.type)
        ? [
            cut(value.offset, only.offset - value.offset),
            cut(only.offset + only.length, end - only.offset - only.length),
          ]
        : [insert(value.offset, '['), insert(end, ']')];
      return [{ place, edits, right: [valueLine(place)] }];
    }),
};

function isBroken(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return false;
  } catch {
    return true;
  }
}

/** The pattern without one of its characters, where that leaves no regular expression. */
function spoiltWays(pattern: string): string[] {
  const shorter = [...pattern].map((_, at) => pattern.slice(0, at) + pattern.slice(at + 1));
  return [...new Set([...shorter, `${pattern})`, `${pattern}[`, `*${pattern}`])].filter(isBroken);
}

export const patternBroken: Kind = {
  about: 'a pattern that is no regular expression',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const pattern: unknown = place.value.value;
      const isRule = place.name === 'pattern' && place.within !== 'messages';
      if (!isRule || typeof pattern !== 'string') return [];
      const spoilt = pick(spoiltWays(pattern), random(place));
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};

/** What is repeated last in a pattern: a class of characters, or an escape that stands for one. */
const REPEATED = /(\[[^\]]+\]|\\[a-z])(?:\+|\*|\{[\d,]+\})(?=\$$)/;

/** A repetition of something as the same repetition, whose texts can be split in many ways. */
const WAYS = ['($1+)+', '($1|$1)+', '($1{1,3} ?)+', '(?:$1+ ?)*'];

export const patternExponential: Kind = {
  about: 'a pattern that can take the same letters in many ways',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const pattern: unknown = place.value.value;
      if (place.name !== 'pattern' || typeof pattern !== 'string' || place.within !== 'schema') return [];
      const spoilt = pattern.replace(REPEATED, pick(WAYS, random(place)));
      if (spoilt === pattern) return [];
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};

export const textEmptied: Kind = {
  about: 'a text left empty',
  mistakes: (content) =>
    readByVisitors(content).map((place) => ({
      place,
      edits: [replace(place.value, '')],
      right: [valueLine(place)],
    })),
};

/** Keywords that may hold data of any type. */
const ANY = new Set(['const', 'default', 'enum', 'examples']);

function anotherType({ value }: Place): unknown {
  switch (value.type) {
    case 'string':
      return 42;
    case 'number':
    case 'boolean':
      return String(value.value);
    case 'array':
      return 'all';
    default:
      return undefined;
  }
}

export const wrongType: Kind = {
  about: 'a text for a number, a number for a text, one thing for a list',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const isWord = place.key && place.within !== 'shared' && !ANY.has(place.name);
      const spoilt = isWord ? anotherType(place) : undefined;
      return spoilt === undefined
        ? []
        : [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
