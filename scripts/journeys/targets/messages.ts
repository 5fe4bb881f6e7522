import type { Target } from '#types/data/journeys';
import { errorAt, messageFor } from '../../../src/engine/form/field-errors.ts';
import { controlName, pointer } from '../../../src/engine/form/paths.ts';
import type { ValidationError } from '../../../src/engine/validators/validators.ts';
import {
  conditionsOf,
  namesRead,
  requiredNames,
  type SchemaPart,
  samePlace,
} from '../../content/check/model/schema-parts.ts';
import { isObject, type JsonObject } from '../../content/json.ts';
import { formatList } from '../format/texts.ts';
import { reasonFor, tooMany, tooManyFor, whyNotInside } from '../reasons.ts';
import { findStep, type StepContext, withEachAnswer } from '../search/context.ts';
import { findInside, variablesInside } from '../search/inside.ts';
import { type Requirement, visibilityOf } from '../search/variables.ts';
import { rootOf, type SiteField, withInside } from '../site/fields.ts';
import type { SiteStep } from '../site/site.ts';
import { findInView } from './reveals.ts';
import { type Found, schemaInView } from './target.ts';

interface Message {
  keyword: string | undefined;
  text: string;
  pointer: string;
}

function messagesIn(ui: JsonObject, uiPointer: string): Message[] {
  const messages = ui['ui:messages'];
  const at = `${uiPointer}/ui:messages`;
  if (typeof messages === 'string') return [{ keyword: undefined, text: messages, pointer: at }];
  return Object.entries(isObject(messages) ? messages : {}).flatMap(([keyword, text]) =>
    typeof text === 'string' ? [{ keyword, text, pointer: `${at}/${keyword}` }] : [],
  );
}

const saysMessage = (error: ValidationError | undefined, { keyword, text }: Message) =>
  messageFor(error, keyword === undefined ? text : { [keyword]: text }) !== undefined;

function fieldError(context: StepContext, { path, drawsFields }: SiteField): ValidationError | undefined {
  const schema = schemaInView(context, path);
  if (!schema) return undefined;
  const isWhole = !drawsFields && (schema.type === 'object' || schema.type === 'array');
  return errorAt(context.form.getState().errors, pointer(path), isWhole);
}

function breaks({ form, step }: StepContext, { path }: SiteField, keyword: string): boolean {
  const { facts, visible } = form.getState();
  const errors = step.journey.validators.errors(step.entry.step.schema, { ...facts, ...visible });
  return errors.some((error) => error.keyword === keyword && error.instancePath.startsWith(pointer(path)));
}

function whyNeverShown(
  contexts: readonly StepContext[],
  field: SiteField,
  keyword: string | undefined,
): string {
  if (keyword === undefined) return 'every answer to this field is valid';
  const breaking = contexts.filter((context) => breaks(context, field, keyword));
  const shown = [...new Set(breaking.flatMap((context) => fieldError(context, field)?.keyword ?? []))];
  const names = shown.map((name) => `"${name}"`);
  return names.length > 0
    ? `an answer that breaks "${keyword}" also breaks ${formatList(names, 'or')}, whose message comes first`
    : `no answer was found that breaks "${keyword}"`;
}

function conditionsAbout(name: string, whole: SchemaPart): SchemaPart[] {
  return samePlace(whole).flatMap((part) => {
    const { if: _condition, ...rest } = part.schema;
    const isAbout = namesRead({ ...part, schema: rest }).some((used) => used.name === name);
    return isAbout ? conditionsOf([part]) : [];
  });
}

function rulesAbout(step: SiteStep, { name }: SiteField): Requirement {
  const conditions = conditionsAbout(name, { schema: step.schema, pointer: `${step.at}/schema` });
  return { journey: step.journey, step, withAnswers: true, conditions };
}

function rulesBeside({ holder, gates, name }: SiteField): SchemaPart[] {
  if (!holder) return [];
  const { schema, pointer } = holder;
  const { items } = schema;
  const inside = isObject(items) ? { schema: items, pointer: `${pointer}/items` } : { schema, pointer };
  return [...gates, ...conditionsAbout(name, inside)];
}

function findShown(
  step: SiteStep,
  field: SiteField,
  message: Message,
  first: readonly StepContext[],
): StepContext | undefined {
  const among = (contexts: Iterable<StepContext>) =>
    [...contexts].find((context) => saysMessage(fieldError(context, field), message));
  let shown: StepContext | undefined;
  const shows = (answered: SiteField) => (context: StepContext) => {
    shown = schemaInView(context, answered.path) && among(withEachAnswer(context, answered));
    return shown !== undefined;
  };
  const root = rootOf(field);
  const isRevealed = field !== root && field.gates.length > 0;
  const base = isRevealed ? findInView(step, field) : first[0];
  if (!isRevealed) shown = among(first);
  if (!shown && base && field !== root) findInside(base, field, shows(field), rulesBeside(field));
  const rules = rulesAbout(step, root);
  if (!shown && rules.conditions.length > 0) findStep(step, [visibilityOf(step, root), rules], shows(root));
  return shown;
}

function findMessage(
  step: SiteStep,
  field: SiteField,
  message: Message,
  first: readonly StepContext[],
): Found {
  const { keyword, text, pointer } = message;
  const shown = findShown(step, field, message, first);
  const broken = keyword ?? (shown && fieldError(shown, field)?.keyword) ?? '';
  const target: Target = { kind: 'message', field: controlName(field.path), keyword: broken, text };
  if (shown) return { target, pointer, visit: shown.visit };
  const root = rootOf(field);
  const notTried =
    tooManyFor([visibilityOf(step, root), rulesAbout(step, root)]) ??
    (first[0] && tooMany(variablesInside(step, field, rulesBeside(field))));
  const isHidden = field !== root && !findInView(step, field);
  const never = isHidden ? whyNotInside(step, field) : whyNeverShown(first, field, keyword);
  return { target, pointer, reason: notTried ?? never };
}

/** Finds the messages of a step's fields, and of those inside them. */
export function findMessages(step: SiteStep): Found[] {
  return [...step.fields.values()].flatMap((root) => {
    const all = withInside([root]).flatMap((field) =>
      field.isField ? messagesIn(field.ui, field.uiPointer).map((message) => ({ field, message })) : [],
    );
    if (all.length === 0) return [];
    const visibility = visibilityOf(step, root);
    const base = findStep(step, [visibility], (context) => !!schemaInView(context, root.path));
    const first = base ? [...withEachAnswer(base, root)] : [];
    const hidden = base ? undefined : reasonFor(step, [visibility]);
    return all.map(({ field, message }) => ({
      ...findMessage(step, field, message, first),
      ...(hidden && { reason: hidden }),
    }));
  });
}

function formError({ form, step }: StepContext): ValidationError | undefined {
  const errors = [...form.getState().errors];
  return errors.find(([at]) => !step.fields.has(at.split('/')[1] ?? ''))?.[1];
}

/** Finds the messages of a step's form as a whole. */
export function findFormMessages(step: SiteStep): Found[] {
  const whole: SchemaPart = { schema: step.schema, pointer: `${step.at}/schema` };
  const parts = samePlace(whole);
  const facts = requiredNames(parts).filter(({ name }) => !step.fields.has(name));
  const required = { schema: { required: facts.map(({ name }) => name) }, pointer: whole.pointer };
  const conditions = [...conditionsOf(parts), required];
  const rules: Requirement = { journey: step.journey, step, withAnswers: true, conditions };
  return messagesIn(step.entry.step.uiSchema, `${step.at}/uiSchema`).map((message): Found => {
    const { keyword, text, pointer } = message;
    const shown = findStep(step, [rules], (context) => saysMessage(formError(context), message));
    const broken = keyword ?? (shown && formError(shown)?.keyword) ?? '';
    const target: Target = { kind: 'message', field: '', keyword: broken, text };
    if (shown) return { target, pointer, visit: shown.visit };
    const rule = keyword === undefined ? 'a rule of the form as a whole' : `the form’s own "${keyword}"`;
    return { target, pointer, reason: tooManyFor([rules]) ?? `nothing was found that breaks ${rule}` };
  });
}
