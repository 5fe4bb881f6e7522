import { atKey, type Location, type Part } from '../check/diagnostic.ts';
import { type Origin, placeKey, valueAt } from '../resolve.ts';
import { type Constraint, type Constraints, parentOf } from './constraints.ts';
import type { Form, Page } from './pages.ts';

/** The locations of one thing before and now. If it is missing on one side, the location is where it would be. */
interface Locations {
  before: Location;
  now: Location;
}

/** A form, a form that restores its answers, and the rules of both with the current field names. */
export interface FormPair {
  before: Form;
  now: Form;
  rules: { before: Constraints; now: Constraints };
}

/** Returns the location of a value. If the value is missing, returns the key of the nearest value around it. */
export function locationOf({ resolved, file }: Page, pointer: string, part: Part = 'key'): Location {
  const { origins, refs } = resolved;
  const written = origins.get(pointer);
  if (written) return { ...written, part };
  let at = pointer;
  while (at !== '' && !origins.has(at)) at = parentOf(at);
  return atKey(refs.get(at) ?? origins.get(at) ?? { file, pointer: '' });
}

/** Returns the locations of a field before and now, by its old and new path. It may be missing on one side. */
export function definitionsOf({ before, now, rules }: FormPair, path: string, newPath = path): Locations {
  const old = rules.before.definitions.get(path)?.[0]?.pointer;
  const next = rules.now.definitions.get(newPath)?.[0]?.pointer;
  // the form itself may have moved
  const inside = old?.slice(before.pointer.length) ?? next?.slice(now.pointer.length) ?? '';
  return {
    before: locationOf(before.page, old ?? before.pointer + inside),
    now: locationOf(now.page, next ?? now.pointer + inside),
  };
}

/**
 * Returns the locations of a constraint inside the definitions `homes`. If their `$ref` now has another target, and
 * both targets exist in both versions, returns the locations of the `$ref`.
 */
export function locationsIn(
  pair: FormPair,
  narrowed: { before: Constraint | undefined; now: Constraint },
  homes: { before: string; now: string },
  choice = '',
): Locations {
  const [before, now] = [pair.before.page, pair.now.page];
  const [ref, nextRef] = [before.resolved.refs.get(homes.before), now.resolved.refs.get(homes.now)];
  const hasTarget = ({ files }: Page, { file, pointer }: Origin) => {
    const same = files.get(file.path);
    return same && valueAt(same, pointer) !== undefined;
  };
  const isChanged = ref && nextRef && placeKey(ref) !== placeKey(nextRef);
  if (isChanged && hasTarget(before, nextRef) && hasTarget(now, ref)) {
    const refAt = ({ resolved, file }: Page, pointer: string) => {
      const origin = resolved.origins.get(pointer) ?? { file, pointer: '' };
      return { file: origin.file, pointer: `${origin.pointer}/$ref` };
    };
    return { before: refAt(before, homes.before), now: refAt(now, homes.now) };
  }
  const { pointer } = narrowed.now;
  const old = narrowed.before?.pointer ?? homes.before + pointer.slice(homes.now.length);
  return {
    before: locationOf(before, old + choice, choice ? 'value' : 'key'),
    now: locationOf(now, pointer),
  };
}
