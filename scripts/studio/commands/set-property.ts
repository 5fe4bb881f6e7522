import type { Place } from '../../../src/studio/model.ts';
import type { Scope } from '../../../src/studio/protocol.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { objectOf } from '../../content/json.ts';
import { lastPart, valueAtPlace } from '../build/parts.ts';
import { isInherited } from '../properties/origins.ts';
import type { SiteContent } from '../site-content.ts';
import { settingsFor } from '../widget-examples.ts';
import { type Located, setValue } from './set.ts';

const pointerOf = ([file, operation]: Located) => 'pointer' in operation && file + operation.pointer;

/**
 * Returns the operations that give a place another value. With another widget, a field loses the settings that only
 * the widget before has: they would be errors, and no form would show them.
 */
export function setProperty(content: SiteContent, place: Place, value: unknown, scope: Scope): Located[] {
  const written = setValue(content, place, value, scope);
  if (lastPart(place.pointer) !== 'ui:widget' || typeof value !== 'string') return [written];
  const settings = { ...place, pointer: `${parentOf(place.pointer)}/ui:options` };
  const before = objectOf(valueAtPlace(content, settings));
  const kept = settingsFor(value, before);
  const count = Object.keys(kept).length;
  if (count === Object.keys(before).length) return [written];
  const isOverride = scope === 'here' && isInherited(content, settings);
  const rest = setValue(content, settings, count > 0 || isOverride ? kept : undefined, scope);
  // both can be in one override, which has the new widget then
  return pointerOf(rest) === pointerOf(written) ? [written] : [written, rest];
}
