import { atKey, type Location, type Part } from '../check/diagnostic.ts';
import { type Origin, valueAt } from '../resolve.ts';
import { type Constraints, flattenForm } from './constraints.ts';
import type { Form, Page } from './pages.ts';

/** The locations of one thing before and after; the later one may be where it would be. */
interface Locations {
  before: Location;
  now: Location;
}

/** A form, one that restores answers given in it, and the rules of both under the names of now. */
export interface FormPair {
  before: Form;
  now: Form;
  rules: { before: Constraints; now: Constraints };
}

export function createPair(before: Form, now: Form, newNames?: ReadonlyMap<string, string>): FormPair {
  const rename = newNames && ((name: string) => newNames.get(name) ?? name);
  return { before, now, rules: { before: flattenForm(before, rename), now: flattenForm(now) } };
}

export const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Returns where something was written, or, if it is not there, the key of what it would stand in. */
export function locationOf({ resolved, file }: Page, pointer: string, part: Part = 'key'): Location {
  const { origins, refs } = resolved;
  const written = origins.get(pointer);
  if (written) return { ...written, part };
  let at = pointer;
  while (at !== '' && !origins.has(at)) at = parentOf(at);
  return atKey(refs.get(at) ?? origins.get(at) ?? { file, pointer: '' });
}

/** Returns where a field is defined, by its path before and now; it may be missing on one side. */
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

function hasTarget({ files }: Page, { file, pointer }: Origin): boolean {
  const same = files.get(file.path);
  return same !== undefined && valueAt(same, pointer) !== undefined;
}

function refAt({ resolved, file }: Page, pointer: string): Location {
  const origin = resolved.origins.get(pointer) ?? { file, pointer: '' };
  return { file: origin.file, pointer: `${origin.pointer}/$ref` };
}

/** Pointers of a definition, and of something inside it. */
interface Inside {
  home: string;
  pointer: string;
  part?: Part;
}

/** Returns where something inside a definition is, or the `$ref` that brings another existing definition now. */
export function locationsIn({ before, now }: FormPair, old: Inside, next: Inside): Locations {
  const ref = before.page.resolved.refs.get(old.home);
  const nextRef = now.page.resolved.refs.get(next.home);
  const isChanged =
    ref && nextRef && (ref.file.path !== nextRef.file.path || ref.pointer !== nextRef.pointer);
  if (isChanged && hasTarget(before.page, nextRef) && hasTarget(now.page, ref))
    return { before: refAt(before.page, old.home), now: refAt(now.page, next.home) };
  return {
    before: locationOf(before.page, old.pointer, old.part),
    now: locationOf(now.page, next.pointer, next.part),
  };
}
