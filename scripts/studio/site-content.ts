import { resolve } from 'node:path';
import type { OutlineNode, Place } from '../../src/studio/model.ts';
import { createContext } from '../content/check/context.ts';
import { readNames } from '../content/check/names.ts';
import { parentOf } from '../content/check/pointers.ts';
import { objectOf } from '../content/json.ts';
import { once, weakMemo } from '../content/memo.ts';
import { type ContentFile, type ContentFiles, pageFiles } from '../content/read.ts';
import { type Origin, originKey, resolveChanged, valueAt } from '../content/resolve.ts';
import { groupsOf } from '../groups-of.ts';
import { StudioProblem } from './problem.ts';

/** Returns the names that code and schemas define. */
export const siteNames = once(readNames);

/** The content as Studio asks about it: every file, resolved, and who uses what. */
export type SiteContent = ReturnType<typeof createSiteContent>;

/** A version of the content with its outline. */
export interface View {
  content: SiteContent;
  outline: readonly OutlineNode[];
}

/** Creates the queries about content. Each answer is computed once. */
export function createSiteContent(files: ContentFiles, root: string) {
  const resolved = weakMemo((file: ContentFile) => resolveChanged(files, file));
  const byName = new Map([...files.values()].map((file) => [file.name, file]));
  const fileOf = (name: string): ContentFile => {
    const file = byName.get(name);
    if (!file)
      throw new StudioProblem(`There is no file ${name} any more. It may have been renamed or deleted.`);
    return file;
  };
  /** Returns the places in pages where something is used, by the key of where it is written. */
  const allUses = once(() => {
    const places = pageFiles(files).flatMap((page) => {
      // what a `$ref` includes is used where the `$ref` is
      const { origins, refs } = resolved(page);
      return [...origins, ...refs].map(
        ([pointer, origin]) => [originKey(origin), { file: page.name, pointer }] as const,
      );
    });
    return groupsOf(places, ([key]) => key);
  });
  return {
    files,
    root,
    pages: pageFiles(files),
    fileOf,
    has: (name: string) => byName.has(name),
    /** Returns the queries of the checker. */
    context: once(() => createContext(files, siteNames())),
    /** Returns the path of a file, which need not exist. */
    pathOf: (name: string) => resolve(root, name),
    resolved,
    /** Returns the place where something is written: the target of a `$ref` that nothing overrides. */
    definedAt(place: Place): Origin {
      const { file, pointer } = this.writtenAt(place);
      const target = resolved(fileOf(place.file)).refs.get(place.pointer);
      const isAlone = Object.keys(objectOf(valueAt(file, pointer))).length === 1;
      return target && isAlone ? target : { file, pointer };
    },
    /** Returns the place where something is written, or would be. For a `$ref` it is the place of the `$ref`. */
    writtenAt({ file, pointer }: Place): Origin {
      const { origins } = resolved(fileOf(file));
      let at = pointer;
      while (at !== '' && !origins.has(at)) at = parentOf(at);
      const origin = origins.get(at) ?? { file: fileOf(file), pointer: '' };
      return { file: origin.file, pointer: origin.pointer + pointer.slice(at.length) };
    },
    /** Returns true if a value is written inside another one, not included by a `$ref`. */
    isWrittenWithin(place: Place, outer: Place): boolean {
      const { file, pointer } = this.writtenAt(outer);
      const within = { file, pointer: pointer + place.pointer.slice(outer.pointer.length) };
      return originKey(this.writtenAt(place)) === originKey(within);
    },
    /** Returns the places in pages that use what is written at a place. */
    usesOf: (origin: Origin): readonly Place[] =>
      allUses()
        .get(originKey(origin))
        ?.map(([, place]) => place) ?? [],
  };
}
