import { reasonFor } from '../reasons.ts';
import type { Site, SiteJourney } from '../site/site.ts';
import { attempts } from '../walk/attempts.ts';
import { findInside } from '../walk/inside.ts';
import type { Scene, StepScene } from '../walk/scene.ts';
import { findScene, findStep } from '../walk/search.ts';
import { type Found, gatesOf, type StepOfSite } from './found.ts';
import { schemaInView } from './in-view.ts';
import { type Line, linesOfPage, linesOfStep } from './written-lines.ts';

function findLine(at: StepOfSite, { target, pointer, when, field, conditions }: Line): Found {
  const { site, journey, step } = at;
  // an alert looks at answers as well; a summary and a note are there for facts
  const withAnswers = target.kind === 'alert';
  const root = field && step.fields.get(String(field.path[0]));
  const questions = [{ journey, step, withAnswers, conditions }, ...(root ? [gatesOf(at, root)] : [])];
  const isShown = (scene: StepScene) => {
    const { facts, visible } = scene.form.getState();
    const isThere = !root || schemaInView(scene, root.path) !== undefined;
    return isThere && journey.rules.test(when, withAnswers ? { ...facts, ...visible } : facts);
  };
  const isBelow = (scene: StepScene) => isShown(scene) && !!field && !!schemaInView(scene, field.path);
  const base = findStep(site, journey, step, questions, isShown);
  const scene =
    base && field && root && field !== root
      ? ([...attempts(base, root)].find(isBelow) ?? findInside(base, root, field, isBelow))
      : base;
  return { target, pointer, visit: scene?.visit, reason: scene ? undefined : reasonFor(at, questions) };
}

/** The alerts of a step and what its summary and its note say while a condition holds. */
export function findLines(at: StepOfSite): Found[] {
  return linesOfStep(at.journey, at.step).map((line) => findLine(at, line));
}

/** The lines that a page shows around its journeys. */
export function findLinesOfPage(site: Site, journey: SiteJourney): Found[] {
  return linesOfPage(site, journey).map(({ target, pointer, when, conditions }) => {
    const questions = [{ journey, step: undefined, withAnswers: false, conditions }];
    const holds = ({ facts }: Scene) => journey.rules.test(when, facts);
    const scene = findScene(site, journey, undefined, questions, holds);
    const reason = scene ? undefined : reasonFor({ site, journey, step: undefined }, questions);
    return { target, pointer, visit: scene?.visit, reason };
  });
}
