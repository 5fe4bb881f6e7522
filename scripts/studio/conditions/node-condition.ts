import type { JsonObject } from '../../../src/engine/form/paths.ts';
import type { NodeCondition, Place } from '../../../src/studio/model.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { isObject, objectOf } from '../../content/json.ts';
import { valueAt, valueIn } from '../../content/resolve.ts';
import { conditionWords, knownNames } from '../outline/conditions.ts';
import { wordsOf } from '../outline/labels.ts';
import { type LabelAt, originOf } from '../properties/origins.ts';
import type { SiteContent } from '../site-content.ts';
import { withRootRefs } from './refs.ts';
import { isRule, revealPointer } from './reveals.ts';

/**
 * Returns the condition of a node.
 * @param place the place of the condition, or of a field's rule
 */
export function nodeCondition(content: SiteContent, place: Place, labelAt: LabelAt): NodeCondition {
  const { value } = content.resolved(content.fileOf(place.file));
  const ofField = isRule(place.pointer);
  const pointer = ofField ? revealPointer(place.pointer) : place.pointer;
  const condition = pointer === undefined ? undefined : valueIn(value, pointer);
  if (pointer === undefined || !isObject(condition))
    return { place, words: '', written: place, alsoReveals: [] };
  const at = { ...place, pointer };
  const { file, pointer: there } = content.writtenAt(at);
  const origin = originOf(content, at, labelAt);
  const fields = ofField ? Object.keys(objectOf(valueIn(value, parentOf(place.pointer)))) : [];
  const known = knownNames(content);
  return {
    place,
    schema: withRootRefs(content, file.name, valueAt(file, there)) as JsonObject,
    words: conditionWords(content)(condition),
    written: { file: file.name, pointer: there },
    ...(origin && { origin }),
    alsoReveals: fields
      .filter((name) => !place.pointer.endsWith(`/${name}`))
      .map((name) => known.get(name)?.label ?? wordsOf(name)),
  };
}
