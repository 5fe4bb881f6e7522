import type { Place, UsedBy, ValueOrigin } from '../../../src/studio/model.ts';
import { MOST_PLACES } from '../../../src/studio/protocol.ts';
import { withAncestors } from '../../content/check/pointers.ts';
import { originKey, valueIn } from '../../content/resolve.ts';
import type { SiteContent } from '../site-content.ts';

/** Returns what to call a place: the labels of the nodes around it. */
export type LabelAt = (place: Place) => string;

/** A `$ref` that content at a place comes through. */
export interface Inclusion {
  /** The pointer of the object with the `$ref` into the resolved content. */
  at: string;
  /** The rest of the pointer, from there to the place. */
  rest: string;
  /** True if the value is written beside the `$ref`, not in its target. */
  isOwn: boolean;
}

/** Returns the `$ref`s around a place, innermost first. Those that include a whole file are left out. */
export function inclusionsAt(content: SiteContent, { file, pointer }: Place): Inclusion[] {
  const { refs, origins } = content.resolved(content.fileOf(file));
  const written = content.writtenAt({ file, pointer });
  return withAncestors(pointer).flatMap((at) => {
    const target = refs.get(at);
    const holder = origins.get(at);
    if (!target || !holder || target.pointer === '' || at === pointer) return [];
    const rest = pointer.slice(at.length);
    const isOwn = originKey(written) === `${holder.file.path}#${holder.pointer}${rest}`;
    return [{ at, rest, isOwn }];
  });
}

/** Returns true if a value comes from a definition that a `$ref` includes. */
export const isInherited = (content: SiteContent, place: Place) =>
  inclusionsAt(content, place).some(({ isOwn }) => !isOwn);

/** Returns the first places with their labels, each label once. */
export function labelled(places: readonly Place[], labelAt: LabelAt, most = MOST_PLACES): UsedBy[] {
  const byLabel = new Map<string, UsedBy>();
  for (const place of places) {
    if (byLabel.size === most) break;
    const label = labelAt(place);
    byLabel.set(label, { ...place, label });
  }
  return [...byLabel.values()];
}

/** Returns the places in pages that use what is written at a place, with their labels. */
export const usesOf = (content: SiteContent, place: Place, labelAt: LabelAt): UsedBy[] =>
  labelled(content.usesOf(content.writtenAt(place)), labelAt);

/** Returns the origin of a value, or undefined if it is written at its node and nobody shares it. */
export function originOf(content: SiteContent, place: Place, labelAt: LabelAt): ValueOrigin | undefined {
  const { file, pointer } = content.writtenAt(place);
  const inclusions = inclusionsAt(content, place);
  const uses = usesOf(content, place, labelAt);
  const { refs } = content.resolved(content.fileOf(place.file));
  const isOverride = inclusions.some(({ at, rest, isOwn }) => {
    const target = refs.get(at);
    if (!target || !isOwn) return false;
    return valueIn(content.resolved(target.file).value, target.pointer + rest) !== undefined;
  });
  const isShared = isInherited(content, place);
  if (!isShared && !isOverride && uses.length < 2) return undefined;
  return { written: { file: file.name, pointer }, uses, isInherited: isShared, isOverride };
}
