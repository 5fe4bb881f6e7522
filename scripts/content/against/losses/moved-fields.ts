import type { Loss } from '../change.ts';
import { definitionsOf, type Field } from '../versions/fields.ts';
import { type Asked, titleOf } from '../versions/pages.ts';
import { placeIn } from '../versions/places.ts';

/**
 * A field whose answers come back to no field, though another form asks for it now.
 *
 * @param now that form
 */
export function movedLoss(before: Field, now: Asked | undefined): Loss[] {
  const { asked, name, definitions } = before;
  const [definition] = definitions;
  const target = now && definitionsOf(now.form.root.fields.get(name) ?? [], name)[0];
  if (!definition || !target) return [];
  return [
    {
      kind: 'field-moved',
      before: placeIn({ page: asked.page, pointer: definition.pointer }, 'key'),
      now: placeIn({ page: now.page, pointer: target.pointer }, 'key'),
      touches: titleOf(asked),
      words: (touched) => ({
        message: `"${name}" moved to ${titleOf(now)}, where what was answered in ${touched} is not known: it is asked once more.`,
        fix: 'Leave it on the page that has kept its answers.',
      }),
    },
  ];
}
