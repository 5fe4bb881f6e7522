import { remove } from '../../edits.ts';
import { fieldsIn, itemsOf } from '../../find.ts';
import { type Kind, keyLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a required field taken out of the uiSchema, and its messages with it',
  mistakes: (content) => {
    const fields = fieldsIn(content);
    const required = itemsOf(content, 'required', 'schema');
    return content.places.flatMap((place) => {
      const { file, name, sense, within, around } = place;
      const isDrawn = within === 'ui' && sense === 'ui' && file.kind !== 'fields' && around;
      const field = fields.find((other) => other.file === file && other.name === name);
      const isRequired = required.some((item) => item.file === file && item.value.value === name);
      const text = file.text.slice(place.value.offset, place.value.offset + place.value.length);
      // a field with a default, or one that leads on by itself, may do without messages
      const hasMessages = /"ui:messages"|#\/ui\//.test(text) && name !== 'paymentFrequency';
      if (!isDrawn || !field || !isRequired || !hasMessages) return [];
      return [{ place, edits: [remove(place)], right: [keyLine(field), keyLine(around)] }];
    });
  },
};
