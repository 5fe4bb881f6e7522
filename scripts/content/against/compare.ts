import type { ContentFiles } from '../read.ts';
import { type Change, type Loss, toChanges } from './change.ts';
import { hashLoss, pathLoss } from './losses/addresses.ts';
import { changedLosses, type Forms } from './losses/changed-forms.ts';
import { completenessLosses } from './losses/completeness.ts';
import { goneLosses, insideLosses, renamesIn } from './losses/lost-fields.ts';
import { newStepLoss, pageLoss, stepLoss } from './losses/steps.ts';
import { type Field, isSameAnswer, keptFields } from './versions/fields.ts';
import { type Followed, follow } from './versions/follow.ts';
import { type Pair, pairForms, pairPages, pairSteps } from './versions/match.ts';
import { type Asked, type Page, pagesOf } from './versions/pages.ts';

/** What there is to know of both versions, as a whole. */
interface Versions {
  fields: { before: readonly Field[]; now: readonly Field[] };
  followed: readonly Followed[];
}

const isWhole = (followed: Followed): followed is { before: Field; now: Field } => followed.now !== undefined;

/** Each form with those that its answers come back to: its own of now, and others that fields moved to. */
function formsOf({ before, now }: Pair<Asked>, followed: readonly Followed[]): Forms[] {
  const own = followed.filter((each) => each.before.asked === before);
  const gone = own.filter((each) => !isWhole(each)).map(({ before }) => before.name);
  const renames = now ? renamesIn(before.form.root, now.form.root, gone) : new Map<string, string>();
  const lost = new Set(gone.filter((name) => !renames.has(name)));
  const targets = new Set([...(now ? [now] : []), ...own.filter(isWhole).map(({ now }) => now.asked)]);
  return [...targets].map((target) => {
    const fields = own.filter(isWhole).filter(({ now }) => now.asked === target);
    return { before, now: target, fields, renames, lost, areMoved: target !== now };
  });
}

function formLosses(pair: Pair<Asked>, { fields, followed }: Versions): Loss[] {
  const own = followed.filter(({ before }) => before.asked === pair.before);
  const gone = own.filter((each) => !isWhole(each)).map(({ before }) => before);
  const wasAsked = (field: Field) => fields.before.some((other) => isSameAnswer(other, field));
  const losses = formsOf(pair, followed).flatMap((forms) => {
    const became = new Set(forms.renames.values());
    const isNew = (name: string) => {
      const field = fields.now.find(({ asked, name: other }) => asked === forms.now && other === name);
      const wasInForm = forms.before.form.root.fields.has(name);
      return !became.has(name) && (wasInForm || !field || !wasAsked(field));
    };
    const ofForm = forms.areMoved ? [] : completenessLosses(forms, isNew);
    return [...changedLosses(forms), ...ofForm];
  });
  const lost = pair.now ? goneLosses(pair.before, pair.now, gone) : [];
  return [...lost, ...own.flatMap(insideLosses), ...losses];
}

function newSteps(before: Page, now: Page, known: ReadonlySet<unknown>, { fields }: Versions): Loss[] {
  const added = now.asked.filter(({ step }) => step && !known.has(step));
  return added.flatMap((asked) => {
    const required: unknown[] = Array.isArray(asked.schema.required) ? asked.schema.required : [];
    const news = fields.now.filter(
      (field) =>
        field.asked === asked &&
        required.includes(field.name) &&
        !fields.before.some((other) => isSameAnswer(other, field)),
    );
    return newStepLoss(
      asked,
      before,
      news.map(({ name }) => name),
    );
  });
}

function pageLosses({ before, now }: Pair<Page>, versions: Versions): Loss[] {
  if (!now) return [pageLoss(before)];
  const steps = pairSteps(before, now);
  const forms = pairForms(before, now, steps);
  const known = new Set(steps.map(({ now }) => now));
  const gone = steps.filter(({ now }) => !now).map(({ before }) => before);
  return [
    ...pathLoss({ before, now }),
    ...steps.flatMap(hashLoss),
    ...gone.map((step) => {
      const lost = versions.followed.filter(({ before, now }) => before.asked.step === step && !now);
      return stepLoss(
        step,
        now,
        lost.map(({ before }) => before.name),
      );
    }),
    ...forms.flatMap((pair) => formLosses(pair, versions)),
    ...newSteps(before, now, known, versions),
  ];
}

/**
 * The changes between two trees of content that people who have begun can feel: each once, where it was written, in
 * the order of files and lines.
 *
 * @param ref where git has the content of before
 */
export function compareContent(before: ContentFiles, now: ContentFiles, ref: string): Change[] {
  const pages = { before: pagesOf(before), now: pagesOf(now) };
  const fields = { before: keptFields(pages.before), now: keptFields(pages.now) };
  const pairs = pairPages(pages.before, pages.now);
  const forms = pairs.flatMap(({ before, now }) =>
    now ? pairForms(before, now, pairSteps(before, now)) : [],
  );
  const versions: Versions = { fields, followed: follow(fields.before, fields.now, forms) };
  return toChanges(
    pairs.flatMap((pair) => pageLosses(pair, versions)),
    ref,
  );
}
