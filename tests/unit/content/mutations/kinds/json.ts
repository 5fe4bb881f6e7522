import { cut, insert, written } from '../edits.ts';
import { readByVisitors } from '../find.ts';
import { anywhere, type Kinds, keyLine, lineOf, mistake, valueLine } from '../mistake.ts';
import type { Place } from '../places.ts';
import { pick } from '../random.ts';

const lineAt = (place: Place, offset: number) => lineOf(place, { offset });

export const kinds: Kinds = {
  'backslash-not-doubled': anywhere((place) => {
    const { value, name } = place;
    if (value.type !== 'string' || name !== 'pattern') return undefined;
    // a single backslash before b, f, n, r, t or u is valid JSON
    const at = written(place, value).search(/\\\\[^bfnrtu"\\/]/);
    return at < 0 ? undefined : mistake(place, cut(value.offset + at, 1), valueLine(place));
  }),
  'bracket-missing': anywhere((place, { random }) => {
    const { value, file } = place;
    if (!value.children) return undefined;
    const at = pick([value.offset, value.offset + value.length - 1], random(place));
    // the parser may notice it only at the next character
    const next = at + 1 + (/\S/.exec(file.text.slice(at + 1))?.index ?? 0);
    return mistake(place, cut(at, 1), lineAt(place, at), lineAt(place, next));
  }),
  'bracket-too-many': anywhere((place) => {
    const { value, file } = place;
    if (!value.children) return undefined;
    const end = value.offset + value.length;
    const next = end + Math.max(0, file.text.slice(end).search(/[^\s,]/));
    const bracket = insert(end, value.type === 'array' ? ']' : '}');
    return mistake(place, bracket, lineAt(place, end), lineAt(place, next));
  }),
  'colon-missing': anywhere((place) => {
    const { key, file } = place;
    if (!key) return undefined;
    return mistake(place, cut(file.text.indexOf(':', key.offset + key.length), 1), keyLine(place));
  }),
  'comma-missing': anywhere((place) => {
    const { node, file, around } = place;
    const siblings = around?.value.children ?? [];
    const next = siblings[siblings.indexOf(node) + 1];
    if (!next) return undefined;
    const end = node.offset + node.length;
    return mistake(place, cut(file.text.indexOf(',', end), 1), lineAt(place, end), lineOf(place, next));
  }),
  'comma-too-many': anywhere((place) => {
    const { node, around } = place;
    if (!around || around.value.children?.at(-1) !== node) return undefined;
    const end = node.offset + node.length;
    const closing = around.value.offset + around.value.length - 1;
    return mistake(place, insert(end, ','), lineAt(place, end), lineAt(place, closing));
  }),
  comment: anywhere((place, { random }) => {
    if (!place.key) return undefined;
    const text = pick(['/* to do */ ', '// to do\n'], random(place));
    return mistake(place, insert(place.node.offset, text), lineOf(place, place.node));
  }),
  'line-break-in-text': (content) =>
    readByVisitors(content).map((place) => {
      const offset = place.file.text.indexOf(' ', place.value.offset);
      return mistake(place, { offset, length: 1, text: '\n' }, valueLine(place));
    }),
  'other-quotes': anywhere((place, { random }) => {
    const chance = random(place);
    const texts = [place.key, place.value].flatMap((node) => (node?.type === 'string' ? [node] : []));
    if (texts.length === 0) return undefined;
    const node = pick(texts, chance);
    const [opening = '', closing = ''] = pick(["''", '“”', '``'], chance);
    const { offset, length } = node;
    const text = opening + written(place, node).slice(1, -1) + closing;
    return mistake(place, { offset, length, text }, lineAt(place, offset));
  }),
  'quote-missing': anywhere((place, { random }) => {
    const { type, offset, length } = place.value;
    if (type !== 'string') return undefined;
    return mistake(place, cut(pick([offset, offset + length - 1], random(place)), 1), valueLine(place));
  }),
};
