import type { Answers, Target, Visit } from '#types/data/journeys';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { withDefaults } from '../../../src/engine/form/defaults.ts';
import type { FieldErrors } from '../../../src/engine/form/field-errors.ts';
import { createFormStore, type FormStore } from '../../../src/engine/form/form-store.ts';
import { getIn, isObject, type Json, type Path } from '../../../src/engine/form/paths.ts';
import { revealedFields } from '../../../src/engine/form/revealed-fields.ts';
import { selectFacts } from '../../../src/engine/journey/step-forms.ts';
import { type AnswerOutside, hasComparisons, withAnswersOutside } from '../../content/comparisons.ts';
import { valueIn } from '../../content/resolve.ts';
import { byName, edgeValues } from '../../content/values/index.ts';
import { rootOf, type SiteField } from '../site/fields.ts';
import type { Site, SiteStep } from '../site/site.ts';
import {
  findAssignment,
  type Given,
  presenceOf,
  type Requirement,
  variablesOf,
  visibilityOf,
} from './variables.ts';

/** A step and the answers of a visitor who opens it. */
export interface Context {
  visit: Visit;
  /** All facts, including earlier answers. */
  facts: Answers;
  /** The facts that the step's form reads. */
  read: Answers;
  /** The facts that the form reads, and the step's visible answers. */
  all: Answers;
  errors: FieldErrors;
}

/** A target, and the context that shows it or else the reason why there is none. */
export interface Found {
  target: Target;
  pointer: string;
  context: Context | undefined;
  whyNot: () => string;
}

export type Match = (context: Context) => boolean;

/** Opens a step's form like the engine, as it begins. */
export function openForm({ entry, journey }: SiteStep, facts: Answers, answers: Answers): FormStore {
  const { schema } = entry.step;
  const { validators } = journey;
  const begun = withDefaults(schema, answers);
  return createFormStore({ schema, validators, answers: begun, facts: selectFacts(entry.step, facts) });
}

/** Returns true if a step is part of its journey. */
export function isActive({ journey: { validators }, entry }: SiteStep, facts: Answers): boolean {
  return validators.test(entry.when, facts);
}

const hasAll = (visible: Answers, given: Answers) => Object.keys(given).every((name) => name in visible);

/** Returns the answers that later steps and journeys may read. */
export function sharedAnswers({ facts, read }: Site, answers: Answers): Answers {
  const isShared = (name: string) => facts.answered.has(name) || read().has(name);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => isShared(name)));
}

/** Returns the facts after an active step is answered. Undefined if a field of the answers is hidden. */
export function factsAfter(step: SiteStep, facts: Answers, answers: Answers): Answers | undefined {
  const { visible } = openForm(step, facts, answers).getState();
  return hasAll(visible, answers) ? { ...facts, ...sharedAnswers(step.journey.site, visible) } : undefined;
}

/** Returns the given answers of a step. Without a step, returns the given facts that only code knows. */
export function givenAt(given: readonly Given[], step: SiteStep | undefined): Answers {
  return byName(given.filter(({ variable: { field } }) => field?.step === step));
}

const withForm = (visit: Visit, facts: Answers, form: FormStore): Context => {
  const { facts: read, visible, errors } = form.getState();
  return { visit, facts, read, all: { ...read, ...visible }, errors };
};

/**
 * Creates the context of a visitor who gave only these answers, each at the step that asks for it. Other steps stay
 * empty, because any step can be opened by its hash. Undefined if the step is not active, or the field of an answer
 * is hidden.
 */
export function createContext(step: SiteStep, given: readonly Given[]): Context | undefined {
  const { journey } = step;
  const { page, path, site, steps, around } = journey;
  const known = givenAt(given, undefined);
  const shared: Answers = {};
  const earlier: Record<string, Answers> = {};
  let facts = known;
  // this journey is last, because it can read answers from all other journeys
  const others = site.journeys.filter((other) => other !== journey).flatMap((other) => other.steps);
  for (const before of [...others, ...steps]) {
    const answers = givenAt(given, before);
    // another step may ask for the same answer
    if (before === step || Object.keys(answers).length === 0 || !isActive(before, facts)) continue;
    const after = factsAfter(before, facts, answers);
    if (!after) return undefined;
    if (before.journey === journey) earlier[before.hash] = answers;
    else Object.assign(shared, answers);
    facts = after;
  }
  const visit = { page, path, hash: step.hash, shared, facts: known, earlier, answers: givenAt(given, step) };
  if (step === around) {
    const hash = steps.find((each) => isActive(each, facts))?.hash ?? '';
    return { visit: { ...visit, hash }, facts, read: facts, all: facts, errors: new Map() };
  }
  if (!isActive(step, facts)) return undefined;
  const form = openForm(step, facts, visit.answers);
  return hasAll(form.getState().visible, visit.answers) ? withForm(visit, facts, form) : undefined;
}

/** Finds a context with few answers, usually the fewest: see {@link findAssignment}. */
export function findContext(
  step: SiteStep,
  requirements: readonly Requirement[],
  matches: Match = () => true,
): Context | undefined {
  return findAssignment(variablesOf([presenceOf(step), ...requirements]), (given) => {
    const context = createContext(step, given);
    return context && matches(context) ? context : undefined;
  });
}

/** Returns the requirement that conditions inside a list or a group hold for the answers beside a field. */
export function siblingRequirement({ step, holder, gates }: SiteField, conditions = gates): Requirement {
  return { step, withAnswers: true, beside: holder?.inside ?? [], conditions };
}

/** Finds a context with few answers inside a list or a group. */
export function findBeside(context: Context, requirement: Requirement, matches: Match): Context | undefined {
  return findAssignment(variablesOf([requirement]), (given) => {
    let filled = context;
    for (const { variable, value } of given)
      if (variable.field) filled = withAnswer(filled, variable.field, value);
    return matches(filled) ? filled : undefined;
  });
}

function withAnswer({ visit, facts }: Context, { step, path }: SiteField, value: Json | undefined): Context {
  const name = String(path[0]);
  const form = openForm(step, facts, visit.answers);
  form.setValue(path, value);
  const { [name]: _before, ...more } = visit.answers;
  const now = form.getState().answers[name];
  const answers = now === undefined ? more : { ...more, [name]: now };
  return withForm({ ...visit, answers }, facts, form);
}

/**
 * Returns a context for each answer to a field that is worth trying, valid or not, also beside the answers that it is
 * compared with. The first one has no answer.
 */
export function withEachAnswer(context: Context, field: SiteField): Context[] {
  const answerAt: AnswerOutside = ({ up, pointer }) =>
    valueIn(getIn(context.all, field.path.slice(0, -up)), pointer);
  const schemas = [field.schema, ...field.variants].map((schema) =>
    hasComparisons(schema) ? withAnswersOutside(schema, answerAt) : schema,
  );
  const values = schemas.flatMap((schema) => edgeValues(schema)) as Json[];
  return [undefined, ...values].map((value) => withAnswer(context, field, value));
}

/** Returns a field's schema for the current answers. Undefined if the field is not in view. */
export function schemaInView({ all }: Context, { step, path }: SiteField): FormSchema | undefined {
  const at = (schema: FormSchema, data: Json | undefined, [part, ...rest]: Path): FormSchema | undefined => {
    if (part === undefined) return schema;
    if (typeof part === 'string') {
      const object = isObject(data) ? data : {};
      const field = revealedFields(schema, object, step.journey.validators)[part];
      return field && at(field, object[part], rest);
    }
    const { items } = schema;
    const item = Array.isArray(data) ? data[part] : undefined;
    const isThere = item !== undefined && typeof items === 'object' && !Array.isArray(items);
    return isThere ? at(items, item, rest) : undefined;
  };
  return at(step.entry.step.schema, all, path);
}

/** The keywords of errors in an answer that is not one of a field's choices. */
const NOT_OFFERED = new Set(['enum', 'const', 'oneOf', 'type']);

/** Finds a short visit in which a field is in view, at the form's root or inside a list or a group. */
export function findInView(
  field: SiteField,
  requirements: readonly Requirement[] = [],
  matches: Match = () => true,
): Context | undefined {
  const root = rootOf(field);
  const withInView = (each: SiteField) => (context: Context) =>
    schemaInView(context, each) !== undefined && matches(context);
  const base = findContext(root.step, [...requirements, visibilityOf(root)], withInView(root));
  if (!base || field === root) return base;
  const isShown = withInView(field);
  // an answer that visitors can't choose must not reveal the field
  const isOffered = ({ errors }: Context) =>
    ![...errors.values()].some(({ keyword }) => NOT_OFFERED.has(keyword));
  return (
    findBeside(base, siblingRequirement(field), isShown) ??
    withEachAnswer(base, root).find((context) => isShown(context) && isOffered(context))
  );
}
