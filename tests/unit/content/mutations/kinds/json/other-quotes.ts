import { type Kind, lineOf } from '../../mistake.ts';
import { pick } from '../../random.ts';

const PAIRS = ["''", '“”', '``'];

export const kind: Kind = {
  about: 'single or curly quotes around a key or a text',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const { file, key, value } = place;
      const chance = random(place);
      const texts = [key, value].flatMap((node) => (node?.type === 'string' ? [node] : []));
      if (texts.length === 0) return [];
      const { offset, length } = pick(texts, chance);
      const [opening = '', closing = ''] = pick(PAIRS, chance);
      const text = opening + file.text.slice(offset + 1, offset + length - 1) + closing;
      return [{ place, edits: [{ offset, length, text }], right: [lineOf(place, { offset })] }];
    }),
};
