import equal from 'fast-deep-equal';
import { stripWords } from '../../../schemas/strip.ts';
import type { JsonObject } from '../../json.ts';
import type { Loss } from '../change.ts';
import { inForce } from '../judging/in-force.ts';
import { isSchema } from '../judging/judge.ts';
import { type Field, fieldTitle } from '../versions/fields.ts';
import type { Asked } from '../versions/pages.ts';
import { entryLoss, fieldLoss } from './conditions.ts';
import { type Asking, narrowingLosses } from './narrowed-fields.ts';

/** A field with the one that its answers come back to now. */
interface Fields {
  before: Field;
  now: Field;
}

/** A form of before with the one that its answers come back to now. */
export interface Forms {
  before: Asked;
  now: Asked;
  /** the fields whose answers come back, old and new */
  fields: readonly Fields[];
  /** by the names that are gone, those that they became */
  renames: ReadonlyMap<string, string>;
  /** the names whose answers are lost */
  lost: ReadonlySet<string>;
  /** whether the fields moved from the one to the other, and are not the same form's */
  areMoved: boolean;
}

const rulesOf = ({ schema, step }: Asked) => stripWords([schema, step?.when]);

/** Whether something may be lost between two forms: they ask differently, by schemas that can be asked. */
export function mayLose({ before, now, fields }: Forms): boolean {
  if (fields.length === 0 || equal(rulesOf(before), rulesOf(now))) return false;
  const schemas = [before, now].flatMap(({ schema, step }) => [schema, step?.when ?? {}]);
  return schemas.every(isSchema);
}

/** A state as the names of now tell it. */
export function translated(state: JsonObject, renames: ReadonlyMap<string, string>): JsonObject {
  const entries = Object.entries(state).map(([name, value]) => [renames.get(name) ?? name, value] as const);
  return Object.fromEntries(entries);
}

/** How many names a state tells of; one that tells nothing explains the least. */
const amount = (state: JsonObject) => Object.keys(state).length || Number.POSITIVE_INFINITY;

/** The states to compare two forms in, each with what both ask in it, the plainest first. */
export function statesBetween({ before, now, renames, lost }: Forms, states: readonly JsonObject[]) {
  const kept = states.filter((state) => !Object.keys(state).some((name) => lost.has(name)));
  const sorted = kept.sort((one, other) => Math.sign(amount(one) - amount(other)) || 0);
  return sorted.flatMap((state) => {
    const told = translated(state, renames);
    const asked = inForce(before, state);
    return asked ? [{ state, told, before: asked, now: inForce(now, told) }] : [];
  });
}

export type Between = ReturnType<typeof statesBetween>[number];

/** How a field was asked in a state, and how it is asked in it now. */
function askingsIn(between: Between, { before, now }: Fields): Asking[] {
  const parts = between.before.fields.get(before.name) ?? [];
  const asked = between.now?.fields.get(now.name) ?? [];
  if (parts.length === 0) return [];
  return asked.map((part) => ({ before: { field: before, parts }, now: { field: now, part } }));
}

/** Most states ask alike. */
function distinct(askings: readonly Asking[]): Asking[] {
  const keyOf = ({ before, now }: Asking) =>
    [...before.parts, now.part].map(({ pointer }) => pointer).join(' ');
  return [...new Map(askings.map((asking) => [keyOf(asking), asking])).values()];
}

/** A field that was asked in a state, and is not asked in it any more. */
function hiddenLosses(forms: Forms, between: Between, { before, now }: Fields): Loss[] {
  const [part] = between.before.fields.get(before.name) ?? [];
  const [definition] = now.definitions;
  if (!part || !definition || !between.now || between.now.fields.has(now.name)) return [];
  return fieldLoss(
    { asked: forms.before, definition: part.pointer },
    { asked: forms.now, definition: definition.pointer },
    fieldTitle(now),
    between.told,
  );
}

/** What is lost between two forms by narrower rules and conditions. */
export function changedLosses(forms: Forms, states: readonly Between[]): Loss[] {
  const { before, now, fields } = forms;
  const titles = fields.map((field) => fieldTitle(field.now)).join(', ');
  const touches = forms.areMoved ? titles : `the step “${now.step?.hash}”`;
  const askings = states.flatMap((between) => fields.flatMap((field) => askingsIn(between, field)));
  const hidden = states.flatMap((between) =>
    between.now
      ? fields.flatMap((field) => hiddenLosses(forms, between, field))
      : entryLoss(before, now, touches, between.told),
  );
  return [...distinct(askings).flatMap(narrowingLosses), ...hidden];
}
