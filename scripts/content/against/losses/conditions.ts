import equal from 'fast-deep-equal';
import { stripWords } from '../../../schemas/strip.ts';
import type { JsonObject } from '../../json.ts';
import type { Loss } from '../change.ts';
import { firstDifference } from '../judging/difference.ts';
import { authoredRules } from '../judging/judge.ts';
import type { Asked } from '../versions/pages.ts';
import { placeIn, type Sides, type Site, sidesOf } from '../versions/places.ts';
import { partOf, say } from '../wording.ts';

/** What decides whether something is asked: a condition where it stands, or the thing itself where there is none. */
interface Guard extends Site {
  condition: unknown;
}

const conditionAt = ({ page }: Asked, pointer: string): unknown => partOf(page.resolved.value, pointer);

/** The conditions around a definition, from the inside out. */
function guardsOf(asked: Asked, definition: string): Guard[] {
  const ends = [...definition.matchAll(/\/(?:then|else)(?=\/)/g)].map(({ index }) =>
    definition.slice(0, index),
  );
  return ends
    .filter((owner) => owner.startsWith(asked.pointer))
    .map((owner) => ({
      page: asked.page,
      pointer: `${owner}/if`,
      condition: conditionAt(asked, `${owner}/if`),
    }))
    .reverse();
}

/** The condition that keeps a definition from being asked. */
function closedGuard(asked: Asked, definition: string, state: JsonObject): Guard | undefined {
  return guardsOf(asked, definition).find(({ pointer, condition }) => {
    const branch = definition.slice(pointer.length - '/if'.length);
    const holds = condition !== undefined && authoredRules.test(condition as object, state);
    return branch.startsWith('/then') !== holds;
  });
}

/** Both places of a condition that changed; undefined where it is as it was. */
function changeOf(before: Guard | undefined, now: Guard, unconditional: Site): Sides | undefined {
  if (!before) {
    return { before: placeIn(unconditional, 'key'), now: placeIn(now, 'key') };
  }
  const one = stripWords(before.condition);
  const other = stripWords(now.condition);
  return equal(one, other) ? undefined : sidesOf(before, now, firstDifference(one, other));
}

/** A state in a few words: the answers and facts that it takes. */
function sayState(state: JsonObject): string {
  const told = Object.entries(state).map(([name, value]) => `"${name}" is ${say(value)}`);
  return told.length > 0 ? told.join(' and ') : 'nothing is answered yet';
}

function toLoss(sides: Sides, touches: string, state: JsonObject): Loss {
  return {
    kind: 'condition-narrowed',
    ...sides,
    touches,
    words: (touched) => ({
      message: `Not asked any more where ${sayState(state)}: ${touched}. What was answered there does not count.`,
      fix: 'Let the condition hold wherever it held, or be sure that those answers are not needed.',
    }),
  };
}

/** A step that was in the journey in this state, and is not any more. */
export function entryLoss(before: Asked, now: Asked, touches: string, state: JsonObject): Loss[] {
  const [step, other] = [before.step, now.step];
  if (!step || !other?.when) return [];
  const guard = { page: other.page, pointer: `${other.pointer}/when`, condition: other.when };
  const old = step.when && { page: step.page, pointer: `${step.pointer}/when`, condition: step.when };
  const entry = { page: step.page, pointer: `${step.pointer}/step` };
  const sides = changeOf(old, guard, entry);
  return sides ? [toLoss(sides, touches, state)] : [];
}

/** A field that was asked in this state, and is not any more. */
export function fieldLoss(
  before: { asked: Asked; definition: string },
  now: { asked: Asked; definition: string },
  touches: string,
  state: JsonObject,
): Loss[] {
  const guard = closedGuard(now.asked, now.definition, state);
  if (!guard) return [];
  const [old] = guardsOf(before.asked, before.definition);
  const sides = changeOf(old, guard, { page: before.asked.page, pointer: before.definition });
  return sides ? [toLoss(sides, touches, state)] : [];
}
