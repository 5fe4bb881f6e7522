import { readByVisitors } from '../find.ts';
import {
  anywhere,
  cut,
  endOf,
  insert,
  type Kinds,
  keyLine,
  lineAt,
  mistake,
  pick,
  valueLine,
  written,
} from '../mistake.ts';

export const kinds: Kinds = {
  'backslash-not-doubled': anywhere((place) => {
    const { value, name, text } = place;
    // a single backslash before b, f, n, r, t or u is valid JSON
    const at = written(place, value).search(/\\\\[^bfnrtu"\\/]/);
    const isPattern = text !== undefined && name === 'pattern';
    return isPattern && at >= 0 && mistake(place, cut(value.offset + at, 1), valueLine(place));
  }),
  'bracket-missing': anywhere((place, { random }) => {
    const { value, file } = place;
    if (!value.children) return undefined;
    const at = pick([value.offset, endOf(value) - 1], random(place));
    // the parser may notice it only at the next character
    const next = at + 1 + (/\S/.exec(file.text.slice(at + 1))?.index ?? 0);
    return mistake(place, cut(at, 1), lineAt(place, at), lineAt(place, next));
  }),
  'bracket-too-many': anywhere((place) => {
    const { value, file } = place;
    const end = endOf(value);
    const next = end + Math.max(0, file.text.slice(end).search(/[^\s,]/));
    const bracket = insert(end, value.type === 'array' ? ']' : '}');
    return value.children && mistake(place, bracket, lineAt(place, end), lineAt(place, next));
  }),
  'colon-missing': anywhere((place) => {
    const { key, file } = place;
    return key && mistake(place, cut(file.text.indexOf(':', endOf(key)), 1), keyLine(place));
  }),
  'comma-missing': anywhere((place) => {
    const { node, file, around } = place;
    const siblings = around?.value.children ?? [];
    const next = siblings[siblings.indexOf(node) + 1];
    const comma = cut(file.text.indexOf(',', endOf(node)), 1);
    return next && mistake(place, comma, lineAt(place, endOf(node)), lineAt(place, next.offset));
  }),
  'comma-too-many': anywhere((place) => {
    const { node, around } = place;
    if (!around || around.value.children?.at(-1) !== node) return undefined;
    const closing = lineAt(place, endOf(around.value) - 1);
    return mistake(place, insert(endOf(node), ','), lineAt(place, endOf(node)), closing);
  }),
  comment: anywhere((place, { random }) => {
    const text = pick(['/* to do */ ', '// to do\n'], random(place));
    const { offset } = place.node;
    return place.key && mistake(place, insert(offset, text), lineAt(place, offset));
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
    const text = opening + written(place, node).slice(1, -1) + closing;
    return mistake(place, { ...cut(node.offset, node.length), text }, lineAt(place, node.offset));
  }),
  'quote-missing': anywhere((place, { random }) => {
    const { text, value } = place;
    const quotes = [value.offset, endOf(value) - 1];
    return text !== undefined && mistake(place, cut(pick(quotes, random(place)), 1), valueLine(place));
  }),
};
