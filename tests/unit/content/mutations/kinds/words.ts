import { misspell, misspeltKeys } from '../misspell.ts';
import { anywhere, type Kinds, renamed, replaced } from '../mistake.ts';
import type { Place } from '../places.ts';
import { pick } from '../random.ts';

function otherCase(name: string): string {
  const lower = name.toLowerCase();
  return lower === name ? name.charAt(0).toUpperCase() + name.slice(1) : lower;
}

const REF_SLIPS = ['ref', '$Ref', '$reff', '$rf', '#ref', '$refs'];
const KINDS = ['step', 'journey', 'texts', 'fields', 'quote-page', 'landing-page', 'email-quote'];
const PREFIXES = ['', 'ui-', 'ui_', 'ui'];

const isKeyIn =
  (...senses: Place['within'][]) =>
  ({ within, key }: Place) =>
    key !== undefined && senses.includes(within);

export const kinds: Kinds = {
  'condition-keyword-misspelt': misspeltKeys((place) => isKeyIn('condition')(place) && place.name !== '$ref'),
  'key-in-wrong-case': anywhere((place) =>
    isKeyIn('content', 'schema', 'options')(place) && !place.name.startsWith('$')
      ? renamed(place, otherCase(place.name))
      : undefined,
  ),
  'key-misspelt': misspeltKeys(
    (place) => isKeyIn('content', 'shared')(place) && place.name !== '$ref' && place.name !== '$schema',
  ),
  'option-misspelt': misspeltKeys(isKeyIn('options')),
  'ref-word-misspelt': anywhere((place, { random }) =>
    place.name === '$ref' ? renamed(place, pick(REF_SLIPS, random(place))) : undefined,
  ),
  'schema-keyword-misspelt': misspeltKeys((place) => isKeyIn('schema')(place) && place.name !== '$ref'),
  'schema-of-another-kind': anywhere((place, { random }) => {
    const path: unknown = place.value.value;
    if (place.name !== '$schema' || typeof path !== 'string') return undefined;
    const others = KINDS.filter((name) => name !== place.file.kind);
    return replaced(place, path.replace(/[a-z-]+(?=\.schema\.json$)/, pick(others, random(place))));
  }),
  'schema-path-misspelt': anywhere((place, { random }) => {
    const path: unknown = place.value.value;
    if (place.name !== '$schema' || typeof path !== 'string') return undefined;
    const chance = random(place);
    const inName = path.replace(/[a-z-]+(?=\.schema\.json$)/, (name) => misspell(name, chance) ?? 'page');
    return replaced(place, pick([inName, path.replace('../', ''), `../${path}`], chance));
  }),
  'ui-prefix-lost': anywhere((place, { random }) => {
    if (!isKeyIn('ui')(place) || !place.name.startsWith('ui:')) return undefined;
    return renamed(place, pick(PREFIXES, random(place)) + place.name.slice('ui:'.length));
  }),
  'ui-word-misspelt': misspeltKeys(({ within, name }) => within === 'ui' && name.startsWith('ui:')),
};
