import { atPart, type Location, type Part } from '../check/diagnostic.ts';
import { type Origin, valueAt } from '../resolve.ts';
import type { Page } from './pages.ts';

/** A place in a page's resolved content. */
export interface PagePlace {
  page: Page;
  pointer: string;
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** Returns where something was written, or, if it is not there, the key of what it would stand in. */
export function locationOf({ page, pointer }: PagePlace, part: Part): Location {
  const { origins, refs } = page.resolved;
  const written = origins.get(pointer);
  if (written) return atPart(written, part);
  let at = pointer;
  while (at !== '' && !origins.has(at)) at = parentOf(at);
  const home: Origin = refs.get(at) ?? origins.get(at) ?? { file: page.file, pointer: '' };
  return atPart(home, 'key');
}

function hasTarget({ files }: Page, { file, pointer }: Origin): boolean {
  const same = files.get(file.path);
  return same !== undefined && valueAt(same, pointer) !== undefined;
}

function changedRef(before: PagePlace, now: PagePlace): { before: Location; now: Location } | undefined {
  const old = before.page.resolved.refs.get(before.pointer);
  const target = now.page.resolved.refs.get(now.pointer);
  if (!old || !target || (old.file.path === target.file.path && old.pointer === target.pointer))
    return undefined;
  if (!hasTarget(before.page, target) || !hasTarget(now.page, old)) return undefined;
  const refIn = ({ page, pointer }: PagePlace): Location => {
    const { file, pointer: at } = page.resolved.origins.get(pointer) ?? { file: page.file, pointer: '' };
    return atPart({ file, pointer: `${at}/$ref` }, 'value');
  };
  return { before: refIn(before), now: refIn(now) };
}

/**
 * Returns the locations, before and now, of something inside a definition: the thing itself, or the `$ref` that brings
 * another definition now.
 *
 * @param old where in the definition it was before
 */
export function locationsIn(
  before: PagePlace,
  now: PagePlace,
  inside: string,
  old = inside,
  part: Part = 'key',
): { before: Location; now: Location } {
  return (
    changedRef(before, now) ?? {
      before: locationOf({ ...before, pointer: before.pointer + old }, part),
      now: locationOf({ ...now, pointer: now.pointer + inside }, 'key'),
    }
  );
}
