import type { Place } from '../../../src/studio/model.ts';
import type { Example } from '../../../src/studio/protocol.ts';
import { isObject } from '../../content/json.ts';
import type { FoundExample } from '../../vite/dev-content/find-example.ts';
import { knownNames, valueWords } from '../outline/conditions.ts';
import { wordsOf } from '../outline/labels.ts';
import type { SiteContent } from '../site-content.ts';

/** Finds a visitor who sees a part of a page. */
export type FindExample = (page: string, pointer: string) => Promise<FoundExample | undefined>;

/**
 * Returns a visitor who sees what a condition decides about, in words. For a shared one: who sees its first use.
 * @param place the place of the condition, or of a field's rule
 */
export async function exampleAt(content: SiteContent, place: Place, find: FindExample): Promise<Example> {
  const isOnPage = content.pages.some(({ name }) => name === place.file);
  const at = isOnPage ? place : content.usesOf(content.writtenAt(place))[0];
  const found = at && (await find(at.file, at.pointer));
  if (!found) return { unknown: true };
  if ('nobody' in found) return found;
  const known = knownNames(content);
  const words = Object.entries(found.answers).map(([name, value]) => {
    const each = known.get(name);
    const texts = [value].flat().map((item) => valueWords(each, isObject(item) ? (item.name ?? item) : item));
    return `${each?.label ?? wordsOf(name)}: ${texts.join(', ')}`;
  });
  return { answers: words };
}
