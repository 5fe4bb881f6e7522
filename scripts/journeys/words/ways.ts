import type { JourneyMap } from '#types/data/journeys';
import { count } from '../../content/check/format.ts';

/** How many ways there are through journeys: 48 ways, more than 48 ways. */
export function waysWords(maps: readonly Pick<JourneyMap, 'paths' | 'cutShort'>[]): string {
  const paths = maps.reduce((sum, map) => sum + map.paths, 0);
  const ways = count(paths, 'way');
  return maps.some(({ cutShort }) => cutShort.length > 0) ? `more than ${ways}` : ways;
}
