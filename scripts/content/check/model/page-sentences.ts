import type { ContentFile } from '../../read.ts';
import { type Origin, placeKey } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { isLegal } from './legal.ts';
import { isRead } from './prose.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { Text } from './texts.ts';

/** A sentence, and the place of its text. */
export interface PageSentence extends Sentence {
  origin: Origin;
}

/**
 * The sentences of a page and of the files that it takes in as a whole, legal texts left out. A text that several
 * places take in counts once.
 */
export function pageSentences(context: CheckContext, page: ContentFile): PageSentence[] {
  const whole = [...context.resolved(page).refs.values()].filter(({ pointer }) => pointer === '');
  const texts = new Map<string, { text: Text; origin: Origin }>();
  for (const file of new Set([page, ...whole.map((target) => target.file)])) {
    for (const text of context.texts(file)) {
      if (!isRead(text) || isLegal(context, file, text.pointer)) continue;
      const origin = context.origin(file, text.pointer);
      texts.set(placeKey(origin), { text, origin });
    }
  }
  return [...texts.values()].flatMap(({ text, origin }) =>
    sentencesOf(text).map((sentence) => ({ ...sentence, origin })),
  );
}
