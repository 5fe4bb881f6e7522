import {
  type Choice,
  type Condition,
  type Constraint,
  type Constraints,
  type Definition,
  findNarrowed,
  findNarrowedCondition,
  impliesCondition,
  isUncertain,
  type Narrowed,
  removedChoices,
} from './constraints.ts';
import type { Incompatibility } from './index.ts';
import { definitionsOf, type FormPair, locationOf, locationsIn, parentOf } from './locations.ts';
import { type Form, formatForm } from './pages.ts';
import type { Versions } from './versions.ts';

const namesIn = (path: string) => path.split('/').filter((part) => part !== '' && part !== 'items');
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
  const { now, before } = narrowed;
  const home = before?.home ?? pair.rules.before.definitions.get(now.path)?.[0]?.pointer;
  // the field is new
  if (home === undefined) return [];
  const gone = removedChoices(narrowed);
  const index = gone[0] && Array.isArray(before?.value) ? `/${before.value.indexOf(gone[0])}` : '';
  const change = formatChange(narrowed);
  const isForm = now.path === '';
  const common = {
    rule: isForm ? 'form-narrowed' : 'field-narrowed',
    ...locationsIn(pair, narrowed, { before: home, now: now.home }, index),
    subject: formatPath(pair.now, now.path),
  } as const;
  if (isUncertain(narrowed)) {
    const advice = 'Check that every answer that was accepted before is still accepted.';
    const message = `${change}: answers that were valid may be invalid now in {subjects}.`;
    return [{ ...common, severity: 'warning', advice, message }];
  }
  if (gone.length > 0 && !isForm) {
    const effect = 'can’t be chosen any more: visitors who chose it have to choose again in {subjects}';
    return [
      { ...common, rule: 'choice-removed', message: `${gone.map(formatChoice).join(', ')} ${effect}.` },
    ];
  }
  const effect = isForm
    ? 'visitors who completed {subjects} may not be able to continue'
    : 'answers that were valid are invalid now in {subjects}';
  return [{ ...common, message: `${change}: ${effect}.` }];
}

/** Returns the conditions that are not common to all definitions of a field. */
function ownConditions(conditions: readonly Condition[], definitions: readonly Definition[] = []) {
  const isShared = ({ pointer }: Condition) =>
    definitions.every(({ conditions }) => conditions.some((other) => other.pointer === pointer));
  return definitions.length === 0 ? conditions : conditions.filter((condition) => !isShared(condition));
}

/** Returns constraints without the conditions of their field. A hidden field has no constraints. */
function constraintsWhenShown({ constraints, definitions }: Constraints): Constraint[] {
  return constraints.map((constraint) => {
    const { path, keyword, value, conditions } = constraint;
    const field = keyword === 'required' ? definitions.get(`${path}/${value}`) : undefined;
    return { ...constraint, conditions: ownConditions(conditions, field ?? definitions.get(path)) };
  });
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
  const unconditional = path === '' && before.step ? `${before.step.pointer}/step` : old.pointer;
  const names = namesIn(narrowed?.now.path ?? '').map((name) => `"${name}": `);
  const change = narrowed
    ? `in its condition, ${names.join('')}${formatChange(narrowed)}`
    : 'it has a new condition';
  return {
    rule: 'condition-narrowed',
    ...(narrowed
      ? locationsIn(pair, narrowed, { before: known.pointer, now: condition.pointer })
      : { before: locationOf(before.page, unconditional), now: locationOf(now.page, condition.pointer) }),
    ...(narrowed && isUncertain(narrowed) && { severity: 'warning' }),
    subject: path ? formatPath(now, path) : `the step ${formatForm(now)}`,
    message: `Shown to fewer visitors (${change}): {subjects}. Answers given there no longer count.`,
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

interface Restored {
  names: readonly string[];
  /** by old name */
  newNames: ReadonlyMap<string, string>;
  isMoved: boolean;
}

/** Finds what a form accepts, requires or shows less often than the earlier form whose answers it restores. */
export function compareRules(
  pair: FormPair,
  { names, newNames, isMoved }: Restored,
  { restoring }: Versions,
): Incompatibility[] {
  const { before, now, rules } = pair;
  const became = new Set(newNames.values());
  const isRestored = (path: string) => names.some((name) => `${path}/`.startsWith(`/${name}/`));
  const stored = before.fields.map(({ name }) => newNames.get(name) ?? name);
  // if not all required answers are stored, visitors complete the form again
  const isForm =
    !isMoved &&
    rules.before.constraints.every(
      ({ path, keyword, value }) => path || keyword !== 'required' || stored.includes(String(value)),
    );
  // the form restores an answer that another step asked for before
  const isKnown = (name: string) =>
    !rules.before.definitions.has(`/${name}`) &&
    now.fields.some((field) => field.name === name && restoring.has(field));

  const narrowed = findNarrowed(constraintsWhenShown(rules.before), constraintsWhenShown(rules.now));
  const ofRules = narrowed.flatMap((one) => {
    const { path, keyword, value } = one.now;
    if (path ? !isRestored(path) : !isForm) return [];
    if (keyword !== 'required') return reportNarrowed(pair, one);
    const name = String(value);
    return became.has(name) || (!path && isKnown(name)) ? [] : [reportNeeded(pair, one.now)];
  });
  const paths = [...rules.now.definitions.keys()].filter((path) => (path ? isRestored(path) : !isMoved));
  const ofConditions = paths.flatMap((path) =>
    compareConditions(pair, path, path === '' || (isMoved && parentOf(path) === '')),
  );
  return [...ofRules, ...ofConditions];
}
