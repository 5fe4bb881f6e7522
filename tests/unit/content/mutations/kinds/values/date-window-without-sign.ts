import { replace } from '../../edits.ts';
import { allLines, type Kind, keyLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a minus lost in a date window, so that it begins after its end',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { name, value, pointer, around } = place;
      const amount: unknown = value.value;
      if (typeof amount !== 'number' || amount >= 0 || !pointer.includes('/dateRange/min/')) return [];
      const range = around?.around;
      if (!range || name === 'from') return [];
      return [{ place, edits: [replace(value, -amount)], right: [keyLine(range), allLines(range)] }];
    }),
};
