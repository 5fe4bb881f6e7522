import type { Reach, Visit } from '#types/data/journeys';

/** A state of a step that is to be pictured. */
export interface PlannedState {
  /** Its place among the pictures: `application/payment/messages-1`. */
  id: string;
  /** What it is, in a few words. */
  name: string;
  visit: Visit;
  /** The fields that are gone into and left, so that they say what is wrong. */
  left: readonly string[];
  /** All that has to be seen in its picture. */
  shows: readonly Reach[];
}
