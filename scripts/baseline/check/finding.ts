import type { Feature } from '../features.ts';

/** A use of a feature that the oldest supported browsers do not all have. */
export interface Finding {
  file: string;
  feature: Feature;
  /** The code around it. */
  excerpt: string;
}

/** Features by what names them in code. */
export type FeatureNames = ReadonlyMap<string, Feature>;

const BEFORE = 30;
const AFTER = 40;

/** Returns the code around a place, on one line. */
export function excerptOf(code: string, place: number): string {
  return code
    .slice(Math.max(0, place - BEFORE), place + AFTER)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
