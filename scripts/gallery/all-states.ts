import type { ContentFiles } from '../content/read.ts';
import { mapJourneys } from '../journeys/map.ts';
import { readSite } from '../journeys/site/read-site.ts';
import { otherStates } from './others/index.ts';
import type { GalleryStates } from './states/gallery-state.ts';
import { journeyStates } from './states/of-journeys.ts';

/** Every state of the site that is pictured, as visitors meet them, and what can't be. */
export function allStates(files: ContentFiles): GalleryStates {
  const site = readSite(files);
  const maps = mapJourneys(files);
  const [journeys, others] = [journeyStates(site, maps), otherStates(site, files, maps)];
  return {
    states: [...journeys.states, ...others.states],
    notPictured: [...journeys.notPictured, ...others.notPictured],
  };
}
