import type { Reach } from '#types/data/journeys';
import { controlName } from '../../src/engine/form/paths.ts';
import { parentOf } from '../content/check/pointers.ts';
import { valueIn } from '../content/resolve.ts';
import { formatTooManyFor, reasonFor, reasonNotInView } from './reasons.ts';
import { type Found, findContext, findInView, isActive, type Match, openForm } from './search/context.ts';
import { stepRequirements } from './search/variables.ts';
import { withNestedFields } from './site/fields.ts';
import type { Site, SiteJourney, SiteStep } from './site/site.ts';
import { findLines } from './targets/lines.ts';
import { findFormMessages, findMessages } from './targets/messages.ts';

function findItself(step: SiteStep): Found[] {
  const target = { kind: 'step' as const };
  return [{ target, pointer: step.named, context: findContext(step, []), whyNot: () => reasonFor(step, []) }];
}

function findReveals({ fields }: SiteStep): Found[] {
  const revealed = withNestedFields([...fields.values()]).filter(({ presence }) => presence);
  return revealed.map((field) => ({
    target: { kind: 'reveal', field: controlName(field.path) },
    pointer: field.pointer,
    context: findInView(field),
    whyNot: () => reasonNotInView(field),
  }));
}

/** Finds the notice of a step that submits its journey while another step is incomplete. */
function findNotice(step: SiteStep): Found[] {
  const { steps, written } = step.journey;
  // no step before the first step can be incomplete
  if (!step.entry.step.submit || step.index === 0) return [];
  const before = steps.slice(0, step.index);
  const isAnyIncomplete: Match = ({ facts, visit: { earlier } }) =>
    before.some(
      (each) => isActive(each, facts) && !openForm(each, facts, earlier[each.hash] ?? {}).getState().valid,
    );
  const pointer = `${step.at}/submit/incomplete/text`;
  const requirements = stepRequirements(before, true);
  return [
    {
      target: { kind: 'notice', text: String(valueIn(written, pointer)) },
      pointer,
      // usually one is incomplete if there are no answers yet
      context: findContext(step, [], isAnyIncomplete) ?? findContext(step, requirements, isAnyIncomplete),
      whyNot: () => formatTooManyFor(requirements) ?? 'no step before it is ever incomplete',
    },
  ];
}

const FINDERS = [findItself, findReveals, findLines, findNotice, findMessages, findFormMessages];

/** Finds everything that visitors can see in a journey, with a short path to it or the reason why it is unreachable. */
export function findReaches({ steps, around, locate }: SiteJourney): Reach[] {
  const reachesOf = (step: SiteStep, found: readonly Found[]) =>
    found.map(({ target, pointer, context, whyNot }) => ({
      ...{ hash: step.hash, target, ...locate(pointer) },
      ...(context ? { visit: context.visit } : { reason: whyNot() }),
    }));
  return [
    ...reachesOf(around, findLines(around)),
    ...steps.flatMap((step) => FINDERS.flatMap((find) => reachesOf(step, find(step)))),
  ];
}

/**
 * Finds one step, field or line of a page.
 * @param pointer the pointer of its condition, or of the field's rule, in the page's resolved content
 */
export function findReachAt(site: Site, page: string, pointer: string): Found | undefined {
  // a step's own condition is beside it
  const isAt = (found: Found) =>
    [found.pointer, `${parentOf(found.pointer)}/when`, `${parentOf(parentOf(found.pointer))}/when`].includes(
      pointer,
    );
  for (const { page: file, around, steps } of [...site.journeys, ...site.forms()]) {
    for (const step of file === page ? [around, ...steps] : []) {
      const isNear = step === around || pointer.startsWith(`${parentOf(step.at)}/`);
      const found = isNear && [findItself, findReveals, findLines].flatMap((find) => find(step)).find(isAt);
      if (found) return found;
    }
  }
  return undefined;
}
