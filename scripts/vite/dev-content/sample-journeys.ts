import type { Answers, DevJourney, DevJourneys, SamplePath } from '../../../src/dev/journeys.ts';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import { filesOf } from '../../content/read.ts';
import {
  completeJourney,
  completeStep,
  findSample,
  journeysRead,
} from '../../journeys/search/complete-step.ts';
import { isActive, sharedAnswers } from '../../journeys/search/context.ts';
import { isChoice, namesIn, presenceOf } from '../../journeys/search/variables.ts';
import type { SiteField } from '../../journeys/site/fields.ts';
import { readSite, type Site, type SiteJourney, type SiteStep } from '../../journeys/site/site.ts';
import { widgetSchema } from '../../schemas/read.ts';
import type { DevSite } from './check-content.ts';

export interface SampleRequest extends Pick<DevSite, 'texts'> {
  root: string;
}

export type Samples = Pick<DevJourneys, 'covers' | 'journeys'>;

/** Returns the chosen option as answers for a step. It is the same at each step that asks for it. */
type ChoiceAt = (step: SiteStep) => Answers;

/** Returns the choice that the conditions of the most steps read. */
function findMainChoice({ journeys }: Site): SiteField | undefined {
  const steps = journeys.flatMap((journey) => journey.steps);
  const read = steps.flatMap((step) => [...namesIn(presenceOf(step).conditions)]);
  const readsOf = ({ name }: SiteField) => read.filter((used) => used === name).length;
  const choices = steps.flatMap(({ fields }) =>
    [...fields.values()].filter(({ schema }) => isChoice(schema)),
  );
  return choices.sort((one, other) => readsOf(other) - readsOf(one))[0];
}

function fillStep(step: SiteStep, facts: Answers, choice: Answers): Answers {
  const made = completeStep(step, facts, choice);
  if (made.isComplete) return made.answers;
  const known = findSample(step)?.facts;
  const again = known && completeStep(step, { ...known, ...facts }, choice);
  return again?.isComplete ? again.answers : {};
}

function sampleFor(journey: SiteJourney, choiceAt: ChoiceAt): SamplePath {
  const read = journeysRead(journey).map((each) => completeJourney(each, {}, choiceAt) ?? {});
  const given: Answers = Object.assign({}, ...read.flatMap((steps) => Object.values(steps)));
  const answers: Record<string, Answers> = {};
  let facts = sharedAnswers(journey.site, given);
  for (const step of journey.steps) {
    if (!isActive(step, facts)) continue;
    const filled = fillStep(step, facts, choiceAt(step));
    // only visitors can answer some widgets
    const isSample = (name: string) =>
      !widgetSchema(String(step.fields.get(name)?.ui['ui:widget'])).visitorOnly;
    answers[step.hash] = Object.fromEntries(Object.entries(filled).filter(([name]) => isSample(name)));
    facts = { ...facts, ...sharedAnswers(journey.site, filled) };
  }
  return { given, answers };
}

/** Returns a journey's rank: those that need no answers of other journeys first, the confirmation last. */
function rank({ isConfirmation, samples }: DevJourney): number {
  if (isConfirmation) return 2;
  return Object.values(samples).some(({ given }) => Object.keys(given).length > 0) ? 1 : 0;
}

/**
 * Completes every journey that is on a page with the simplest answers, once for each option of the main choice. It
 * runs in a thread (background.ts), because it takes seconds.
 */
export function answer({ texts, root }: SampleRequest): Samples {
  const site = readSite(filesOf(texts, root));
  const main = findMainChoice(site);
  const choices = choicesOf((main?.schema ?? {}) as FormSchema);
  const covers = choices.map(({ value, label }) => ({ value: String(value), label }));
  const choiceFor =
    (value: string): ChoiceAt =>
    ({ fields }) =>
      main && fields.has(main.name) ? { [main.name]: value } : {};
  const onPages = site.journeys.filter(({ path }) => path !== '');
  const journeys = onPages.map((each): DevJourney => {
    return {
      name: each.journey.name,
      path: each.path,
      isConfirmation: each.pointer === '/confirmation',
      steps: each.steps.map(({ hash, entry }) => ({ hash, heading: entry.step.heading })),
      samples: Object.fromEntries(covers.map(({ value }) => [value, sampleFor(each, choiceFor(value))])),
    };
  });
  return { covers, journeys: journeys.sort((one, other) => rank(one) - rank(other)) };
}
