import { isObject, type JsonObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { OwnContent } from './own-content.ts';

/** A step's entry in a journey. */
export interface JourneyEntry {
  pointer: string;
  step: JsonObject;
  when: unknown;
}

/** The journeys in a file's own content, each as its entries in order. */
export const journeysIn: (own: OwnContent) => readonly JourneyEntry[][] = weakMemo((own) => {
  const journeys: JourneyEntry[][] = [];
  own.walk((value, pointer) => {
    if (!isObject(value) || !Array.isArray(value.steps)) return;
    const entries = value.steps.flatMap((entry: unknown, index) =>
      isObject(entry) && isObject(entry.step)
        ? [{ pointer: `${pointer}/steps/${index}`, step: entry.step, when: entry.when }]
        : [],
    );
    journeys.push(entries);
  });
  return journeys;
});
