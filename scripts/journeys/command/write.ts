import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JourneyMap } from '../model.ts';

/** Writes the journeys down, for people and for machines. */
export function writeMaps(maps: readonly JourneyMap[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'journeys.json'), `${JSON.stringify({ journeys: maps }, null, 2)}\n`);
}
