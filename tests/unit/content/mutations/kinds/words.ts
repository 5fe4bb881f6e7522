import { replace } from '../edits.ts';
import { misspell, misspeltKeys } from '../misspell.ts';
import { type Kind, keyLine, valueLine } from '../mistake.ts';
import { pick } from '../random.ts';

export const conditionKeywordMisspelt: Kind = {
  about: 'a keyword of a condition misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, name, key }) => within === 'condition' && key && name !== '$ref'),
    ),
};

function otherCase(name: string): string {
  const lower = name.toLowerCase();
  return lower === name ? name.charAt(0).toUpperCase() + name.slice(1) : lower;
}

export const keyInWrongCase: Kind = {
  about: 'a key with capitals where there are none, or without those it has',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const isFixed = ['content', 'schema', 'options'].includes(place.within);
      if (!isFixed || !place.key || place.name.startsWith('$')) return [];
      return [{ place, edits: [replace(place.key, otherCase(place.name))], right: [keyLine(place)] }];
    }),
};

const OTHER_KINDS = new Set(['$ref', '$schema']);

export const keyMisspelt: Kind = {
  about: 'a key misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(
        ({ within, name, key }) =>
          key && (within === 'content' || within === 'shared') && !OTHER_KINDS.has(name),
      ),
    ),
};

export const optionMisspelt: Kind = {
  about: 'an option of a widget misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, key }) => within === 'options' && key),
    ),
};

const SLIPS = ['ref', '$Ref', '$reff', '$rf', '#ref', '$refs'];

export const refWordMisspelt: Kind = {
  about: '"$ref" itself misspelt',
  mistakes: ({ places, random }) =>
    places.flatMap((place) =>
      place.key && place.name === '$ref'
        ? [{ place, edits: [replace(place.key, pick(SLIPS, random(place)))], right: [keyLine(place)] }]
        : [],
    ),
};

export const schemaKeywordMisspelt: Kind = {
  about: 'a keyword of a schema misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, name, key }) => within === 'schema' && key && name !== '$ref'),
    ),
};

const KINDS = ['step', 'journey', 'texts', 'fields', 'quote-page', 'landing-page', 'email-quote'];

export const schemaOfAnotherKind: Kind = {
  about: 'the "$schema" of another kind, as when a file is begun as a copy',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const path: unknown = place.value.value;
      if (place.name !== '$schema' || typeof path !== 'string') return [];
      const others = KINDS.filter((name) => name !== place.file.kind);
      const spoilt = path.replace(/[a-z-]+(?=\.schema\.json$)/, pick(others, random(place)));
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};

export const schemaPathMisspelt: Kind = {
  about: '"$schema" that leads to no schema of ours',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const path: unknown = place.value.value;
      if (place.name !== '$schema' || typeof path !== 'string') return [];
      const chance = random(place);
      const inName = path.replace(/[a-z-]+(?=\.schema\.json$)/, (name) => misspell(name, chance) ?? 'page');
      const spoilt = pick([inName, path.replace('../', ''), `../${path}`], chance);
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};

const PREFIXES = ['', 'ui-', 'ui_', 'ui'];

export const uiPrefixLost: Kind = {
  about: 'a ui: word without its "ui:"',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      if (place.within !== 'ui' || !place.key || !place.name.startsWith('ui:')) return [];
      const word = pick(PREFIXES, random(place)) + place.name.slice('ui:'.length);
      return [{ place, edits: [replace(place.key, word)], right: [keyLine(place)] }];
    }),
};

export const uiWordMisspelt: Kind = {
  about: 'a ui: word misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, name }) => within === 'ui' && name.startsWith('ui:')),
    ),
};
