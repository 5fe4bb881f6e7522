import {
  type Choice,
  type Condition,
  type Constraint,
  type Constraints,
  type Definition,
  ownConditions,
  parentOf,
} from './constraints.ts';
import type { Incompatibility } from './index.ts';
import { definitionsOf, type FormPair, locationOf, locationsIn } from './locations.ts';
import { findNarrowed, findNarrowedCondition, impliesCondition, type Narrowed } from './narrowed.ts';
import { type Form, formatForm, namesIn } from './pages.ts';
import type { Versions } from './versions.ts';

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

function reportNarrowed(pair: FormPair, narrowed: Narrowed): Incompatibility[] {
  const { now, before, removedChoices: gone, isUncertain } = narrowed;
  const home = before?.home ?? pair.rules.before.definitions.get(now.path)?.[0]?.pointer;
  // the field is new
  if (home === undefined) return [];
  const isForm = now.path === '';
  const index = gone[0] && Array.isArray(before?.value) ? `/${before.value.indexOf(gone[0])}` : '';
  const common = {
    rule: isForm ? 'form-narrowed' : 'field-narrowed',
    ...locationsIn(pair, narrowed, { before: home, now: now.home }, index),
    subject: formatPath(pair.now, now.path),
  } as const;
  const change = formatChange(narrowed);
  if (isUncertain) {
    const advice = 'Check that every answer that was accepted before is still accepted.';
    const message = `${change}: answers that were valid may be invalid now in {subjects}.`;
    return [{ ...common, severity: 'warning', advice, message }];
  }
  if (isForm) {
    const message = `${change}: visitors who completed {subjects} may not be able to continue.`;
    return [{ ...common, message }];
  }
  if (gone.length === 0)
    return [{ ...common, message: `${change}: answers that were valid are invalid now in {subjects}.` }];
  const effect = 'can’t be chosen any more: visitors who chose it have to choose again in {subjects}';
  return [{ ...common, rule: 'choice-removed', message: `${gone.map(formatChoice).join(', ')} ${effect}.` }];
}

/** Reports a definition that has a new condition, or one that holds less often than before. */
function reportCondition(pair: FormPair, path: string, old: Definition, condition: Condition) {
  const { before, now } = pair;
  const known = old.conditions.findLast(({ holds }) => holds === condition.holds);
  const narrowed = known && findNarrowedCondition(known, condition);
  const report = (change: string): Pick<Incompatibility, 'rule' | 'subject' | 'message'> => ({
    rule: 'condition-narrowed',
    subject: path ? formatPath(now, path) : `the step ${formatForm(now)}`,
    message: `Shown to fewer visitors (${change}): {subjects}. Answers given there no longer count.`,
  });
  if (!narrowed) {
    const shown = path === '' && before.step ? `${before.step.pointer}/step` : old.pointer;
    const places = { before: locationOf(before.page, shown), now: locationOf(now.page, condition.pointer) };
    return { ...report('it has a new condition'), ...places };
  }
  const names = namesIn(narrowed.now.path).map((name) => `"${name}": `);
  return {
    ...report(`in its condition, ${names.join('')}${formatChange(narrowed)}`),
    ...locationsIn(pair, narrowed, { before: known.pointer, now: condition.pointer }),
    ...(narrowed.isUncertain && { severity: 'warning' as const }),
  };
}

/** Compares when the definitions of a path are shown. @param isAlone true to count its parent's conditions as its own */
function compareConditions(pair: FormPair, path: string, isAlone: boolean): Incompatibility[] {
  const withOwn = ({ definitions }: Constraints): Definition[] => {
    const parents = isAlone ? [] : definitions.get(parentOf(path));
    const here = definitions.get(path) ?? [];
    return here.map((one) => ({ ...one, conditions: ownConditions(one.conditions, parents) }));
  };
  const definitions = withOwn(pair.rules.now);
  return withOwn(pair.rules.before).flatMap((old) => {
    const isNew = (condition: Condition) =>
      !old.conditions.some((other) => impliesCondition(other, condition));
    const unmet = definitions.map(({ conditions }) => conditions.findLast(isNew));
    const [condition] = unmet;
    return condition && unmet.every(Boolean) ? [reportCondition(pair, path, old, condition)] : [];
  });
}

/** Finds what a form accepts, requires or shows less often than the earlier form whose answers `names` it restores. */
export function compareRules(
  pair: FormPair,
  {
    names,
    newNames,
    isMoved,
  }: { names: readonly string[]; newNames: ReadonlyMap<string, string>; isMoved: boolean },
  { restoring }: Versions,
): Incompatibility[] {
  const { before, now, rules } = pair;
  const isRestored = (path: string) => names.some((name) => `${path}/`.startsWith(`/${name}/`));
  const stored = before.fields.map(({ name }) => newNames.get(name) ?? name);
  // if not all required answers are stored, visitors complete the form again
  const isForm =
    !isMoved &&
    rules.before.constraints.every(
      ({ path, keyword, value }) => path || keyword !== 'required' || stored.includes(String(value)),
    );
  // the new name of a field, or one whose answer another step asked for before
  const isKnown = (path: string, name: string) =>
    [...newNames.values()].includes(name) ||
    (!path &&
      !rules.before.definitions.has(`/${name}`) &&
      now.fields.some((field) => field.name === name && restoring.has(field)));

  const ofRules = findNarrowed(rules.before.constraints, rules.now.constraints).flatMap((narrowed) => {
    const { path, keyword, value } = narrowed.now;
    if (path ? !isRestored(path) : !isForm) return [];
    if (keyword !== 'required') return reportNarrowed(pair, narrowed);
    return isKnown(path, String(value)) ? [] : [reportNeeded(pair, narrowed.now)];
  });
  const paths = [...rules.now.definitions.keys()].filter((path) => (path ? isRestored(path) : !isMoved));
  const ofConditions = paths.flatMap((path) =>
    compareConditions(pair, path, path === '' || (isMoved && parentOf(path) === '')),
  );
  return [...ofRules, ...ofConditions];
}
