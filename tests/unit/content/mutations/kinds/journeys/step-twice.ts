import { insertAfter } from '../../edits.ts';
import { entriesIn } from '../../journeys.ts';
import { allLines, type Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a step twice in a journey',
  mistakes: (content) =>
    entriesIn(content)
      .flat()
      .map((place) => {
        const { file, node } = place;
        const text = file.text.slice(node.offset, node.offset + node.length);
        const { edit, into } = insertAfter(place, text);
        const copy = { file, from: edit.offset, to: edit.offset };
        const lines = [into, into + text.indexOf('$ref')].map((at) => ({ ...copy, into: at }));
        return { place, edits: [edit], right: [allLines(place), ...lines] };
      }),
};
