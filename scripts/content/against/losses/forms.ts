import type { Loss } from '../change.ts';
import { statesOf } from '../judging/states.ts';
import type { Field } from '../versions/fields.ts';
import type { Followed } from '../versions/follow.ts';
import type { Pair } from '../versions/match.ts';
import type { Asked } from '../versions/pages.ts';
import type { Versions } from '../versions/versions.ts';
import { changedLosses, type Forms, mayLose, statesBetween } from './changed-forms.ts';
import { completenessLosses } from './completeness.ts';
import { goneLosses, insideLosses, renamesIn } from './lost-fields.ts';
import { movedLoss } from './moved-fields.ts';
import { unseenLoss } from './unseen.ts';

const isThere = (followed: Followed): followed is { before: Field; now: Field } => followed.now !== undefined;

/** A form with those that its answers come back to: its own of now, and others that fields moved to. */
function formsOf({ before, now }: Pair<Asked>, own: readonly Followed[], gone: readonly string[]): Forms[] {
  const renames = now ? renamesIn(before.form.root, now.form.root, gone) : new Map<string, string>();
  const lost = new Set(gone.filter((name) => !renames.has(name)));
  const there = own.filter(isThere);
  const targets = new Set([...(now ? [now] : []), ...there.map(({ now }) => now.asked)]);
  return [...targets].map((target) => {
    const fields = there.filter(({ now }) => now.asked === target);
    return { before, now: target, fields, renames, lost, areMoved: target !== now };
  });
}

function rulesLosses(forms: Forms, { fields, wasAsked }: Versions): Loss[] {
  // what was answered in another step before is known here
  const isNew = (name: string) => {
    const field = fields.find(({ asked, name: other }) => asked === forms.now && other === name);
    const isOwn = forms.before.form.root.fields.has(name);
    return isOwn || !field || !wasAsked(field);
  };
  const { states, unseen } = statesOf(forms.before, forms.now);
  const between = statesBetween(forms, states);
  const ofForm = forms.areMoved ? [] : completenessLosses(forms, between, isNew);
  return [...changedLosses(forms, between), ...ofForm, ...unseenLoss(forms, unseen)];
}

/** What is lost of the answers that were given in a form. */
export function formLosses(pair: Pair<Asked>, versions: Versions): Loss[] {
  const { before, now } = pair;
  const own = versions.followed.filter((followed) => followed.before.asked === before);
  const lost = own.filter((followed) => !isThere(followed)).map(({ before }) => before);
  const names = lost.map(({ name }) => name);
  const forms = formsOf(pair, own, names);
  const renames = forms[0]?.renames;
  const moved = new Map(
    lost
      .filter(({ name }) => !renames?.has(name))
      .map((field) => [field.name, movedLoss(field, versions.newlyAsking(field.name)[0])] as const),
  );
  const isGone = (name: string) => (moved.get(name) ?? []).length === 0;
  const gone = now ? goneLosses(before, now, names.filter(isGone)) : [];
  const losses = [...gone, ...own.flatMap(insideLosses)];
  const became = new Set(losses.flatMap(({ added }) => added ?? []));
  const ofRules = forms.filter(mayLose).flatMap((forms) => rulesLosses(forms, versions));
  // what was renamed is told as that, and not as one more to answer
  const isOfRename = ({ kind, added = '' }: Loss) => kind === 'answer-needed' && became.has(added);
  return [...[...moved.values()].flat(), ...losses, ...ofRules.filter((loss) => !isOfRename(loss))];
}
