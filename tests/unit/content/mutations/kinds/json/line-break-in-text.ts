import { readByVisitors } from '../../find.ts';
import { type Kind, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a line break inside a text',
  mistakes: (content) =>
    readByVisitors(content).flatMap((place) => {
      const { file, value } = place;
      const space = file.text.indexOf(' ', value.offset);
      return [{ place, edits: [{ offset: space, length: 1, text: '\n' }], right: [valueLine(place)] }];
    }),
};
