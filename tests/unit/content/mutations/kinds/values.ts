import { fieldsWith, itemsOf, neededKeys, readByVisitors } from '../find.ts';
import { misspell, namesBeside, spoilt } from '../misspell.ts';
import { anywhere, type Content, type Kinds, pick } from '../mistake.ts';
import { cut, endOf, insert, type Place, replace } from '../places.ts';

const otherCase = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

const LIMITS = ['minimum', 'minItems', 'minLength'];

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
  'asked-for-value-misspelt': (content) =>
    constantsIn(content).flatMap((place) => {
      if (place.text === undefined) return [];
      const chance = content.random(place);
      const slipped = misspell(place.text, chance, namesBeside(place)) ?? 'x';
      return place.replaced(pick([otherCase(place.text), slipped], chance));
    }),
  'asked-for-value-of-another-type': anywhere((place) => {
    const { name, within, value, text } = place;
    const other = typeof value.value === 'boolean' ? String(value.value) : text === 'yes';
    return name === 'const' && within === 'condition' && place.replaced(other);
  }),
  'bounds-crossed': anywhere((place) => {
    if (!LIMITS.includes(place.name) || place.within !== 'schema') return undefined;
    const most = place.around?.child(place.name.replace('min', 'max'));
    return most && place.replaced(Number(most.value.value) + 1, most.valueLine);
  }),
  'choice-renamed': anywhere((place, content) => {
    const list = place.around?.around;
    if (place.name !== 'const' || list?.name !== 'oneOf' || !list.around) return undefined;
    const users = comparisons(content, fieldsWith(content, list.around), place.text);
    return users.length > 0 && place.replaced(`${place.text}1`, ...users.map(({ valueLine }) => valueLine));
  }),
  'choice-twice': anywhere((place) => {
    const choice = place.around;
    const isChoice = place.within === 'schema' && choice?.around?.name === 'oneOf';
    if (place.name !== 'const' || !isChoice) return undefined;
    const before = choice.around?.inside[Number(choice.name) - 1]?.child('const');
    return before && place.replaced(before.value.value, before.valueLine);
  }),
  'date-window-empty': anywhere((place) => {
    if (place.name !== 'dateRange') return undefined;
    const [min, max] = [place.child('min'), place.child('max')];
    if (!min?.key || !max?.key) return undefined;
    const edits = [replace(min.key, 'max'), replace(max.key, 'min')];
    return place.mistake(edits, place.keyLine, min.allLines, max.allLines);
  }),
  'date-window-without-sign': anywhere((place) => {
    const amount = Number(place.value.value);
    const range = place.around?.around;
    if (!(amount < 0) || !range || !place.pointer.includes('/dateRange/min/')) return undefined;
    return place.mistake(replace(place.value, -amount), range.keyLine, range.allLines);
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
      return around ? [place.mistake(replace(value, other), around.allLines)] : [];
    }),
  'key-missing': anywhere((place, { files }) => {
    const object = place.around;
    if (!object || !place.key || place.within !== 'content') return undefined;
    // the target of a `$ref` beside it may have the key
    const isNeeded = !object.child('$ref') && neededKeys(files, object).includes(place.name);
    return isNeeded && place.mistake(place.remove(), place.lineAt(object.node.offset));
  }),
  'key-twice': anywhere((place) => {
    if (!place.key) return undefined;
    const { edit, spot } = place.insertAfter(place.written(place.node));
    return place.mistake(edit, place.keyLine, spot);
  }),
  // brackets around an object, or missing brackets around a list with one item
  'list-for-object': anywhere((place) => {
    const { value, key, within, sense } = place;
    const [only, ...others] = value.children ?? [];
    const isFor = key && !within.startsWith('shared') && sense !== 'data' && others.length === 0;
    if (!isFor || !only) return undefined;
    const before = cut(value.offset, only.offset - value.offset);
    const after = cut(endOf(only), endOf(value) - endOf(only));
    const brackets = [insert(value.offset, '['), insert(endOf(value), ']')];
    return place.mistake(value.type === 'array' ? [before, after] : brackets, place.valueLine);
  }),
  'pattern-broken': spoilt(
    ({ name, within }) => name === 'pattern' && within !== 'messages',
    (pattern, random) => pick(brokenPatterns(pattern), random),
  ),
  'pattern-exponential': spoilt(
    ({ name, within }) => name === 'pattern' && within === 'schema',
    (pattern, random) => pattern.replace(REPEATED, pick(AMBIGUOUS, random)),
  ),
  'text-emptied': (content) => readByVisitors(content).flatMap((place) => place.replaced('')),
  'wrong-type': anywhere((place) => {
    const isTyped = place.key && place.within !== 'shared' && !ANY.has(place.name);
    return isTyped && place.replaced(anotherType(place));
  }),
};
