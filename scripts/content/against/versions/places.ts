import { type Part, type Place, placeOf } from '../../check/finding.ts';
import { type Origin, valueAt } from '../../resolve.ts';
import type { Page } from './pages.ts';

/** A place in a page's resolved content. */
export interface Site {
  page: Page;
  pointer: string;
}

/** The same place before and now. */
export interface Sides {
  before: Place;
  now: Place;
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/**
 * Where something of a page was written; where nothing stands there, the key of what it would stand in, followed
 * through a `$ref`.
 */
export function placeIn({ page, pointer }: Site, part: Part): Place {
  const { origins, refs } = page.resolved;
  const written = origins.get(pointer);
  if (written) return placeOf(written, part);
  let at = pointer;
  while (at !== '' && !origins.has(at)) at = parentOf(at);
  const home: Origin = refs.get(at) ?? origins.get(at) ?? { file: page.file, pointer: '' };
  return placeOf(home, 'key');
}

/** Whether a version has what a `$ref` of the other leads to. */
function hasTarget({ files }: Page, { file, pointer }: Origin): boolean {
  const same = files.get(file.path);
  return same !== undefined && valueAt(same, pointer) !== undefined;
}

/** The `$ref`s of a definition that leads elsewhere now, where both that it leads to were there before and are now. */
function switchedRef(before: Site, now: Site): Sides | undefined {
  const old = before.page.resolved.refs.get(before.pointer);
  const target = now.page.resolved.refs.get(now.pointer);
  if (!old || !target || (old.file.path === target.file.path && old.pointer === target.pointer))
    return undefined;
  if (!hasTarget(before.page, target) || !hasTarget(now.page, old)) return undefined;
  const refIn = ({ page, pointer }: Site): Place => {
    const { file, pointer: at } = page.resolved.origins.get(pointer) ?? { file: page.file, pointer: '' };
    return placeOf({ file, pointer: `${at}/$ref` }, 'value');
  };
  return { before: refIn(before), now: refIn(now) };
}

/**
 * Both places of something that a definition had or got: what stands there itself, or the `$ref` that brings another
 * definition now.
 *
 * @param old where in the definition it stood before
 * @param part of what stood there
 */
export function sidesOf(before: Site, now: Site, inside: string, old = inside, part: Part = 'key'): Sides {
  return (
    switchedRef(before, now) ?? {
      before: placeIn({ ...before, pointer: before.pointer + old }, part),
      now: placeIn({ ...now, pointer: now.pointer + inside }, 'key'),
    }
  );
}
