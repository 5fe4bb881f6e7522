import type { SchemaPart } from '../../check/model/schema-parts.ts';
import { pointerParts } from '../../read.ts';
import { distinct } from '../../values/index.ts';
import type { Loss } from '../change.ts';
import { nameOfChoice, pointerOfChoice } from '../judging/choices.ts';
import { type Narrowing, narrowings } from '../judging/narrowings.ts';
import { type Field, fieldTitle } from '../versions/fields.ts';
import { placeIn, type Site, sidesOf } from '../versions/places.ts';
import { partOf, say } from '../wording.ts';

/** A field as it was asked in one state, and as it is asked in it now. */
export interface Asking {
  before: { field: Field; parts: readonly SchemaPart[] };
  now: { field: Field; part: SchemaPart };
}

/** A narrowing with the definitions of both sides. */
interface Narrowed extends Narrowing {
  home: SchemaPart;
  before: Site;
  now: Site & { part: SchemaPart };
  touches: string;
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
const below = ({ page, pointer }: Site, more: string): Site => ({ page, pointer: pointer + more });

/** What is refused may lie inside an answer: `"dependants.firstName" in “dependants”`. */
function titleOf(field: Field, { instancePath }: Narrowing['failure']): string {
  const inside = pointerParts(instancePath).filter((part) => !/^\d+$/.test(part));
  return fieldTitle({ ...field, name: [field.name, ...inside].join('.') });
}

function neededInside({ failure, before, now, touches }: Narrowed): Loss {
  const { missingProperty } = failure.params;
  const names = partOf(now.part.schema, failure.pointer);
  const index = Array.isArray(names) ? names.indexOf(missingProperty) : 0;
  return {
    kind: 'answer-needed',
    added: String(missingProperty),
    before: placeIn(below(before, failure.pointer), 'key'),
    now: placeIn(below(now, `${failure.pointer}/${index}`), 'value'),
    touches,
    words: (touched) => ({
      message: `"${missingProperty}" has to be answered now: who has left it out is asked again. It is part of ${touched}.`,
      fix: 'Leave it out of "required" if those who have begun can do without it.',
    }),
  };
}

function choicesGone({ failure, home, before, now, touches }: Narrowed, choices: readonly unknown[]): Loss {
  const around = parentOf(failure.pointer);
  const listed = partOf(home.schema, around);
  const at = pointerOfChoice(listed, choices[0]) ?? '';
  const names = choices.map((choice) => nameOfChoice(listed, choice)).join(', ');
  return {
    kind: 'choice-removed',
    ...sidesOf(before, now, failure.pointer, around + at, 'value'),
    touches,
    words: (touched) => ({
      message: `${names} can’t be chosen any more: who has chosen so has to choose again: ${touched}.`,
      fix: 'Keep the choice. What people read of it, its "title", can be changed at any time.',
    }),
  };
}

function narrowed({ failure, before, now, touches }: Narrowed, example: unknown): Loss {
  return {
    kind: 'field-narrowed',
    ...sidesOf(before, now, failure.pointer),
    touches,
    words: (touched) => ({
      message: `${say(example)} was accepted and now fails by "${failure.keyword}": such an answer has to be changed: ${touched}.`,
      fix: 'Accept what was accepted before, or be sure that nobody has answered so.',
    }),
  };
}

function toLoss({ before, now }: Asking, narrowing: Narrowing): Loss[] {
  const { failure, witnesses } = narrowing;
  const home = before.parts.find(({ schema }) => partOf(schema, failure.pointer) !== undefined);
  const [first = now.part] = before.parts;
  const told: Narrowed = {
    ...narrowing,
    home: home ?? first,
    before: { page: before.field.asked.page, pointer: (home ?? first).pointer },
    now: { page: now.field.asked.page, pointer: now.part.pointer, part: now.part },
    touches: titleOf(now.field, failure),
  };
  if (failure.keyword === 'required') return [neededInside(told)];
  const parts = witnesses.map((value) => partOf(value, failure.instancePath));
  const values = distinct(parts);
  const listed = partOf(told.home.schema, parentOf(failure.pointer));
  const choices = values.filter((value) => pointerOfChoice(listed, value) !== undefined);
  return [choices.length > 0 ? choicesGone(told, choices) : narrowed(told, values[0])];
}

/** What a field refuses of the answers that it accepted before and that are kept. */
export function narrowingLosses(asking: Asking): Loss[] {
  const { before, now } = asking;
  const [only, ...others] = before.parts.map(({ schema }) => schema);
  if (!only) return [];
  const accepted = others.length > 0 ? { allOf: [only, ...others] } : only;
  const keeps = (value: unknown) => before.field.kept.some((kept) => kept.keeps(value));
  return narrowings(accepted, now.part.schema, keeps).flatMap((narrowing) => toLoss(asking, narrowing));
}
