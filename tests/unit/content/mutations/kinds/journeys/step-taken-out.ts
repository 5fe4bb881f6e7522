import { COUNTED } from '../../counted.ts';
import { remove } from '../../edits.ts';
import { fieldsIn } from '../../find.ts';
import { entriesIn, stepOf } from '../../journeys.ts';
import { allLines, type Kind, lineOf } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a step that asks for what code reads taken out of its journey',
  mistakes: (content) =>
    entriesIn(content)
      .flat()
      .flatMap((place) => {
        const step = stepOf(content, place);
        const fields = fieldsIn(content).filter(({ file }) => file === step);
        const isCounted = fields.some((field) => COUNTED.some(([name]) => name === field.name));
        const [first] = fields;
        if (!isCounted || !first || !place.around) return [];
        const stepItself = lineOf(first, { offset: first.file.text.indexOf('"$schema"') });
        return [{ place, edits: [remove(place)], right: [allLines(place.around), stepItself] }];
      }),
};
