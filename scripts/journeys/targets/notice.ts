import { activeSteps, firstIncomplete } from '../../../src/engine/journey/journey-steps.ts';
import { createStepForms } from '../../../src/engine/journey/step-forms.ts';
import { valueIn } from '../../content/resolve.ts';
import { notLookedThrough } from '../reasons.ts';
import { ruleQuestions } from '../walk/rule-questions.ts';
import type { StepScene } from '../walk/scene.ts';
import { findStep } from '../walk/search.ts';
import type { Found, StepOfSite } from './found.ts';

/** Whether a step before this one is not as it has to be, as the engine sees it. */
function isHeldUp({ journey, step, facts, visit: { earlier } }: StepScene): boolean {
  const forms = createStepForms({ answersOf: ({ hash }) => earlier[hash] ?? {}, onAnswers: () => {} });
  const active = activeSteps(journey.journey, facts, journey.rules);
  const before = active.slice(0, active.indexOf(step.entry));
  return firstIncomplete(before, forms, journey.rules, facts) !== undefined;
}

/** What a step that sends its journey says while another is incomplete. */
export function findNotice({ site, journey, step }: StepOfSite): Found[] {
  // with no step before it there is none to be incomplete
  if (!step.entry.step.submit || step.index === 0) return [];
  const pointer = `${step.at}/submit/incomplete/text`;
  const text = valueIn(journey.written, pointer);
  const questions = ruleQuestions(journey, journey.steps.slice(0, step.index), { withAnswers: true });
  // mostly one is that nobody has answered anything of
  const scene =
    findStep(site, journey, step, [], isHeldUp) ?? findStep(site, journey, step, questions, isHeldUp);
  const visit = scene?.visit;
  const reason = visit
    ? undefined
    : (notLookedThrough({ site }, questions) ?? 'no step before it is ever incomplete');
  return [{ target: { kind: 'notice', text: String(text) }, pointer, visit, reason }];
}
