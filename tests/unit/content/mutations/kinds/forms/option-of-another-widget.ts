import { insertAfter } from '../../edits.ts';
import { childOf, optionsOf } from '../../find.ts';
import type { Kind } from '../../mistake.ts';
import { pick } from '../../random.ts';

const OPTIONS: readonly [name: string, value: unknown][] = [
  ['layout', 'row'],
  ['suffix', 'years'],
  ['inputType', 'email'],
  ['pageSize', 20],
  ['itemTitle', 'Entry {number}'],
  ['opensYearsBack', 'age'],
  ['allowNew', true],
  ['narrow', 'select'],
];

export const kind: Kind = {
  about: 'an option that only another widget understands',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const last = place.inside.at(-1);
      const widget = childOf(place.around, 'ui:widget');
      if (place.sense !== 'options' || !last || !widget) return [];
      const known = optionsOf(String(widget.value.value));
      const others = OPTIONS.filter(([name]) => !Object.hasOwn(known, name));
      const [name, value] = pick(others, content.random(place));
      const { edit, into } = insertAfter(last, `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
      const right = [{ file: place.file, from: edit.offset, to: edit.offset, into }];
      return [{ place, edits: [edit], right }];
    }),
};
