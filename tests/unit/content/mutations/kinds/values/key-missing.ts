import { remove } from '../../edits.ts';
import { type Kind, lineOf } from '../../mistake.ts';
import type { Place } from '../../places.ts';

/** What content cannot do without, by the end of the pointer of the object that holds it. */
const NEEDED: readonly [kind: string, object: RegExp, keys: readonly string[]][] = [
  ['step', /^$/, ['hash', 'heading', 'schema', 'uiSchema', 'buttons']],
  ['journey', /^$/, ['name', 'steps']],
  ['journey', /\/steps\/\d+$/, ['step']],
  ['', /-page$|^$/, ['root', 'path', 'title', 'texts', 'heading', 'journey']],
  ['', /\/alerts\/\w+$/, ['level', 'text']],
  ['', /\/(link|previous|next|button|continue)$/, ['text', 'href']],
  ['step', /\/(needs|summary)\/items\/\d+$/, ['icon', 'label', 'text']],
  ['application-page', /^\/(told|price)$/, ['heading', 'updating', 'items']],
  ['application-page', /^\/told\/items\/\d+$/, ['label', 'text', 'link']],
  ['application-page', /^\/dialogs(\/[a-z-]+)?$/, ['title', 'text', 'button', 'payment-failed']],
  ['texts', /./, ['info', 'placeholder', 'choose', 'month', 'added', 'empty', 'one', 'other']],
  ['product-texts', /./, ['W', 'included', 'icon', 'text']],
  ['site', /^$/, ['language', 'phone', 'footer', 'skipLink']],
];

/** These may be left out, or stand for something else, in the objects above. */
const isOptional = ({ file, pointer }: Place) =>
  (file.kind === 'landing-page' && pointer === '/content') ||
  (file.kind === 'email-quote' && pointer === '/link');

function isNeeded(place: Place): boolean {
  const around = place.around?.pointer ?? '';
  return NEEDED.some(
    ([kind, object, keys]) =>
      (kind === '' || kind === place.file.kind) && object.test(around) && keys.includes(place.name),
  );
}

export const kind: Kind = {
  about: 'something missing that content cannot do without',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const object = place.around;
      if (!object || !place.key || place.within !== 'content') return [];
      if (!isNeeded(place) || isOptional(place)) return [];
      return [{ place, edits: [remove(place)], right: [lineOf(place, object.node)] }];
    }),
};
