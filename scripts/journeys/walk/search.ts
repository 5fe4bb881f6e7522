import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import { findAssignment } from './assignments.ts';
import { openStep, type Scene, type StepScene, setScene } from './scene.ts';
import { presence, type Question, variablesOf } from './variables.ts';

/** A scene with few answers in which a journey is as it should be, mostly with the fewest: see {@link findAssignment}. */
export function findScene(
  site: Site,
  journey: SiteJourney,
  at: SiteStep | undefined,
  questions: readonly Question[],
  isIt: (scene: Scene) => boolean,
): Scene | undefined {
  return findAssignment(variablesOf(site, questions), (given) => {
    const scene = setScene(site, journey, at, given);
    return scene && isIt(scene) ? scene : undefined;
  });
}

/** The same for one in which a step is there, and is as it should be. */
export function findStep(
  site: Site,
  journey: SiteJourney,
  step: SiteStep,
  questions: readonly Question[],
  isIt: (scene: StepScene) => boolean = () => true,
): StepScene | undefined {
  return findAssignment(variablesOf(site, [presence(journey, step), ...questions]), (given) => {
    const scene = setScene(site, journey, step, given);
    const opened = scene && openStep(scene, step);
    return opened && isIt(opened) ? opened : undefined;
  });
}
