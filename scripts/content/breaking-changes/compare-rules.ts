import { parentOf } from '../check/pointers.ts';
import { originKey } from '../resolve.ts';
import {
  type Choice,
  type Condition,
  type Constraint,
  type Definition,
  ownConditions,
} from './constraints.ts';
import type { Incompatibility } from './index.ts';
import {
  findNarrowed,
  findNarrowedCondition,
  impliesCondition,
  isUncertain,
  type Narrowed,
  withoutChoices,
} from './narrowed.ts';
import { type Form, formatForm, locationOf, namesIn } from './pages.ts';
import type { Versions } from './versions.ts';

/** A form before, with the new names of its fields, and a form now that restores its answers. */
export type FormPair = Readonly<Record<'before' | 'now', Form>>;

/** Returns the locations of a field before and now, by its old and new path. If it is missing, where it would be. */
export function definitionsOf({ before, now }: FormPair, path: string, newPath = path) {
  const old = before.rules.definitions.get(path)?.[0]?.pointer;
  const next = now.rules.definitions.get(newPath)?.[0]?.pointer;
  // the form itself may have moved
  const inside = old?.slice(before.pointer.length) ?? next?.slice(now.pointer.length) ?? '';
  return {
    before: locationOf(before.page, old ?? before.pointer + inside),
    now: locationOf(now.page, next ?? now.pointer + inside),
  };
}

/** Returns the locations of a constraint in a definition, or of the definitions if they now have another `$ref`. */
function locationsIn(pair: FormPair, narrowed: Narrowed, old: string, next: string, choice = '') {
  const [before, now] = [pair.before.page, pair.now.page];
  const [ref, nextRef] = [before.resolved.refs.get(old), now.resolved.refs.get(next)];
  if (ref && nextRef && originKey(ref) !== originKey(nextRef))
    return { before: locationOf(before, old), now: locationOf(now, next) };
  const { pointer } = narrowed.now;
  const at = narrowed.before?.pointer ?? old + pointer.slice(next.length);
  return { before: locationOf(before, at + choice, choice ? 'value' : 'key'), now: locationOf(now, pointer) };
}

const formatPath = (form: Form, path: string) =>
  path ? `"${namesIn(path).join('.')}" in ${formatForm(form)}` : formatForm(form);

function formatValue({ keyword, value }: Constraint): string {
  const plain = keyword === 'choices' ? (value as Choice[]).map((choice) => choice.const) : value;
  const text = JSON.stringify(plain);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function formatChange({ now, before }: Narrowed): string {
  const keyword = `"${now.keyword === 'choices' ? now.pointer.split('/').at(-1) : now.keyword}"`;
  if (!before) return `${keyword}: ${formatValue(now)} is new`;
  return `${keyword} was ${formatValue(before)} and is now ${formatValue(now)}`;
}

const formatChoice = ({ const: value, title }: Choice) =>
  typeof title === 'string' ? `${JSON.stringify(value)} (${title})` : JSON.stringify(value);

function reportNeeded(pair: FormPair, { path, value, pointer }: Constraint): Incompatibility {
  return {
    rule: 'answer-needed',
    before: definitionsOf(pair, `${path}/${value}`).before,
    now: locationOf(pair.now.page, pointer, 'value'),
    subject: formatPath(pair.now, path),
    message: `"${value}" is required now: visitors who completed {subjects} without it are asked again.`,
  };
}

const CHECK = 'Check that every answer that was accepted before is still accepted.';

function reportNarrowed(pair: FormPair, narrowed: Narrowed): Incompatibility[] {
  const { now, before } = narrowed;
  const [old, next] = [pair.before, pair.now].map(({ rules }) => rules.definitions.get(now.path)?.[0]);
  // the field is new
  if (!old || !next) return [];
  const choices = (before?.keyword === 'choices' ? before.value : []) as Choice[];
  const gone = withoutChoices(choices, now.value as Choice[]);
  const choice = gone[0] && `/${choices.indexOf(gone[0])}`;
  const place = locationsIn(pair, narrowed, old.pointer, next.pointer, choice);
  const subject = formatPath(pair.now, now.path);
  const change = `${formatChange(narrowed)}: `;
  const report = (rule: Incompatibility['rule'], message: string) => [{ rule, ...place, subject, message }];
  const rule = now.path ? 'field-narrowed' : 'form-narrowed';
  if (isUncertain(narrowed)) {
    const message = `${change}answers that were valid may be invalid now in {subjects}.`;
    return [{ rule, ...place, subject, message, severity: 'warning', advice: CHECK }];
  }
  if (!now.path)
    return report(rule, `${change}visitors who completed {subjects} may not be able to continue.`);
  if (!choice) return report(rule, `${change}answers that were valid are invalid now in {subjects}.`);
  const effect = 'can’t be chosen any more: visitors who chose it have to choose again in {subjects}.';
  return report('choice-removed', `${gone.map(formatChoice).join(', ')} ${effect}`);
}

/** Reports a definition that has a new condition, or one that holds less often than before. */
function reportCondition(
  pair: FormPair,
  path: string,
  old: Definition,
  condition: Condition,
): Incompatibility {
  const { before, now } = pair;
  const known = old.conditions.findLast(({ holds }) => holds === condition.holds);
  const narrowed = known && findNarrowedCondition(known, condition);
  const subject = path ? formatPath(now, path) : `the step ${formatForm(now)}`;
  const report = (change: string, places: Pick<Incompatibility, 'before' | 'now'>) => {
    const message = `Shown to fewer visitors (${change}): {subjects}. Answers given there no longer count.`;
    return { rule: 'condition-narrowed', subject, ...places, message } as const;
  };
  if (!narrowed) {
    const shown = path === '' && before.step ? `${before.step.pointer}/step` : old.pointer;
    const places = { before: locationOf(before.page, shown), now: locationOf(now.page, condition.pointer) };
    return report('it has a new condition', places);
  }
  const names = namesIn(narrowed.now.path).map((name) => `"${name}": `);
  const change = `in its condition, ${names.join('')}${formatChange(narrowed)}`;
  const reported = report(change, locationsIn(pair, narrowed, known.pointer, condition.pointer));
  return isUncertain(narrowed) ? { ...reported, severity: 'warning' } : reported;
}

/** Compares when the definitions of a path are shown. @param isAlone true to count its parent's conditions as its own */
function compareConditions(pair: FormPair, path: string, isAlone: boolean): Incompatibility[] {
  const [before = [], now = []] = [pair.before, pair.now].map(({ rules: { definitions } }) => {
    const parents = isAlone ? [] : definitions.get(parentOf(path));
    const here = definitions.get(path) ?? [];
    return here.map((one) => ({ ...one, conditions: ownConditions(one.conditions, parents) }));
  });
  return before.flatMap((old) => {
    const isNew = (condition: Condition) =>
      !old.conditions.some((other) => impliesCondition(other, condition));
    const unmet = now.map(({ conditions }) => conditions.findLast(isNew));
    const [condition] = unmet;
    return condition && unmet.every(Boolean) ? [reportCondition(pair, path, old, condition)] : [];
  });
}

/** Finds what a form accepts, requires or shows less often than the earlier form whose answers `names` it restores. */
export function compareRules(
  pair: FormPair,
  names: readonly string[],
  isMoved: boolean,
  versions: Versions,
): Incompatibility[] {
  const { before, now } = pair;
  const isRestored = (path: string) => names.some((name) => `${path}/`.startsWith(`/${name}/`));
  // if not all required answers are stored, visitors complete the form again
  const isForm =
    !isMoved &&
    before.rules.constraints.every(
      ({ path, keyword, value }) =>
        path || keyword !== 'required' || before.fields.some(({ name }) => name === value),
    );
  // another step asked for the answer before
  const isKnown = (path: string) =>
    !before.rules.definitions.has(path) &&
    now.fields.some((field) => `/${field.name}` === path && versions.isRestoring(field));

  const ofRules = findNarrowed(before.rules.constraints, now.rules.constraints).flatMap((narrowed) => {
    const { path, keyword, value } = narrowed.now;
    if (path ? !isRestored(path) : !isForm) return [];
    if (keyword !== 'required') return reportNarrowed(pair, narrowed);
    return isKnown(`${path}/${value}`) ? [] : [reportNeeded(pair, narrowed.now)];
  });
  const paths = [...now.rules.definitions.keys()].filter((path) => (path ? isRestored(path) : !isMoved));
  const ofConditions = paths.flatMap((path) =>
    compareConditions(pair, path, path === '' || (isMoved && parentOf(path) === '')),
  );
  return [...ofRules, ...ofConditions];
}
