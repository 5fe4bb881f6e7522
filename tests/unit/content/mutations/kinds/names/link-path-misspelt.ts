import { replace } from '../../edits.ts';
import { misspell } from '../../misspell.ts';
import { type Kind, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a link to a page that there is not',
  mistakes: (content) => {
    const pages = new Set(
      content.places.filter(({ pointer }) => pointer === '/path').map(({ value }) => value.value),
    );
    return content.places.flatMap((place) => {
      const href: unknown = place.value.value;
      if (typeof href !== 'string' || place.pointer === '/path') return [];
      const [page = '', hash] = href.split('#');
      // where a page of another site of the house is, nothing here can know
      if (!pages.has(page)) return [];
      const slipped = misspell(page, content.random(place));
      if (slipped === undefined) return [];
      const spoilt = hash === undefined ? slipped : `${slipped}#${hash}`;
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    });
  },
};
