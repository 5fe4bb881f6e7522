import type { Loss } from '../change.ts';
import type { PagePair, Versions } from '../versions/versions.ts';
import { hashLoss, pathLoss } from './addresses.ts';
import { formLosses } from './forms.ts';
import { newStepLoss, stepLoss } from './steps.ts';

/** Steps that are gone, each with the answers that went with it and are asked nowhere else. */
function goneSteps({ now, steps }: PagePair, { followed, newlyAsking }: Versions): Loss[] {
  return steps.flatMap(({ before: step, now: other }) => {
    if (other) return [];
    const lost = followed.filter(({ before, now }) => before.asked.step === step && !now);
    const names = lost.map(({ before }) => before.name).filter((name) => newlyAsking(name).length === 0);
    return [stepLoss(step, now, names)];
  });
}

/** Steps that are new, each with what it asks for that was never asked before. */
function newSteps({ before, now, steps }: PagePair, { fields, wasAsked }: Versions): Loss[] {
  const known = new Set(steps.map(({ now }) => now));
  const added = now.asked.filter(({ step }) => step && !known.has(step));
  return added.flatMap((asked) => {
    const required: unknown[] = Array.isArray(asked.schema.required) ? asked.schema.required : [];
    const news = fields.filter(
      (field) => field.asked === asked && required.includes(field.name) && !wasAsked(field),
    );
    const names = news.map(({ name }) => name);
    return newStepLoss(asked, before, names);
  });
}

/** All that changes of a page mean to those who have begun. */
export function pageLosses(pair: PagePair, versions: Versions): Loss[] {
  return [
    ...pathLoss(pair),
    ...pair.steps.flatMap(hashLoss),
    ...goneSteps(pair, versions),
    ...pair.forms.flatMap((form) => formLosses(form, versions)),
    ...newSteps(pair, versions),
  ];
}
