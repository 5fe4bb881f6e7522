import { conditionsOf, samePlace } from '../../content/check/model/schema-parts.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';
import { presence, type Question } from './variables.ts';

/**
 * What decides whether steps can be gone on from, and what they reveal: their conditions, and what their rules read.
 *
 * @param withAnswers whether the steps' own answers are to be tried as well, or facts alone
 */
export function ruleQuestions(
  journey: SiteJourney,
  steps: readonly SiteStep[],
  { withAnswers }: { withAnswers: boolean },
): Question[] {
  return steps.flatMap((step) => {
    const whole = { schema: step.schema, pointer: `${step.at}/schema` };
    const facts = { journey, step, withAnswers: true, factsOnly: true, conditions: [whole] };
    const answers = { journey, step, withAnswers: true, conditions: conditionsOf(samePlace(whole)) };
    return [presence(journey, step), facts, ...(withAnswers ? [answers] : [])];
  });
}
