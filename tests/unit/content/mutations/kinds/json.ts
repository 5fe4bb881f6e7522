import { cut, insert } from '../edits.ts';
import { readByVisitors } from '../find.ts';
import { type Kind, keyLine, lineOf, valueLine } from '../mistake.ts';
import { pick } from '../random.ts';

export const backslashNotDoubled: Kind = {
  about: 'a single backslash in a pattern',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { value, file } = place;
      if (value.type !== 'string' || place.name !== 'pattern') return [];
      const written = file.text.slice(value.offset, value.offset + value.length);
      // a single one before b, f, n, r, t or u is JSON, if not what was meant
      const at = written.search(/\\\\[^bfnrtu"\\/]/);
      return at < 0 ? [] : [{ place, edits: [cut(value.offset + at, 1)], right: [valueLine(place)] }];
    }),
};

export const bracketMissing: Kind = {
  about: 'a brace or bracket missing',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const { value, file } = place;
      if (!value.children) return [];
      const last = value.offset + value.length - 1;
      const at = pick([value.offset, last], random(place));
      // what shows it at the earliest is the next thing that stands there
      const next = at + 1 + (/\S/.exec(file.text.slice(at + 1))?.index ?? 0);
      return [
        {
          place,
          edits: [cut(at, 1)],
          right: [lineOf(place, { offset: at }), lineOf(place, { offset: next })],
        },
      ];
    }),
};

export const bracketTooMany: Kind = {
  about: 'a closing brace or bracket too many',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { value, file } = place;
      if (!value.children) return [];
      const end = value.offset + value.length;
      const next = end + Math.max(0, file.text.slice(end).search(/[^\s,]/));
      const closing = value.type === 'array' ? ']' : '}';
      const right = [lineOf(place, { offset: end }), lineOf(place, { offset: next })];
      return [{ place, edits: [insert(end, closing)], right }];
    }),
};

export const colonMissing: Kind = {
  about: 'a colon missing',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { key, file } = place;
      if (!key) return [];
      const colon = file.text.indexOf(':', key.offset + key.length);
      return [{ place, edits: [cut(colon, 1)], right: [keyLine(place)] }];
    }),
};

export const commaMissing: Kind = {
  about: 'a comma missing',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { node, file, around } = place;
      const siblings = around?.value.children ?? [];
      const next = siblings[siblings.indexOf(node) + 1];
      if (!next) return [];
      const end = node.offset + node.length;
      const comma = file.text.indexOf(',', end);
      return [
        { place, edits: [cut(comma, 1)], right: [lineOf(place, { offset: end }), lineOf(place, next)] },
      ];
    }),
};

export const commaTooMany: Kind = {
  about: 'a comma after the last of a list or an object',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { node, around } = place;
      if (!around || around.value.children?.at(-1) !== node) return [];
      const end = node.offset + node.length;
      const closing = around.value.offset + around.value.length - 1;
      const right = [lineOf(place, { offset: end }), lineOf(place, { offset: closing })];
      return [{ place, edits: [insert(end, ',')], right }];
    }),
};

export const comment: Kind = {
  about: 'a comment',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      if (!place.key) return [];
      const text = pick(['/* to do */ ', '// to do\n'], random(place));
      return [{ place, edits: [insert(place.node.offset, text)], right: [lineOf(place, place.node)] }];
    }),
};

export const lineBreakInText: Kind = {
  about: 'a line break inside a text',
  mistakes: (content) =>
    readByVisitors(content).flatMap((place) => {
      const { file, value } = place;
      const space = file.text.indexOf(' ', value.offset);
      return [{ place, edits: [{ offset: space, length: 1, text: '\n' }], right: [valueLine(place)] }];
    }),
};

const PAIRS = ["''", '“”', '``'];

export const otherQuotes: Kind = {
  about: 'single or curly quotes around a key or a text',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const { file, key, value } = place;
      const chance = random(place);
      const texts = [key, value].flatMap((node) => (node?.type === 'string' ? [node] : []));
      if (texts.length === 0) return [];
      const { offset, length } = pick(texts, chance);
      const [opening = '', closing = ''] = pick(PAIRS, chance);
      const text = opening + file.text.slice(offset + 1, offset + length - 1) + closing;
      return [{ place, edits: [{ offset, length, text }], right: [lineOf(place, { offset })] }];
    }),
};

export const quoteMissing: Kind = {
  about: 'a double quote missing',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const { value } = place;
      if (value.type !== 'string') return [];
      const at = pick([value.offset, value.offset + value.length - 1], random(place));
      return [{ place, edits: [cut(at, 1)], right: [lineOf(place, value)] }];
    }),
};
