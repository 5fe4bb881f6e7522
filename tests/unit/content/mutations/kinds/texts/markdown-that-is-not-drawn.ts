import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

/** Texts whose schema says that they are Markdown. */
const MARKDOWN = new Set(['content', 'closing', 'searchFailed', 'helpText2', 'timedOut']);

const WAYS = [
  (text: string) => `# ${text}`,
  (text: string) => `> ${text}`,
  (text: string) => `${text}\n\n---\n\n${text}`,
  (text: string) => `![a picture](/picture.png) ${text}`,
  (text: string) => `\`${text}\``,
];

export const kind: Kind = {
  about: 'Markdown that pages do not draw',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const text: unknown = place.value.value;
      const isMarkdown =
        MARKDOWN.has(place.name) && (place.within === 'content' || place.within === 'options');
      if (!isMarkdown || typeof text !== 'string') return [];
      return [
        { place, edits: [replace(place.value, pick(WAYS, random(place))(text))], right: [valueLine(place)] },
      ];
    }),
};
