import type { JourneyMap } from '#types/data/journeys';
import { AROUND } from '../../journeys/format/texts.ts';
import type { Site, SiteJourney, SiteStep } from '../../journeys/site/site.ts';
import type { GalleryStates } from './gallery-state.ts';
import { type Setup, statesOf } from './of-journey.ts';
import type { PlannedState } from './planned.ts';

/** Whether a state is told from what stands around the step, too; the others need not picture it once more. */
function isWhole({ shows }: PlannedState): boolean {
  return shows.some(({ hash, target }) => hash === '' || target.kind === 'step');
}

function setupIn({ journey, path }: SiteJourney) {
  return (planned: PlannedState, step: SiteStep): Setup => ({
    group: journey.name,
    step: planned.hash === '' ? AROUND : step.entry.step.heading,
    address: `${path}#${step.hash}`,
    frame: isWhole(planned) ? 'main' : 'step',
    form: `[data-step="${step.hash}"]`,
  });
}

/** The states of all journeys that stand on a page, in the order of their maps. */
export function journeyStates(site: Site, maps: readonly JourneyMap[]): GalleryStates {
  const all = maps.flatMap((map) => {
    const journey = site.journeys.find(({ file, page }) => file === map.file && page === map.page);
    const folder = map.file.replace(/^.*\/|\.json$/g, '');
    return journey && map.page !== '' ? [statesOf(site, journey, { ...map, folder }, setupIn(journey))] : [];
  });
  return {
    states: all.flatMap(({ states }) => states),
    notPictured: all.flatMap(({ notPictured }) => notPictured),
  };
}
