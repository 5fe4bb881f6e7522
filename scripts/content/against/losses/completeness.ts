import { stripWords } from '../../../schemas/strip.ts';
import type { JsonObject } from '../../json.ts';
import { validValues } from '../../values/index.ts';
import type { Loss } from '../change.ts';
import { firstDifference } from '../judging/difference.ts';
import { type InForce, inForce } from '../judging/in-force.ts';
import { type Failure, failures } from '../judging/judge.ts';
import { factSchema } from '../versions/kept.ts';
import { titleOf } from '../versions/pages.ts';
import { placeIn, sidesOf } from '../versions/places.ts';
import { partOf } from '../wording.ts';
import { type Between, type Forms, translated } from './changed-forms.ts';

/** An answer for a name that had to be answered, or a fact; undefined where it is not kept. */
function answerTo({ before, fields }: Forms, asked: InForce, name: string): unknown {
  const isField = before.form.root.fields.has(name);
  const schema = isField ? asked.fields.get(name)?.[0]?.schema : factSchema(name);
  const field = fields.find((field) => field.before.name === name)?.before;
  if (!schema || (isField && !field)) return undefined;
  return validValues(schema).find((value) => field?.kept.some((kept) => kept.keeps(value)) ?? true);
}

/**
 * The plainest answers that made a form complete in a state; undefined where it could not be so by what is kept
 * alone.
 */
function completeAnswers(forms: Forms, { state, before }: Between): JsonObject | undefined {
  let complete = state;
  let asked: InForce | undefined = before;
  // an answer may reveal what has to be answered as well
  while (asked) {
    const missing = asked.required.find(({ name }) => complete[name] === undefined);
    if (!missing) break;
    const answer = answerTo(forms, asked, missing.name);
    if (answer === undefined) return undefined;
    complete = { ...complete, [missing.name]: answer };
    asked = inForce(forms.before, complete);
  }
  return asked && failures(forms.before.schema, complete).length === 0 ? complete : undefined;
}

/** Whether a field of before was not asked in a state. */
function isHidden({ before }: Forms, between: Between, name: string): boolean {
  return before.form.root.fields.has(name) && !between.before.fields.has(name);
}

function neededLoss({ before, now }: Forms, { pointer }: Failure, name: string): Loss {
  const names = partOf(now.schema, pointer);
  const index = Array.isArray(names) ? names.indexOf(name) : 0;
  const definition = now.form.root.fields.get(name)?.[0]?.pointer ?? '';
  const stood = before.pointer + definition.slice(now.pointer.length);
  return {
    kind: 'answer-needed',
    added: name,
    before: placeIn({ page: before.page, pointer: stood }, 'key'),
    now: placeIn({ page: now.page, pointer: `${now.pointer}/schema${pointer}/${index}` }, 'value'),
    touches: titleOf(now),
    words: (touched) => ({
      message: `"${name}" has to be answered now: who had finished ${touched} is asked once more.`,
      fix: 'Leave it out of "required" if those who have begun can do without it.',
    }),
  };
}

function toLoss(forms: Forms, failure: Failure): Loss {
  const { before, now } = forms;
  const missing = String(failure.params.missingProperty);
  if (failure.keyword === 'required' && now.form.root.fields.has(missing))
    return neededLoss(forms, failure, missing);
  const [old, rule] = [before.schema, now.schema].map((schema) => partOf(schema, failure.pointer));
  // what is shared differs where it is defined
  const inside = failure.pointer + firstDifference(stripWords(old), stripWords(rule));
  return {
    kind: 'form-narrowed',
    ...sidesOf(
      { page: before.page, pointer: `${before.pointer}/schema` },
      { page: now.page, pointer: `${now.pointer}/schema` },
      inside,
    ),
    touches: titleOf(now),
    words: (touched) => ({
      message: `Answers that were complete fail by "${failure.keyword}" now: who had finished ${touched} can’t go on.`,
      fix: 'Let it accept together what it accepted together before.',
    }),
  };
}

/** What makes a form incomplete, or wrong as a whole, for those who had finished it. */
export function completenessLosses(
  forms: Forms,
  states: readonly Between[],
  isNew: (name: string) => boolean,
): Loss[] {
  const { now, renames } = forms;
  return states.flatMap((between) => {
    const complete = between.now && completeAnswers(forms, between);
    const asked = complete && inForce(now, translated(complete, renames));
    if (!asked) return [];
    return failures(now.schema, asked.data)
      .filter(({ instancePath, keyword, params }) => {
        const missing = keyword === 'required' ? String(params.missingProperty) : undefined;
        // a condition that holds for more was meant to ask more
        const isRevealed = missing !== undefined && isHidden(forms, between, missing);
        return instancePath === '' && !isRevealed && (missing === undefined || isNew(missing));
      })
      .map((failure) => toLoss(forms, failure));
  });
}
