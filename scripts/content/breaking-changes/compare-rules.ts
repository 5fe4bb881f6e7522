import type { Incompatibility } from './breaking-change.ts';
import {
  type Choice,
  type Condition,
  type Constraint,
  type Constraints,
  type Definition,
  findNarrowed,
  findNarrowedCondition,
  flattenForm,
  impliesCondition,
  isUncertain,
  type Narrowed,
  removedChoices,
} from './constraints.ts';
import { locationOf, locationsIn } from './locations.ts';
import { type Form, formatForm } from './pages.ts';
import type { BreakingRuleId } from './rules.ts';
import { type Field, formatField } from './stored-answers.ts';
import type { Versions } from './versions.ts';

/** A form, and one that restores answers given in it. */
export interface ComparedForms {
  before: Form;
  now: Form;
  fields: readonly { before: Field; now: Field }[];
  renames: ReadonlyMap<string, string>;
  isMoved: boolean;
}

interface Rules {
  before: Constraints;
  now: Constraints;
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const namesIn = (path: string) => path.split('/').filter((part) => part !== '' && part !== 'items');

function ownConditions(
  conditions: readonly Condition[],
  definitions: readonly Definition[] = [],
): Condition[] {
  const isShared = ({ pointer }: Condition) =>
    definitions.every(({ conditions }) => conditions.some((other) => other.pointer === pointer));
  return definitions.length === 0 ? [...conditions] : conditions.filter((condition) => !isShared(condition));
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
  const text = JSON.stringify(
    keyword === 'choices' ? (value as Choice[]).map((choice) => choice.const) : value,
  );
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function formatChange({ now, before }: Narrowed): string {
  const keyword = `"${now.keyword === 'choices' ? now.pointer.split('/').at(-1) : now.keyword}"`;
  if (!before) return `${keyword}: ${formatValue(now)} is new`;
  return `${keyword} was ${formatValue(before)} and is now ${formatValue(now)}`;
}

const formatChoice = ({ const: value, title }: Choice) =>
  typeof title === 'string' ? `${JSON.stringify(value)} (${title})` : JSON.stringify(value);

function reportNeeded(
  { before, now }: ComparedForms,
  rules: Rules,
  { path, value, pointer }: Constraint,
): Incompatibility {
  const field = `${path}/${value}`;
  const definition = rules.now.definitions.get(field)?.[0]?.pointer ?? now.pointer;
  const old =
    rules.before.definitions.get(field)?.[0]?.pointer ??
    before.pointer + definition.slice(now.pointer.length);
  return {
    rule: 'answer-needed',
    before: locationOf({ page: before.page, pointer: old }, 'key'),
    now: locationOf({ page: now.page, pointer }, 'value'),
    subject: path ? formatField(now, namesIn(path).join('.')) : formatForm(now),
    message: (subjects) =>
      `"${value}" is required now: visitors who completed ${subjects} without it are asked again.`,
  };
}

function describeNarrowed(
  narrowed: Narrowed,
): Pick<Incompatibility, 'rule' | 'message' | 'severity' | 'advice'> {
  const change = formatChange(narrowed);
  const isForm = narrowed.now.path === '';
  const rule: BreakingRuleId = isForm ? 'form-narrowed' : 'field-narrowed';
  if (isUncertain(narrowed)) {
    return {
      rule,
      severity: 'warning',
      advice: 'Check that every answer that was accepted before is still accepted.',
      message: (subjects) => `${change}: answers that were valid may be invalid now in ${subjects}.`,
    };
  }
  if (isForm) {
    return {
      rule,
      message: (subjects) => `${change}: visitors who completed ${subjects} may not be able to continue.`,
    };
  }
  const gone = removedChoices(narrowed);
  if (gone.length > 0) {
    return {
      rule: 'choice-removed',
      message: (subjects) =>
        `${gone.map(formatChoice).join(', ')} can’t be chosen any more: visitors who chose it have to choose again in ${subjects}.`,
    };
  }
  return {
    rule,
    message: (subjects) => `${change}: answers that were valid are invalid now in ${subjects}.`,
  };
}

function reportNarrowed(forms: ComparedForms, rules: Rules, narrowed: Narrowed): Incompatibility[] {
  const { now, before } = narrowed;
  const around = (all: readonly Definition[] | undefined, { pointer }: Constraint) =>
    all?.find((definition) => pointer.startsWith(`${definition.pointer}/`));
  const definitions = rules.before.definitions.get(now.path);
  const home = around(rules.now.definitions.get(now.path), now);
  const oldHome = before ? around(definitions, before) : definitions?.[0];
  if (!home || !oldHome) return [];
  const [choice] = removedChoices(narrowed);
  const index = choice && Array.isArray(before?.value) ? `/${before.value.indexOf(choice)}` : '';
  const inside = now.pointer.slice(home.pointer.length);
  const old = before ? `${before.pointer.slice(oldHome.pointer.length)}${index}` : inside;
  return [
    {
      ...describeNarrowed(narrowed),
      ...locationsIn(
        { page: forms.before.page, pointer: oldHome.pointer },
        { page: forms.now.page, pointer: home.pointer },
        inside,
        old,
        choice ? 'value' : 'key',
      ),
      subject: now.path ? formatField(forms.now, namesIn(now.path).join('.')) : formatForm(forms.now),
    },
  ];
}

function reportCondition(
  { before, now }: ComparedForms,
  path: string,
  old: Definition & { own: readonly Condition[] },
  condition: Condition,
): Incompatibility {
  const oldCondition = old.own.findLast(({ holds }) => holds === condition.holds);
  const narrowed = oldCondition && findNarrowedCondition(oldCondition, condition);
  const isStep = path === '' && before.step;
  const unconditional = isStep ? `${isStep.pointer}/step` : old.pointer;
  const sides = oldCondition
    ? locationsIn(
        { page: before.page, pointer: oldCondition.pointer },
        { page: now.page, pointer: condition.pointer },
        narrowed?.now.pointer.slice(condition.pointer.length) ?? '',
        narrowed?.before?.pointer.slice(oldCondition.pointer.length),
      )
    : {
        before: locationOf({ page: before.page, pointer: unconditional }, 'key'),
        now: locationOf({ page: now.page, pointer: condition.pointer }, 'key'),
      };
  const names = namesIn(narrowed?.now.path ?? '').map((name) => `"${name}": `);
  const change = narrowed
    ? `in its condition, ${names.join('')}${formatChange(narrowed)}`
    : 'it has a new condition';
  return {
    rule: 'condition-narrowed',
    ...sides,
    ...(narrowed && isUncertain(narrowed) && { severity: 'warning' }),
    subject: path ? formatField(now, namesIn(path).join('.')) : `the step ${formatForm(now)}`,
    message: (subjects) =>
      `Shown to fewer visitors (${change}): ${subjects}. Answers given there no longer count.`,
  };
}

function compareConditions(forms: ComparedForms, rules: Rules, path: string): Incompatibility[] {
  const own = ({ definitions }: Constraints) => {
    const isAlone = path === '' || (forms.isMoved && parentOf(path) === '');
    const parents = isAlone ? [] : definitions.get(parentOf(path));
    return (definitions.get(path) ?? []).map((one) => ({
      ...one,
      own: ownConditions(one.conditions, parents),
    }));
  };
  const definitions = own(rules.now);
  return own(rules.before).flatMap((old) => {
    const unmet = definitions.map(({ own }) =>
      own.findLast((condition) => !old.own.some((other) => impliesCondition(other, condition))),
    );
    const [condition] = unmet;
    return condition && unmet.every((one) => one !== undefined)
      ? [reportCondition(forms, path, old, condition)]
      : [];
  });
}

/** Finds what two forms with the same answers accept, require and show less than before. */
export function compareRules(forms: ComparedForms, versions: Versions): Incompatibility[] {
  const { before, now, fields, renames, isMoved } = forms;
  const rules = {
    before: flattenForm(before, (name) => renames.get(name) ?? name),
    now: flattenForm(now),
  };
  const became = new Set(renames.values());
  const isRestored = (path: string) => fields.some((field) => `${path}/`.startsWith(`/${field.now.name}/`));
  const isForm = !isMoved && versions.canRestore(before);
  // an answer given in another step before is restored here
  const isKnown = (name: string) =>
    !rules.before.definitions.has(`/${name}`) &&
    versions.storedNow.some((field) => field.form === now && field.name === name && versions.wasAsked(field));

  const narrowed = findNarrowed(constraintsWhenShown(rules.before), constraintsWhenShown(rules.now));
  const ofRules = narrowed.flatMap((one) => {
    const { path, keyword, value } = one.now;
    if (path ? !isRestored(path) : !isForm) return [];
    if (keyword !== 'required') return reportNarrowed(forms, rules, one);
    const name = String(value);
    return became.has(name) || (!path && isKnown(name)) ? [] : [reportNeeded(forms, rules, one.now)];
  });
  const paths = [...rules.now.definitions.keys()].filter((path) => (path ? isRestored(path) : !isMoved));
  return [...ofRules, ...paths.flatMap((path) => compareConditions(forms, rules, path))];
}
