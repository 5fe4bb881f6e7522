import { icons } from 'lucide';
import { replace } from '../edits.ts';
import { answerNames, fieldsIn, itemsOf, lookedAt } from '../find.ts';
import { misspell, misspeltKeys, misspeltNames } from '../misspell.ts';
import { type Kind, keyLine, valueLine } from '../mistake.ts';
import { namersOf } from '../namers.ts';
import { pick } from '../random.ts';

export const askedByConditionMisspelt: Kind = {
  about: 'a name in the "required" of a condition misspelt',
  mistakes: (content) =>
    misspeltNames(content, itemsOf(content, 'required', 'condition'), answerNames(content)),
};

export const autocompleteMisspelt: Kind = {
  about: 'what the browser may fill in misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name }) => name === 'ui:autocomplete'),
      ['on', 'off'],
    ),
};

export const choiceMisspelt: Kind = {
  about: 'the value of a choice misspelt among those that have an icon or help',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, key }) => within === 'choices' && key),
    ),
};

const CHANGES = [
  (name: string) => `${name}New`,
  (name: string) => `main${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  (name: string) => name.replace(/.$/, ''),
];

export const definedFieldRenamed: Kind = {
  about: 'a field renamed where it is defined, and nowhere else',
  mistakes: (content) =>
    fieldsIn(content).flatMap((place) => {
      const [first] = namersOf(content, place);
      if (!first || !place.key) return [];
      const name = pick(CHANGES, content.random(place))(place.name);
      return [{ place, edits: [replace(place.key, name)], right: [keyLine(place), keyLine(first)] }];
    }),
};

/** The fields of a list's entries stand under "items", which is a word and no field. */
const WORDS = new Set(['items']);

export const drawnFieldMisspelt: Kind = {
  about: 'a field misspelt in the uiSchema alone',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(
        ({ within, sense, name, key }) => key && within === 'ui' && sense === 'ui' && !WORDS.has(name),
      ),
    ),
};

export const factMisspelt: Kind = {
  about: 'a fact in "reads" misspelt',
  mistakes: (content) => misspeltNames(content, itemsOf(content, 'reads', 'content'), answerNames(content)),
};

const HOLD_NAMES = new Set(['autoSubmit/field', 'ui:options/opensYearsBack']);

export const fieldOfAnOptionMisspelt: Kind = {
  about: 'a field or fact misspelt that an option or "autoSubmit" names',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ pointer }) => HOLD_NAMES.has(pointer.split('/').slice(-2).join('/'))),
      answerNames(content),
    ),
};

export const formatMisspelt: Kind = {
  about: 'a format misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name, within }) => name === 'format' && within === 'schema'),
    ),
};

/** `house-heart` for HouseHeart: a slip that hits another icon's name is no mistake that can be seen. */
const NAMES = Object.keys(icons).map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase());

export const iconMisspelt: Kind = {
  about: 'an icon misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name }) => name === 'icon'),
      NAMES,
    ),
};

const OPTIONS = new Set(['labelKey', 'detailKey', 'valueKey']);

export const itemPropertyMisspelt: Kind = {
  about: 'a property misspelt that a widget shows of a found item',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ within, name }) => within === 'options' && OPTIONS.has(name)),
    ),
};

export const linkHashMisspelt: Kind = {
  about: 'a link to a step that there is not',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const href: unknown = place.value.value;
      if (typeof href !== 'string' || !/^(\/[a-z/-]*)?#[a-z-]+$/.test(href)) return [];
      const [page = '', hash = ''] = href.split('#');
      const slipped = misspell(hash, random(place));
      if (slipped === undefined) return [];
      return [{ place, edits: [replace(place.value, `${page}#${slipped}`)], right: [valueLine(place)] }];
    }),
};

export const linkPathMisspelt: Kind = {
  about: 'a link to a page that there is not',
  mistakes: (content) => {
    const pages = new Set(
      content.places.filter(({ pointer }) => pointer === '/path').map(({ value }) => value.value),
    );
    return content.places.flatMap((place) => {
      const href: unknown = place.value.value;
      if (typeof href !== 'string' || place.pointer === '/path') return [];
      const [page = '', hash] = href.split('#');
      // where a page of another site of the house is, nothing here can know
      if (!pages.has(page)) return [];
      const slipped = misspell(page, content.random(place));
      if (slipped === undefined) return [];
      const spoilt = hash === undefined ? slipped : `${slipped}#${hash}`;
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    });
  },
};

export const lookedAtMisspelt: Kind = {
  about: 'a name that a condition looks at misspelt',
  mistakes: (content) => misspeltKeys(content, lookedAt(content)),
};

/** Rules that no text field or date of this content has. */
const OTHERS = ['minLength', 'minimum', 'maximum', 'enum', 'uniqueItems', 'multipleOf'];

export const messageForAnotherRule: Kind = {
  about: 'a message for a rule that the field does not have',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      if (place.within !== 'messages' || !place.key || place.name === 'required') return [];
      const beside = place.around ? place.around.inside.map(({ name }) => name) : [];
      const others = OTHERS.filter((name) => !beside.includes(name));
      const keyword = pick(others, content.random(place));
      return [{ place, edits: [replace(place.key, keyword)], right: [keyLine(place)] }];
    }),
};

export const messageKeywordMisspelt: Kind = {
  about: 'a message for a keyword that is misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, key }) => within === 'messages' && key),
    ),
};

export const orderedFieldMisspelt: Kind = {
  about: 'a field in "ui:order" misspelt',
  mistakes: (content) => misspeltNames(content, itemsOf(content, 'ui:order', 'ui'), answerNames(content)),
};

const PLACEHOLDER = /\{(\w+)\}/g;

/** Some texts have several placeholders, and a slip may hit the name of another. */
const namesIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

export const placeholderMisspelt: Kind = {
  about: 'a {placeholder} misspelt',
  mistakes: ({ places, random }) => {
    const known = new Set(places.flatMap(({ value }) => namesIn(String(value.value))));
    return places.flatMap((place) => {
      const text: unknown = place.value.value;
      const names = typeof text === 'string' ? namesIn(text) : [];
      if (typeof text !== 'string' || names.length === 0) return [];
      const chance = random(place);
      const name = pick(names, chance);
      const slipped = misspell(name, chance, known);
      if (slipped === undefined) return [];
      const spoilt = text.replace(`{${name}}`, `{${slipped}}`);
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    });
  },
};

export const requiredFieldMisspelt: Kind = {
  about: 'a field in the "required" of a form misspelt',
  mistakes: (content) => misspeltNames(content, itemsOf(content, 'required', 'schema'), answerNames(content)),
};

export const sourceMisspelt: Kind = {
  about: 'a source misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name, within }) => name === 'source' && within === 'options'),
    ),
};

export const stageMisspelt: Kind = {
  about: 'the stage of a step misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name, within, key }) => key && name === 'stage' && within === 'content'),
    ),
};

export const typeMisspelt: Kind = {
  about: 'the "type" of a schema or condition misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(
        ({ name, within, key }) => key && name === 'type' && (within === 'schema' || within === 'condition'),
      ),
    ),
};

export const widgetMisspelt: Kind = {
  about: 'a widget misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name }) => name === 'ui:widget'),
    ),
};

/** Keys of content and options whose values are chosen from a short list. */
const CHOSEN = new Set([
  'level',
  'width',
  'mark',
  'size',
  'layout',
  'narrow',
  'inputType',
  'inputMode',
  'from',
]);

export const wordOfAListMisspelt: Kind = {
  about: 'a value misspelt that has to be one of a few words',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(
        // "from" begins a price in the product's texts
        ({ name, within, value }) =>
          CHOSEN.has(name) && (within === 'content' || within === 'options') && value.value !== 'From',
      ),
    ),
};
