import { isObject, type JsonObject, listOf, objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { OwnContent } from './own-content.ts';

export interface JourneyEntry {
  pointer: string;
  step: JsonObject;
  when: unknown;
}

/** Returns the names of a journey's progress stages and their pointers. */
export function progressStages(progress: unknown, journey: string): { name: unknown; pointer: string }[] {
  return listOf(objectOf(progress).stages).map((stage, index) => {
    return { name: objectOf(stage).name, pointer: `${journey}/progress/stages/${index}/name` };
  });
}

/** Returns the entries of each journey in a file's own content. */
export const journeysIn: (own: OwnContent) => readonly JourneyEntry[][] = weakMemo(({ places }) =>
  places.flatMap(([value, pointer]) => {
    if (!isObject(value) || !Array.isArray(value.steps)) return [];
    const entries = value.steps.flatMap((entry: unknown, index) =>
      isObject(entry) && isObject(entry.step)
        ? [{ pointer: `${pointer}/steps/${index}`, step: entry.step, when: entry.when }]
        : [],
    );
    return [entries];
  }),
);
