import type { Visit } from '#types/data/journeys';
import type { Setting } from '../setting/setting.ts';

/** How a fact that only code knows is brought about. */
export interface Recipe {
  /** @returns the setting changed so that the fact comes out so, or undefined where there is no way to that value */
  arrange(setting: Setting, value: unknown, visit: Visit): Setting | undefined;
  /** Whether a value comes about only where no more was told than the visit says. */
  needsGaps?(value: unknown): boolean;
}

/** A fact that comes about by itself wherever it can: with another one, or with what was told. */
export const comesAlong: Recipe = { arrange: (setting) => setting };
