import { controlName } from '../../src/engine/form/paths.ts';
import { createStepForms } from '../../src/engine/journey/step-forms.ts';
import { firstIncomplete } from '../../src/engine/journey/submission.ts';
import type { Reach, Target, Visit } from './model.ts';
import { withInside } from './site/fields.ts';
import type { Site, SiteJourney, SiteStep } from './site/site.ts';
import { schemaInView } from './targets/in-view.ts';
import { type Line, linesOfPage, linesOfStep } from './targets/lines.ts';
import { findMessages } from './targets/messages.ts';
import type { StepScene } from './walk/scene.ts';
import { findScene, findStep } from './walk/search.ts';
import type { Question } from './walk/variables.ts';

interface Found {
  target: Target;
  pointer: string;
  visit: Visit | undefined;
  reason?: string;
}

function findLine(site: Site, journey: SiteJourney, step: SiteStep, line: Line): Found {
  const { target, pointer, when, field, conditions } = line;
  const withAnswers = target.kind === 'alert';
  const questions: Question[] = [{ journey, step, withAnswers, conditions }];
  if (field) questions.push({ journey, step, withAnswers: true, conditions: field.gates });
  const scene = findStep(site, journey, step, questions, (scene) => {
    const { facts, visible } = scene.form.getState();
    const data = withAnswers ? { ...facts, ...visible } : facts;
    return journey.rules.test(when, data) && (!field || !!schemaInView(scene, field.path));
  });
  return { target, pointer, visit: scene?.visit };
}

function findReveals(site: Site, journey: SiteJourney, step: SiteStep): Found[] {
  const revealed = withInside([...step.fields.values()]).filter(({ isRevealed }) => isRevealed);
  return revealed.map((field) => {
    const question = { journey, step, withAnswers: true, conditions: field.gates };
    const scene = findStep(site, journey, step, [question], (scene) => !!schemaInView(scene, field.path));
    return {
      target: { kind: 'reveal', field: controlName(field.path) },
      pointer: field.pointer,
      visit: scene?.visit,
    };
  });
}

/** Whether a step before this one is not as it has to be, as the engine sees it. */
function isHeldUp({ journey, step, facts, visit: { earlier } }: StepScene): boolean {
  const forms = createStepForms({ answersOf: ({ hash }) => earlier[hash] ?? {}, onAnswers: () => {} });
  const before = journey.steps.slice(0, step.index).map(({ entry }) => entry);
  return firstIncomplete(before, forms, journey.rules, facts) !== undefined;
}

function findNotice(site: Site, journey: SiteJourney, step: SiteStep): Found[] {
  const { submit } = step.entry.step;
  if (!submit) return [];
  const pointer = `${step.pointer}/step/submit/incomplete/text`;
  const scene = findStep(site, journey, step, [], isHeldUp);
  return [{ target: { kind: 'notice', text: submit.incomplete.link }, pointer, visit: scene?.visit }];
}

function findAtStep(site: Site, journey: SiteJourney, step: SiteStep): Found[] {
  const there = findStep(site, journey, step, []);
  return [
    { target: { kind: 'step' }, pointer: `${step.pointer}/step/hash`, visit: there?.visit },
    ...findReveals(site, journey, step),
    ...linesOfStep(journey, step).map((line) => findLine(site, journey, step, line)),
    ...findNotice(site, journey, step),
    ...[...step.fields.values()].flatMap((field) => findMessages(site, journey, step, field)),
  ];
}

function findOnPage(site: Site, journey: SiteJourney): Found[] {
  const isFirst = site.journeys.find(({ page }) => page === journey.page) === journey;
  if (journey.page === '' || !isFirst) return [];
  return linesOfPage(journey, site.journeys).map(({ target, pointer, when, conditions }) => {
    const question = { journey, step: undefined, withAnswers: false, conditions };
    const scene = findScene(site, journey, undefined, [question], ({ facts }) =>
      journey.rules.test(when, facts),
    );
    return { target, pointer, visit: scene?.visit };
  });
}

/** All there is to see in a journey, each with the shortest way there. */
export function reachesOf(site: Site, journey: SiteJourney): Reach[] {
  const reach = (hash: string, { target, pointer, visit, reason }: Found): Reach => ({
    hash,
    target,
    ...journey.placeOf(pointer),
    ...(visit && { visit }),
    ...(reason && { reason }),
  });
  return [
    ...findOnPage(site, journey).map((found) => reach('', found)),
    ...journey.steps.flatMap((step) =>
      findAtStep(site, journey, step).map((found) => reach(step.hash, found)),
    ),
  ];
}
