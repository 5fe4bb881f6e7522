import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

/** Keys whose texts their schemas say to be Markdown. */
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
      const { name, within, value } = place;
      const text: unknown = value.value;
      const isMarkdown = MARKDOWN.has(name) && (within === 'content' || within === 'options');
      if (!isMarkdown || typeof text !== 'string') return [];
      const spoilt = pick(WAYS, random(place))(text);
      return [{ place, edits: [replace(value, spoilt)], right: [valueLine(place)] }];
    }),
};
