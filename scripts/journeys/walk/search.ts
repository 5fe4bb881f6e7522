import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import { assignments } from './assignments.ts';
import { openStep, type Scene, type StepScene, setScene } from './scene.ts';
import { presence, type Question, variablesOf } from './variables.ts';

/** The scene with the fewest answers in which a journey is as it should be. */
export function findScene(
  site: Site,
  journey: SiteJourney,
  at: SiteStep | undefined,
  questions: readonly Question[],
  isIt: (scene: Scene) => boolean,
): Scene | undefined {
  for (const given of assignments(variablesOf(site, questions))) {
    const scene = setScene(site, journey, at, given);
    if (scene && isIt(scene)) return scene;
  }
  return undefined;
}

/** The scene with the fewest answers in which a step is there, and is as it should be. */
export function findStep(
  site: Site,
  journey: SiteJourney,
  step: SiteStep,
  questions: readonly Question[],
  isIt: (scene: StepScene) => boolean = () => true,
): StepScene | undefined {
  let found: StepScene | undefined;
  findScene(site, journey, step, [presence(journey, step), ...questions], (scene) => {
    const opened = openStep(scene, step);
    found = opened && isIt(opened) ? opened : undefined;
    return found !== undefined;
  });
  return found;
}
