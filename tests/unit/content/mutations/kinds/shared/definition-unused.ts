import { definitions } from '../../definitions.ts';
import { insertAfter } from '../../edits.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a shared definition that nothing uses',
  mistakes: (content) =>
    definitions(content).map(({ place }) => {
      const { file, value, name } = place;
      const copy = file.text.slice(value.offset, value.offset + value.length);
      const { edit, into } = insertAfter(place, `${JSON.stringify(`${name}Old`)}: ${copy}`);
      return { place, edits: [edit], right: [{ file, from: edit.offset, to: edit.offset, into }] };
    }),
};
