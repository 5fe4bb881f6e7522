import { isObject, type JsonObject, listOf, objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { OwnContent } from './own-content.ts';

export interface JourneyEntry {
  pointer: string;
  step: JsonObject;
  when: unknown;
  stage: unknown;
}

/** Returns the journeys in a file's own content: their progress stages and their entries. */
export const journeysIn = weakMemo(({ places }: OwnContent) =>
  places.flatMap(([value, pointer]) => {
    if (!isObject(value) || !Array.isArray(value.steps)) return [];
    const stages = listOf(objectOf(value.progress).stages).map((stage, index) => {
      return { name: objectOf(stage).name, pointer: `${pointer}/progress/stages/${index}/name` };
    });
    const entries = value.steps.map((entry: unknown, index): JourneyEntry => {
      const { step, when, stage } = objectOf(entry);
      return { pointer: `${pointer}/steps/${index}`, step: objectOf(step), when, stage };
    });
    return [{ pointer, stages, entries }];
  }),
);
