import { readByVisitors } from '../find.ts';
import { anywhere, type Kinds, pick } from '../mistake.ts';
import { cut, endOf, insert } from '../places.ts';

export const kinds: Kinds = {
  'backslash-not-doubled': anywhere((place) => {
    const { value, name, text } = place;
    // a single backslash before b, f, n, r, t or u is valid JSON
    const at = place.written(value).search(/\\\\[^bfnrtu"\\/]/);
    const isPattern = text !== undefined && name === 'pattern';
    return isPattern && at >= 0 && place.mistake(cut(value.offset + at, 1), place.valueLine);
  }),
  'bracket-missing': anywhere((place, { random }) => {
    const { value, file } = place;
    if (!value.children) return undefined;
    const at = pick([value.offset, endOf(value) - 1], random(place));
    // the parser may notice it only at the next character
    const next = at + 1 + (/\S/.exec(file.text.slice(at + 1))?.index ?? 0);
    return place.mistake(cut(at, 1), place.lineAt(at), place.lineAt(next));
  }),
  'bracket-too-many': anywhere((place) => {
    const { value, file } = place;
    const end = endOf(value);
    const next = end + Math.max(0, file.text.slice(end).search(/[^\s,]/));
    const bracket = insert(end, value.type === 'array' ? ']' : '}');
    return value.children && place.mistake(bracket, place.lineAt(end), place.lineAt(next));
  }),
  'colon-missing': anywhere((place) => {
    const { key, file } = place;
    return key && place.mistake(cut(file.text.indexOf(':', endOf(key)), 1), place.keyLine);
  }),
  'comma-missing': anywhere((place) => {
    const { node, file, around } = place;
    const siblings = around?.value.children ?? [];
    const next = siblings[siblings.indexOf(node) + 1];
    const comma = cut(file.text.indexOf(',', endOf(node)), 1);
    return next && place.mistake(comma, place.lineAt(endOf(node)), place.lineAt(next.offset));
  }),
  'comma-too-many': anywhere((place) => {
    const { node, around } = place;
    if (!around || around.value.children?.at(-1) !== node) return undefined;
    const closing = place.lineAt(endOf(around.value) - 1);
    return place.mistake(insert(endOf(node), ','), place.lineAt(endOf(node)), closing);
  }),
  comment: anywhere((place, { random }) => {
    const text = pick(['/* to do */ ', '// to do\n'], random(place));
    const { offset } = place.node;
    return place.key && place.mistake(insert(offset, text), place.lineAt(offset));
  }),
  'line-break-in-text': (content) =>
    readByVisitors(content).map((place) => {
      const offset = place.file.text.indexOf(' ', place.value.offset);
      return place.mistake({ offset, length: 1, text: '\n' }, place.valueLine);
    }),
  'other-quotes': anywhere((place, { random }) => {
    const chance = random(place);
    const texts = [place.key, place.value].flatMap((node) => (node?.type === 'string' ? [node] : []));
    if (texts.length === 0) return undefined;
    const node = pick(texts, chance);
    const [opening = '', closing = ''] = pick(["''", '“”', '``'], chance);
    const text = opening + place.written(node).slice(1, -1) + closing;
    return place.mistake({ ...cut(node.offset, node.length), text }, place.lineAt(node.offset));
  }),
  'quote-missing': anywhere((place, { random }) => {
    const { text, value } = place;
    const quotes = [value.offset, endOf(value) - 1];
    return text !== undefined && place.mistake(cut(pick(quotes, random(place)), 1), place.valueLine);
  }),
};
