import { requireValidContent } from '../content/check/require-valid-content.ts';
import { CONTENT_DIR, type ContentFiles, readContent } from '../content/read.ts';
import { acceptedNames, goneNames, pictureNames } from './accepted.ts';
import { allStates } from './all-states.ts';
import { checkStarts } from './check-starts.ts';
import type { Folders } from './folders.ts';
import type { GalleryState, NotPictured } from './states/gallery-state.ts';

/** What a run is to picture. */
export interface Wanted {
  files: ContentFiles;
  states: readonly GalleryState[];
  notPictured: readonly NotPictured[];
  /** names of accepted pictures that no state has any more */
  gone: readonly string[];
}

/**
 * Reads the content and finds the states that are asked for.
 *
 * @param starts what their names begin with; all are wanted where there is none
 * @throws UsageError where nothing is called so, or the content has mistakes
 */
export async function findWanted(starts: readonly string[], folders: Folders): Promise<Wanted> {
  const files = readContent();
  await requireValidContent(files, { root: CONTENT_DIR, name: 'content' }, 'it can’t be pictured');
  const { states: all, notPictured } = allStates(files);
  const accepted = acceptedNames(folders);
  checkStarts(starts, [...all.flatMap(({ id }) => pictureNames(id)), ...accepted]);

  const isWanted = (name: string) => starts.length === 0 || starts.some((start) => name.startsWith(start));
  const ids = [...all, ...notPictured].map(({ id }) => id);
  return {
    files,
    states: all.filter(({ id }) => pictureNames(id).some(isWanted)),
    notPictured,
    gone: goneNames(accepted, ids).filter(isWanted),
  };
}
