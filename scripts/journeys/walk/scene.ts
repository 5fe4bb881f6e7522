import type { Answers, Visit } from '#types/data/journeys';
import { selectFacts } from '../../../src/engine/journey/step-forms.ts';
import { createFormStore, type FormStore } from '../../../src/engine/form/form-store.ts';
import { activeSteps } from '../../../src/engine/journey/journey-steps.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import type { Given } from './assignments.ts';

/** A journey as it stands for a visitor who has told all this. */
export interface Scene {
  site: Site;
  journey: SiteJourney;
  /** all that conditions may read beside a form's own answers */
  facts: Answers;
  visit: Visit;
}

/** A step as the engine has it for a visit. */
export interface StepScene extends Scene {
  step: SiteStep;
  form: FormStore;
}

/** A step's form as the engine makes it. */
export function openForm(
  { rules }: SiteJourney,
  { entry }: SiteStep,
  facts: Answers,
  answers: Answers,
): FormStore {
  return createFormStore({
    schema: entry.step.schema,
    validators: rules,
    answers,
    facts: selectFacts(entry.step, facts),
  });
}

/** Whether a step is part of its journey. */
export function isActive({ journey, rules }: SiteJourney, { entry }: SiteStep, facts: Answers): boolean {
  return activeSteps(journey, facts, rules).includes(entry);
}

const hasAll = (visible: Answers, given: Answers) => Object.keys(given).every((name) => name in visible);

/** What is known once a step is answered; undefined where it cannot be: it is not there, or a field is hidden. */
export function tell(site: Site, journey: SiteJourney, step: SiteStep, facts: Answers, answers: Answers) {
  if (!isActive(journey, step, facts)) return undefined;
  const { visible } = openForm(journey, step, facts, answers).getState();
  if (!hasAll(visible, answers)) return undefined;
  const kept = Object.entries(visible).filter(([name]) => site.facts.answered.has(name));
  return { ...facts, ...Object.fromEntries(kept) };
}

const answersOf = (given: readonly Given[]): Answers =>
  Object.fromEntries(given.map(({ variable, value }) => [variable.name, value]));

/** What of the given is answered at a step. */
export function givenAt(given: readonly Given[], step: SiteStep): Answers {
  return answersOf(
    given.filter(({ variable: { source } }) => source.kind === 'field' && source.step === step),
  );
}

/** What of the given only code knows. */
export function givenFacts(given: readonly Given[]): Answers {
  return answersOf(given.filter(({ variable: { source } }) => source.kind === 'fact'));
}

/** The journeys in the order in which a visitor answers them: all others first, as this one may read their answers. */
export function inOrder({ journeys }: Site, journey: SiteJourney): SiteJourney[] {
  return [...journeys.filter((other) => other !== journey), journey];
}

/**
 * The journey for a visitor who has given these answers, each at the step that asks for it, and for whom code knows
 * these facts. A visitor may come to any step by its hash, so nothing else needs to have been answered.
 *
 * @param at the step that is open, if any
 * @returns undefined where an answer cannot be given, because its field is not there; that of a step that is not there is
 *   left out
 */
export function setScene(
  site: Site,
  journey: SiteJourney,
  at: SiteStep | undefined,
  given: readonly Given[],
): Scene | undefined {
  const free = givenFacts(given);
  let facts: Answers | undefined = free;
  let told: Answers = {};
  const earlier: Record<string, Answers> = {};
  for (const each of inOrder(site, journey)) {
    for (const step of each.steps) {
      const answers = givenAt(given, step);
      if (step === at || Object.keys(answers).length === 0) continue;
      // another step may ask for the same
      if (facts && !isActive(each, step, facts)) continue;
      if (each === journey) earlier[step.hash] = answers;
      else told = { ...told, ...answers };
      facts = facts && tell(site, each, step, facts, answers);
    }
  }
  if (!facts) return undefined;
  const { page, path } = journey;
  const hash = at?.hash ?? activeSteps(journey.journey, facts, journey.rules)[0]?.step.hash ?? '';
  const answers = at ? givenAt(given, at) : {};
  return { site, journey, facts, visit: { page, path, hash, told, facts: free, earlier, answers } };
}

/** A step of the scene; undefined where it is not part of the journey then, or has not the fields that are answered. */
export function openStep(scene: Scene, step: SiteStep): StepScene | undefined {
  const { journey, facts, visit } = scene;
  if (!isActive(journey, step, facts)) return undefined;
  const form = openForm(journey, step, facts, visit.answers);
  return hasAll(form.getState().visible, visit.answers) ? { ...scene, step, form } : undefined;
}
