import equal from 'fast-deep-equal';
import { stripWords } from '../../../schemas/strip.ts';
import { memo } from '../../check/memo.ts';
import { createSchemaJudge } from '../../check/mistakes/schema-judge.ts';
import type { JsonObject } from '../../json.ts';
import type { Loss } from '../change.ts';
import { inForce } from '../judging/in-force.ts';
import { statesOf } from '../judging/states.ts';
import { type Field, fieldTitle } from '../versions/fields.ts';
import type { Asked } from '../versions/pages.ts';
import { entryLoss, fieldLoss } from './conditions.ts';
import { narrowingLosses } from './narrowed-fields.ts';

/** A form of before with the one that its answers come back to now. */
export interface Forms {
  before: Asked;
  now: Asked;
  /** the fields whose answers come back, old and new */
  fields: readonly { before: Field; now: Field }[];
  /** by the names that are gone, those that they became */
  renames: ReadonlyMap<string, string>;
  /** the names whose answers are lost */
  lost: ReadonlySet<string>;
  /** whether the fields moved from the one to the other, and are not the same form's */
  areMoved: boolean;
}

const judge = createSchemaJudge();
const isValid = memo((schema: JsonObject) => judge(schema).length === 0);

const rulesOf = ({ schema, step }: Asked) => stripWords([schema, step?.when]);

/** Whether two forms ask alike, so that nothing can be lost between them. */
function areAlike(before: Asked, now: Asked): boolean {
  return equal(rulesOf(before), rulesOf(now));
}

/** A state as the names of now tell it. */
export function translated(state: JsonObject, renames: ReadonlyMap<string, string>): JsonObject {
  const entries = Object.entries(state).map(([name, value]) => [renames.get(name) ?? name, value] as const);
  return Object.fromEntries(entries);
}

/** The states to compare two forms in, each with what both ask in it, the plainest first. */
export function statesBetween({ before, now, renames, lost }: Forms) {
  const states = statesOf(before, now).filter((state) => !Object.keys(state).some((name) => lost.has(name)));
  const sorted = states.sort((one, other) => Object.keys(one).length - Object.keys(other).length);
  return sorted.flatMap((state) => {
    const told = translated(state, renames);
    const asked = inForce(before, state);
    return asked ? [{ state, told, before: asked, now: inForce(now, told) }] : [];
  });
}

export type Between = ReturnType<typeof statesBetween>[number];

function fieldLosses(forms: Forms, between: Between, field: { before: Field; now: Field }): Loss[] {
  const parts = between.before.fields.get(field.before.name);
  const [part] = parts ?? [];
  if (!parts || !part || !between.now) return [];
  const now = between.now.fields.get(field.now.name);
  if (now) {
    return now.flatMap((part) =>
      narrowingLosses({ before: { field: field.before, parts }, now: { field: field.now, part } }),
    );
  }
  return field.now.definitions
    .slice(0, 1)
    .flatMap(({ pointer }) =>
      fieldLoss(
        { asked: forms.before, definition: part.pointer },
        { asked: forms.now, definition: pointer },
        fieldTitle(field.now),
        between.told,
      ),
    );
}

/** What is lost between two forms by narrower rules and conditions. */
export function changedLosses(forms: Forms): Loss[] {
  const { before, now, fields } = forms;
  if (areAlike(before, now) || !isValid(before.schema) || !isValid(now.schema)) return [];
  const titles = fields.map((field) => fieldTitle(field.now)).join(', ');
  const touches = forms.areMoved ? titles : `the step “${now.step?.hash}”`;
  return statesBetween(forms).flatMap((between) => {
    if (!between.now) return fields.length > 0 ? entryLoss(before, now, touches, between.told) : [];
    return fields.flatMap((field) => fieldLosses(forms, between, field));
  });
}
