import type { Reach, Visit } from '#types/data/journeys';
import type { NotPictured } from './gallery-state.ts';

/** A state of a step that is to be pictured. */
export interface PlannedState {
  /** Its place among the pictures: `application/payment/messages-1`. */
  id: string;
  /** The step's hash; '' for what stands around the steps. */
  hash: string;
  /** What it is, in a few words. */
  name: string;
  visit: Visit;
  /** The fields that are gone into and left, so that they say what is wrong. */
  left: readonly string[];
  /** All that has to be seen in its picture. */
  shows: readonly Reach[];
}

/** States to be pictured, and what should be one of them and can't. */
export interface Plan {
  states: readonly PlannedState[];
  notPictured: readonly NotPictured[];
}
