import type { Place, Report, Words } from './finding.ts';

/** Whether what stands at a place fits one of the forms that use it. */
export interface Verdict {
  place: Place;
  /** undefined where it fits */
  wrong: Words | undefined;
}

function keyOf(place: Place): string {
  return 'offset' in place
    ? `${place.file.path} ${place.offset}`
    : `${place.file.path} ${place.part} ${place.pointer}`;
}

/** Forms may share a piece of content. What fits one of them is right; only what fits none is a mistake. */
export function wrongInAll(verdicts: readonly Verdict[]): Report[] {
  const right = new Set(verdicts.filter(({ wrong }) => !wrong).map(({ place }) => keyOf(place)));
  return verdicts.flatMap(({ place, wrong }) =>
    wrong && !right.has(keyOf(place)) ? [{ place, ...wrong }] : [],
  );
}
