import { remove } from '../../edits.ts';
import { fieldsIn, itemsOf } from '../../find.ts';
import { type Kind, keyLine } from '../../mistake.ts';
import type { Place } from '../../places.ts';

/** Whether taking it out takes messages with it; a field with a default may do without. */
function bringsMessages({ file, name, value }: Place): boolean {
  const text = file.text.slice(value.offset, value.offset + value.length);
  return /"ui:messages"|#\/ui\//.test(text) && name !== 'paymentFrequency';
}

export const kind: Kind = {
  about: 'a required field taken out of the uiSchema, and its messages with it',
  mistakes: (content) => {
    const fields = fieldsIn(content);
    const required = itemsOf(content, 'required', 'schema');
    const drawn = content.places.filter(
      ({ within, sense, file }) => within === 'ui' && sense === 'ui' && file.kind !== 'fields',
    );
    return drawn.filter(bringsMessages).flatMap((place) => {
      const { file, name, around } = place;
      const field = fields.find((other) => other.file === file && other.name === name);
      const isRequired = required.some((item) => item.file === file && item.value.value === name);
      if (!field || !isRequired || !around) return [];
      return [{ place, edits: [remove(place)], right: [keyLine(field), keyLine(around)] }];
    });
  },
};
