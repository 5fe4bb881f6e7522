import type { Incompatibility } from './breaking-change.ts';
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
import { createPair, definitionsOf, type FormPair, locationOf, locationsIn, parentOf } from './form-pair.ts';
import { type Form, formatForm } from './pages.ts';
import type { Versions } from './versions.ts';

const namesIn = (path: string) => path.split('/').filter((part) => part !== '' && part !== 'items');
const formatField = (form: Form, path: string) => `"${namesIn(path).join('.')}" in ${formatForm(form)}`;
const formatPath = (form: Form, path: string) => (path ? formatField(form, path) : formatForm(form));

/** Returns the conditions beyond those that all definitions of something share. */
function ownConditions(conditions: readonly Condition[], definitions: readonly Definition[] = []) {
  const isShared = ({ pointer }: Condition) =>
    definitions.every(({ conditions }) => conditions.some((other) => other.pointer === pointer));
  return conditions.filter((condition) => definitions.length === 0 || !isShared(condition));
}

/** Returns constraints without the conditions for the field itself: when it is hidden, none applies. */
function constraintsWhenShown({ constraints, definitions }: Constraints): Constraint[] {
  return constraints.map((constraint) => {
    const { path, keyword, value, conditions } = constraint;
    const field = keyword === 'required' ? definitions.get(`${path}/${value}`) : undefined;
    return { ...constraint, conditions: ownConditions(conditions, field ?? definitions.get(path)) };
  });
}

const SHOWN = 60;

function formatValue({ keyword, value }: Constraint): string {
  const plain = keyword === 'choices' ? (value as Choice[]).map((choice) => choice.const) : value;
  const text = JSON.stringify(plain);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function formatChange({ now, before }: Narrowed): string {
  const keyword = `"${now.keyword === 'choices' ? now.pointer.split('/').at(-1) : now.keyword}"`;
  if (!before) return `${keyword}: ${formatValue(now)} is new`;
  return `${keyword} was ${formatValue(before)} and is now ${formatValue(now)}`;
}

const formatChoice = ({ const: value, title }: Choice) =>
  typeof title === 'string' ? `${JSON.stringify(value)} (${title})` : JSON.stringify(value);

/** Reports what has to be answered now and did not have to be. */
function reportNeeded(pair: FormPair, { path, value, pointer }: Constraint): Incompatibility {
  return {
    rule: 'answer-needed',
    before: definitionsOf(pair, `${path}/${value}`).before,
    now: locationOf(pair.now.page, pointer, 'value'),
    subject: formatPath(pair.now, path),
    message: (subjects) =>
      `"${value}" is required now: visitors who completed ${subjects} without it are asked again.`,
  };
}

type Described = Pick<Incompatibility, 'rule' | 'message' | 'severity' | 'advice'>;

function describeNarrowed(narrowed: Narrowed): Described {
  const change = formatChange(narrowed);
  const gone = removedChoices(narrowed);
  const isForm = narrowed.now.path === '';
  const rule = isForm ? 'form-narrowed' : 'field-narrowed';
  if (isUncertain(narrowed)) {
    const advice = 'Check that every answer that was accepted before is still accepted.';
    const message = (subjects: string) =>
      `${change}: answers that were valid may be invalid now in ${subjects}.`;
    return { rule, severity: 'warning', advice, message };
  }
  if (gone.length > 0 && !isForm) {
    const message = (subjects: string) =>
      `${gone.map(formatChoice).join(', ')} can’t be chosen any more: visitors who chose it have to choose again in ${subjects}.`;
    return { rule: 'choice-removed', message };
  }
  const effectIn = (subjects: string) =>
    isForm
      ? `visitors who completed ${subjects} may not be able to continue`
      : `answers that were valid are invalid now in ${subjects}`;
  return { rule, message: (subjects) => `${change}: ${effectIn(subjects)}.` };
}

/** Reports a constraint that accepts less than before. */
function reportNarrowed(pair: FormPair, narrowed: Narrowed): Incompatibility[] {
  const { now, before } = narrowed;
  const { rules } = pair;
  const homeOf = (all: readonly Definition[] | undefined, { pointer }: Constraint) =>
    all?.find((definition) => pointer.startsWith(`${definition.pointer}/`))?.pointer;
  const definitions = rules.before.definitions.get(now.path);
  const home = homeOf(rules.now.definitions.get(now.path), now);
  const oldHome = before ? homeOf(definitions, before) : definitions?.[0]?.pointer;
  if (home === undefined || oldHome === undefined) return [];
  const [choice] = removedChoices(narrowed);
  const index = choice && Array.isArray(before?.value) ? `/${before.value.indexOf(choice)}` : '';
  const old = before ? `${before.pointer}${index}` : oldHome + now.pointer.slice(home.length);
  return [
    {
      ...describeNarrowed(narrowed),
      ...locationsIn(
        pair,
        { home: oldHome, pointer: old, part: choice ? 'value' : 'key' },
        { home, pointer: now.pointer },
      ),
      subject: formatPath(pair.now, now.path),
    },
  ];
}

type OwnDefinition = Definition & { own: readonly Condition[] };

/** Reports a definition that needs a condition which it did not need before, or which holds less often. */
function reportCondition(
  pair: FormPair,
  path: string,
  old: OwnDefinition,
  condition: Condition,
): Incompatibility {
  const { before, now } = pair;
  const { pointer } = condition;
  const oldCondition = old.own.findLast(({ holds }) => holds === condition.holds);
  const narrowed = oldCondition && findNarrowedCondition(oldCondition, condition);
  const names = namesIn(narrowed?.now.path ?? '').map((name) => `"${name}": `);
  const change = narrowed
    ? `in its condition, ${names.join('')}${formatChange(narrowed)}`
    : 'it has a new condition';
  const nextPointer = narrowed?.now.pointer ?? pointer;
  const unconditional = path === '' && before.step ? `${before.step.pointer}/step` : old.pointer;
  const locations = oldCondition
    ? locationsIn(
        pair,
        {
          home: oldCondition.pointer,
          pointer: narrowed?.before?.pointer ?? oldCondition.pointer + nextPointer.slice(pointer.length),
        },
        { home: pointer, pointer: nextPointer },
      )
    : { before: locationOf(before.page, unconditional), now: locationOf(now.page, pointer) };
  return {
    rule: 'condition-narrowed',
    ...locations,
    ...(narrowed && isUncertain(narrowed) && { severity: 'warning' }),
    subject: path ? formatField(now, path) : `the step ${formatForm(now)}`,
    message: (subjects) =>
      `Shown to fewer visitors (${change}): ${subjects}. Answers given there no longer count.`,
  };
}

/** Compares when the definitions of a path show; `isAlone` for one whose surroundings do not count. */
function compareConditions(pair: FormPair, path: string, isAlone: boolean): Incompatibility[] {
  const withOwn = ({ definitions }: Constraints): OwnDefinition[] => {
    const parents = isAlone ? [] : definitions.get(parentOf(path));
    const here = definitions.get(path) ?? [];
    return here.map((one) => ({ ...one, own: ownConditions(one.conditions, parents) }));
  };
  const definitions = withOwn(pair.rules.now);
  return withOwn(pair.rules.before).flatMap((old) => {
    const unmet = definitions.map(({ own }) =>
      own.findLast((condition) => !old.own.some((other) => impliesCondition(other, condition))),
    );
    const [condition] = unmet;
    const isNarrowed = condition && unmet.every((one) => one !== undefined);
    return isNarrowed ? [reportCondition(pair, path, old, condition)] : [];
  });
}

/** The answers of one form that another restores. */
interface Restored {
  fields: readonly string[];
  /** by old names */
  newNames: ReadonlyMap<string, string>;
  isMoved: boolean;
}

/** Finds what a form accepts, requires and shows less than one before, of which it restores some fields. */
export function compareRules(
  { before, now }: FormPair,
  { fields, newNames, isMoved }: Restored,
  versions: Versions,
): Incompatibility[] {
  const pair = createPair(before, now, newNames);
  const { rules } = pair;
  const became = new Set(newNames.values());
  const isRestored = (path: string) => fields.some((name) => `${path}/`.startsWith(`/${name}/`));
  const isForm = !isMoved && versions.canRestore(before);
  // an answer given in another step before is restored here
  const isKnown = (name: string) =>
    !rules.before.definitions.has(`/${name}`) &&
    versions.storedNow.some((field) => field.form === now && field.name === name && versions.wasAsked(field));

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
