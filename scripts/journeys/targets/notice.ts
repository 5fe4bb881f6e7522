import { activeSteps, firstIncomplete } from '../../../src/engine/journey/journey-steps.ts';
import { createStepForms } from '../../../src/engine/journey/step-forms.ts';
import { valueIn } from '../../content/resolve.ts';
import { tooManyFor } from '../reasons.ts';
import { findStep, type StepContext } from '../search/context.ts';
import { stepRequirements } from '../search/variables.ts';
import type { SiteStep } from '../site/site.ts';
import type { Found } from './target.ts';

function isAnyIncomplete({ step, facts, visit: { earlier } }: StepContext): boolean {
  const forms = createStepForms({ answersOf: ({ hash }) => earlier[hash] ?? {}, onAnswers: () => {} });
  const { journey } = step;
  const active = activeSteps(journey.journey, facts, journey.validators);
  const before = active.slice(0, active.indexOf(step.entry));
  return firstIncomplete(before, forms, journey.validators, facts) !== undefined;
}

/** Finds the notice of a step that sends its journey while another step is incomplete. */
export function findNotice(step: SiteStep): Found[] {
  const { journey } = step;
  // no step before the first can be incomplete
  if (!step.entry.step.submit || step.index === 0) return [];
  const pointer = `${step.at}/submit/incomplete/text`;
  const text = String(valueIn(journey.written, pointer));
  const requirements = stepRequirements(journey.steps.slice(0, step.index), { withAnswers: true });
  // mostly one is incomplete as long as nothing is answered
  const found = findStep(step, [], isAnyIncomplete) ?? findStep(step, requirements, isAnyIncomplete);
  const reason = found ? undefined : (tooManyFor(requirements) ?? 'no step before it is ever incomplete');
  return [{ target: { kind: 'notice', text }, pointer, visit: found?.visit, reason }];
}
