import { childOf, fieldsWith, itemsOf, neededKeys, readByVisitors } from '../find.ts';
import { misspell, namesBeside, spoilt } from '../misspell.ts';
import {
  allLines,
  anywhere,
  type Content,
  cut,
  insert,
  insertAfter,
  type Kinds,
  keyLine,
  lineAt,
  mistake,
  pick,
  remove,
  replace,
  replaced,
  valueLine,
  written,
} from '../mistake.ts';
import type { Place } from '../places.ts';

const otherCase = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'maximum',
  minItems: 'maxItems',
  minLength: 'maxLength',
};

function constantsIn(content: Content): Place[] {
  const consts = content.places.filter(({ name, within }) => name === 'const' && within === 'condition');
  return [...consts, ...itemsOf(content, 'enum', 'condition')];
}

function comparisons(content: Content, fields: ReadonlySet<string>, value: unknown): Place[] {
  return constantsIn(content).filter((place) => {
    const looked = place.key ? place.around : place.around?.around;
    return looked && fields.has(looked.name) && place.value.value === value;
  });
}

function isBroken(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return false;
  } catch {
    return true;
  }
}

/** Returns the invalid patterns that result if one character is removed or added. */
function brokenPatterns(pattern: string): string[] {
  const shorter = [...pattern].map((_, at) => pattern.slice(0, at) + pattern.slice(at + 1));
  return [...new Set([...shorter, `${pattern})`, `${pattern}[`, `*${pattern}`])].filter(isBroken);
}

const REPEATED = /(\[[^\]]+\]|\\[a-z])(?:\+|\*|\{[\d,]+\})(?=\$$)/;

/** Ambiguous repetitions, which can match a text in many ways. */
const AMBIGUOUS = ['($1+)+', '($1|$1)+', '($1{1,3} ?)+', '(?:$1+ ?)*'];

/** Keywords that accept values of any type. */
const ANY = new Set(['const', 'default', 'enum', 'examples']);

function anotherType({ value }: Place): unknown {
  if (value.type === 'string') return 42;
  if (value.type === 'array') return 'all';
  return value.type === 'number' || value.type === 'boolean' ? String(value.value) : undefined;
}

export const kinds: Kinds = {
  'asked-for-value-misspelt': (content) => {
    return constantsIn(content).flatMap((place) => {
      const value: unknown = place.value.value;
      if (typeof value !== 'string') return [];
      const chance = content.random(place);
      const slipped = misspell(value, chance, namesBeside(place)) ?? 'x';
      return replaced(place, pick([otherCase(value), slipped], chance)) ?? [];
    });
  },
  'asked-for-value-of-another-type': anywhere((place) => {
    const { name, within, key, value } = place;
    if (!key || name !== 'const' || within !== 'condition') return undefined;
    return replaced(place, typeof value.value === 'boolean' ? String(value.value) : value.value === 'yes');
  }),
  'bounds-crossed': anywhere((place) => {
    const name = Object.hasOwn(LIMITS, place.name) ? LIMITS[place.name] : undefined;
    const most = name === undefined ? undefined : childOf(place.around, name);
    if (!most || place.within !== 'schema') return undefined;
    return replaced(place, Number(most.value.value) + 1, valueLine(most));
  }),
  'choice-renamed': anywhere((place, content) => {
    const list = place.around?.around;
    const value: unknown = place.value.value;
    if (place.name !== 'const' || list?.name !== 'oneOf' || !list.around) return undefined;
    const users = comparisons(content, fieldsWith(content, list.around), value);
    if (typeof value !== 'string' || users.length === 0) return undefined;
    return replaced(place, `${value}1`, ...users.map(valueLine));
  }),
  'choice-twice': anywhere((place, { places }) => {
    const choice = place.around;
    if (place.name !== 'const' || place.within !== 'schema' || choice?.around?.name !== 'oneOf')
      return undefined;
    const at = `${choice.around.pointer}/${Number(choice.name) - 1}/const`;
    const before = places.find(({ file, pointer }) => file === place.file && pointer === at);
    return before && replaced(place, before.value.value, valueLine(before));
  }),
  'date-window-empty': anywhere((place) => {
    if (place.name !== 'dateRange') return undefined;
    const [min, max] = [childOf(place, 'min'), childOf(place, 'max')];
    if (!min?.key || !max?.key) return undefined;
    const edits = [replace(min.key, 'max'), replace(max.key, 'min')];
    return mistake(place, edits, keyLine(place), allLines(min), allLines(max));
  }),
  'date-window-without-sign': anywhere((place) => {
    const { name, value, pointer, around } = place;
    const amount: unknown = value.value;
    const range = around?.around;
    if (typeof amount !== 'number' || amount >= 0 || !pointer.includes('/dateRange/min/')) return undefined;
    if (!range || name === 'from') return undefined;
    return mistake(place, replace(value, -amount), keyLine(range), allLines(range));
  }),
  'default-that-does-not-fit': spoilt(
    ({ name, within }) => name === 'default' && within === 'schema',
    (value, random) => pick([value.toLowerCase(), 'X', `${value}${value}`], random),
  ),
  'example-that-does-not-fit': (content) =>
    itemsOf(content, 'examples', 'schema').flatMap((place) => {
      const { value, around } = place;
      // neither a text nor a number in the range of this content
      const other = typeof value.value === 'number' ? value.value + 1000 : 1000;
      return around ? [mistake(place, replace(value, other), allLines(around))] : [];
    }),
  'key-missing': anywhere((place, { files }) => {
    const object = place.around;
    if (!object || !place.key || place.within !== 'content') return undefined;
    // the target of a `$ref` beside it may have the key
    if (childOf(object, '$ref') || !neededKeys(files, object).includes(place.name)) return undefined;
    return mistake(place, remove(place), lineAt(place, object.node.offset));
  }),
  'key-twice': anywhere((place) => {
    if (!place.key) return undefined;
    const { edit, spot } = insertAfter(place, written(place, place.node));
    return mistake(place, edit, keyLine(place), spot);
  }),
  // brackets around an object, or missing brackets around a list with one item
  'list-for-object': anywhere((place) => {
    const { value, key, within, sense } = place;
    const [only, ...others] = value.children ?? [];
    if (!key || within.startsWith('shared') || sense === 'data' || !only || others.length > 0)
      return undefined;
    const end = value.offset + value.length;
    const endOfOnly = only.offset + only.length;
    const edits =
      value.type === 'array'
        ? [cut(value.offset, only.offset - value.offset), cut(endOfOnly, end - endOfOnly)]
        : [insert(value.offset, '['), insert(end, ']')];
    return mistake(place, edits, valueLine(place));
  }),
  'pattern-broken': spoilt(
    ({ name, within }) => name === 'pattern' && within !== 'messages',
    (pattern, random) => pick(brokenPatterns(pattern), random),
  ),
  'pattern-exponential': spoilt(
    ({ name, within }) => name === 'pattern' && within === 'schema',
    (pattern, random) => pattern.replace(REPEATED, pick(AMBIGUOUS, random)),
  ),
  'text-emptied': (content) => readByVisitors(content).flatMap((place) => replaced(place, '') ?? []),
  'wrong-type': anywhere((place) =>
    place.key && place.within !== 'shared' && !ANY.has(place.name)
      ? replaced(place, anotherType(place))
      : undefined,
  ),
};
