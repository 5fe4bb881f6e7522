import type { Reach } from '#types/data/journeys';
import { controlName } from '../../src/engine/form/paths.ts';
import { valueIn } from '../content/resolve.ts';
import { reasonFor, tooManyFor, whyNotInView } from './reasons.ts';
import { findContext, isActive, type Match, openForm } from './search/context.ts';
import { stepRequirements } from './search/variables.ts';
import { withInside } from './site/fields.ts';
import type { SiteJourney, SiteStep } from './site/site.ts';
import { findLines } from './targets/lines.ts';
import { findFormMessages, findMessages } from './targets/messages.ts';
import { createReach, findInView } from './targets/reach.ts';

function findItself(step: SiteStep): Reach {
  const at = { target: { kind: 'step' as const }, pointer: step.named };
  return createReach(step, at, findContext(step, []), () => reasonFor(step, []));
}

function findReveals(step: SiteStep): Reach[] {
  const revealed = withInside([...step.fields.values()]).filter(({ presence }) => presence);
  return revealed.map((field) => {
    const target = { kind: 'reveal' as const, field: controlName(field.path) };
    const at = { target, pointer: field.pointer };
    return createReach(step, at, findInView(field), () => whyNotInView(field));
  });
}

/** Finds the notice of a step that submits its journey while another step is incomplete. */
function findNotice(step: SiteStep): Reach[] {
  const { steps, written } = step.journey;
  // no step before the first step can be incomplete
  if (!step.entry.step.submit || step.index === 0) return [];
  const isAnyIncomplete: Match = (context) => {
    const { facts, visit } = context;
    const before = steps.slice(0, step.index).filter((each) => isActive(each, facts));
    return (
      before.some((each) => !openForm(each, facts, visit.earlier[each.hash] ?? {}).getState().valid) &&
      context
    );
  };
  const pointer = `${step.at}/submit/incomplete/text`;
  const target = { kind: 'notice' as const, text: String(valueIn(written, pointer)) };
  const requirements = stepRequirements(steps.slice(0, step.index), { withAnswers: true });
  // usually one is incomplete if there are no answers yet
  const found = findContext(step, [], isAnyIncomplete) ?? findContext(step, requirements, isAnyIncomplete);
  const whyNot = () => tooManyFor(requirements) ?? 'no step before it is ever incomplete';
  return [createReach(step, { target, pointer }, found, whyNot)];
}

/** Finds everything that visitors can see in a journey, with a short path to it or the reason why it is unreachable. */
export function findReaches(journey: SiteJourney): Reach[] {
  const atSteps = journey.steps.flatMap((step) => [
    findItself(step),
    ...findReveals(step),
    ...findLines(step),
    ...findNotice(step),
    ...findMessages(step),
    ...findFormMessages(step),
  ]);
  return [...findLines(journey), ...atSteps];
}
