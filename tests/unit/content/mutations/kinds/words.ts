import { misspell, misspeltKeys, spoilt } from '../misspell.ts';
import { anywhere, type Kinds, pick } from '../mistake.ts';
import type { Place } from '../places.ts';

function otherCase(name: string): string {
  const lower = name.toLowerCase();
  return lower === name ? name.charAt(0).toUpperCase() + name.slice(1) : lower;
}

const REF_SLIPS = ['ref', '$Ref', '$reff', '$rf', '#ref', '$refs'];
const KINDS = ['step', 'journey', 'texts', 'fields', 'quote-page', 'landing-page', 'email-quote'];
const PREFIXES = ['', 'ui-', 'ui_', 'ui'];

const NAME = /[a-z-]+(?=\.schema\.json$)/;
const isSchemaPath = ({ name }: Place) => name === '$schema';

const isKeyIn =
  (...senses: Place['within'][]) =>
  ({ within, key, name }: Place) =>
    key !== undefined && senses.includes(within) && name !== '$ref' && name !== '$schema';

export const kinds: Kinds = {
  'condition-keyword-misspelt': misspeltKeys(isKeyIn('condition')),
  'key-in-wrong-case': anywhere((place) => {
    const isKey = isKeyIn('content', 'schema', 'options')(place) && !place.name.startsWith('$');
    return isKey && place.renamed(otherCase(place.name));
  }),
  'key-misspelt': misspeltKeys(isKeyIn('content', 'shared')),
  'option-misspelt': misspeltKeys(isKeyIn('options')),
  'ref-word-misspelt': anywhere(
    (place, { random }) => place.name === '$ref' && place.renamed(pick(REF_SLIPS, random(place))),
  ),
  'schema-keyword-misspelt': misspeltKeys(isKeyIn('schema')),
  'schema-of-another-kind': spoilt(isSchemaPath, (path, random, { file }) => {
    const others = KINDS.filter((name) => name !== file.kind);
    return path.replace(NAME, pick(others, random));
  }),
  'schema-path-misspelt': spoilt(isSchemaPath, (path, random) => {
    const inName = path.replace(NAME, (name) => misspell(name, random) ?? 'page');
    return pick([inName, path.replace('../', ''), `../${path}`], random);
  }),
  'ui-prefix-lost': anywhere((place, { random }) => {
    const isWord = isKeyIn('ui')(place) && place.name.startsWith('ui:');
    return isWord && place.renamed(pick(PREFIXES, random(place)) + place.name.slice('ui:'.length));
  }),
  'ui-word-misspelt': misspeltKeys(({ within, name }) => within === 'ui' && name.startsWith('ui:')),
};
