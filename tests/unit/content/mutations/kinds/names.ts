import { icons } from 'lucide';
import { answerNames, fieldsIn, itemsOf, namersOf } from '../find.ts';
import { misspell, misspeltKeys, misspeltNames, spoilt } from '../misspell.ts';
import { anywhere, type Content, type Kinds, pick } from '../mistake.ts';
import type { Place } from '../places.ts';

const CHANGES = [
  (name: string) => `${name}New`,
  (name: string) => `main${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  (name: string) => name.replace(/.$/, ''),
];

const HOLD_NAMES = new Set(['autoSubmit/field', 'ui:options/opensYearsBack']);
const ITEM_OPTIONS = new Set(['labelKey', 'detailKey', 'valueKey']);

/** Icon names in kebab case. A misspelling that is another icon's name is not detectable. */
const ICONS = Object.keys(icons).map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase());

/** Keywords that no text field or date of this content uses. */
const OTHER_RULES = ['minLength', 'minimum', 'maximum', 'enum', 'uniqueItems', 'multipleOf'];

/** Keys of content and options that accept only a few values. */
const CHOSEN = new Set('level width mark size layout narrow inputType inputMode from'.split(' '));

const PLACEHOLDER = /\{(\w+)\}/g;
const placeholdersIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

const named = (isFor: (place: Place) => boolean) => (content: Content) => content.places.filter(isFor);
const items = (list: string, within: Place['sense']) => (content: Content) => itemsOf(content, list, within);

export const kinds: Kinds = {
  'asked-by-condition-misspelt': misspeltNames(items('required', 'condition'), answerNames),
  'autocomplete-misspelt': misspeltNames(
    named(({ name }) => name === 'ui:autocomplete'),
    () => ['on', 'off'],
  ),
  'choice-misspelt': misspeltKeys(({ within, key }) => within === 'choices' && key !== undefined),
  // renamed in the schema, but not in the other places that name it
  'defined-field-renamed': (content) =>
    fieldsIn(content).flatMap((place) => {
      const [first] = namersOf(content, place);
      if (!first) return [];
      return place.renamed(pick(CHANGES, content.random(place))(place.name), first.keyLine);
    }),
  // the fields of a list's entries are under "items", which is a keyword
  'drawn-field-misspelt': misspeltKeys(
    ({ within, sense, name, key }) =>
      key !== undefined && within === 'ui' && sense === 'ui' && name !== 'items',
  ),
  'fact-misspelt': misspeltNames(items('reads', 'content'), answerNames),
  'field-of-an-option-misspelt': misspeltNames(
    named(({ pointer }) => HOLD_NAMES.has(pointer.split('/').slice(-2).join('/'))),
    answerNames,
  ),
  'format-misspelt': misspeltNames(named(({ name, within }) => name === 'format' && within === 'schema')),
  'icon-misspelt': misspeltNames(
    named(({ name }) => name === 'icon'),
    () => ICONS,
  ),
  'item-property-misspelt': misspeltNames(
    named(({ within, name }) => within === 'options' && ITEM_OPTIONS.has(name)),
  ),
  'link-hash-misspelt': spoilt(
    (_place, href) => /^(\/[a-z/-]*)?#[a-z-]+$/.test(href),
    (href, random) => {
      const [page = '', hash = ''] = href.split('#');
      const slipped = misspell(hash, random);
      return slipped && `${page}#${slipped}`;
    },
  ),
  'link-path-misspelt': (content) => {
    const pages = content.places.filter(({ pointer }) => pointer === '/path').map(({ text }) => text);
    return spoilt(
      // the checker does not know the paths of other sites
      ({ pointer }, href) => pointer !== '/path' && pages.includes(href.replace(/#.*/, '')),
      (href, random) => {
        const [page = '', ...hash] = href.split('#');
        const slipped = misspell(page, random);
        return slipped && [slipped, ...hash].join('#');
      },
    )(content);
  },
  'looked-at-misspelt': misspeltKeys(({ within, key }) => within === 'looked-at' && key !== undefined),
  'message-for-another-rule': anywhere((place, { random }) => {
    if (place.within !== 'messages' || !place.key || place.name === 'required') return undefined;
    const others = OTHER_RULES.filter((name) => !place.around?.child(name));
    return place.renamed(pick(others, random(place)));
  }),
  'message-keyword-misspelt': misspeltKeys(({ within, key }) => within === 'messages' && key !== undefined),
  'ordered-field-misspelt': misspeltNames(items('ui:order', 'ui'), answerNames),
  'placeholder-misspelt': (content) => {
    // the misspelling could be the name of another placeholder
    const known = new Set(content.places.flatMap(({ text }) => placeholdersIn(text ?? '')));
    return spoilt(
      (_place, text) => placeholdersIn(text).length > 0,
      (text, random) => {
        const name = pick(placeholdersIn(text), random);
        const slipped = misspell(name, random, known);
        return slipped && text.replace(`{${name}}`, `{${slipped}}`);
      },
    )(content);
  },
  'required-field-misspelt': misspeltNames(items('required', 'schema'), answerNames),
  'source-misspelt': misspeltNames(named(({ name, within }) => name === 'source' && within === 'options')),
  'stage-misspelt': misspeltNames(named(({ name, within }) => name === 'stage' && within === 'content')),
  'type-misspelt': misspeltNames(
    named(({ name, within }) => name === 'type' && (within === 'schema' || within === 'condition')),
  ),
  'widget-misspelt': misspeltNames(named(({ name }) => name === 'ui:widget')),
  // `"from": "From"` is a product text, not one of the fixed values
  'word-of-a-list-misspelt': misspeltNames(
    named(
      ({ name, within, value }) =>
        CHOSEN.has(name) && (within === 'content' || within === 'options') && value.value !== 'From',
    ),
  ),
};
