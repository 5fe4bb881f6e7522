import type { JsonObject } from '../../../src/engine/form/paths.ts';
import type { NodeCondition, Place } from '../../../src/studio/model.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { isObject, objectOf } from '../../content/json.ts';
import { valueAt } from '../../content/resolve.ts';
import { lastPart, valueAtPlace } from '../build/parts.ts';
import { rebasedData } from '../build/refs.ts';
import { conditionWords, knownNames } from '../outline/conditions.ts';
import { wordsOf } from '../outline/labels.ts';
import { type LabelAt, originOf } from '../properties/origins.ts';
import type { SiteContent } from '../site-content.ts';
import { conditionPointer, isRule } from './reveals.ts';

/**
 * Returns the condition of a node.
 * @param place the place of the condition, or of a field's rule
 */
export function nodeCondition(content: SiteContent, place: Place, labelAt: LabelAt): NodeCondition {
  const at = { ...place, pointer: conditionPointer(place.pointer) ?? '' };
  const condition = valueAtPlace(content, at);
  if (at.pointer === '' || !isObject(condition)) return { place, words: '', written: place, alsoReveals: [] };
  const { file, pointer } = content.writtenAt(at);
  const origin = originOf(content, at, labelAt);
  const revealed = isRule(place.pointer)
    ? valueAtPlace(content, { ...place, pointer: parentOf(place.pointer) })
    : {};
  const known = knownNames(content);
  return {
    place,
    schema: rebasedData(valueAt(file, pointer), file.name, '') as JsonObject,
    words: conditionWords(content)(condition),
    written: { file: file.name, pointer },
    ...(origin && { origin }),
    alsoReveals: Object.keys(objectOf(revealed))
      .filter((name) => name !== lastPart(place.pointer))
      .map((name) => known.get(name)?.label ?? wordsOf(name)),
  };
}
