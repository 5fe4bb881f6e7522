import { errorAt, messageFor } from '../../../src/engine/form/field-errors.ts';
import { controlName, pointer } from '../../../src/engine/form/paths.ts';
import type { ValidationError } from '../../../src/engine/validators/validators.ts';
import { conditionsOf, requiredNames, sameValueParts } from '../../content/check/model/schema-parts.ts';
import { isObject, type JsonObject, objectOf } from '../../content/json.ts';
import { weakMemo } from '../../content/memo.ts';
import { formatList } from '../format/texts.ts';
import { formatTooManyFor, reasonFor, reasonNotInView } from '../reasons.ts';
import {
  type Context,
  type Found,
  findBeside,
  findContext,
  findInView,
  type Match,
  schemaInView,
  siblingRequirement,
  withEachAnswer,
} from '../search/context.ts';
import { comparedWith, namesIn, type Requirement, visibilityOf } from '../search/variables.ts';
import { rootOf, type SiteField, withNestedFields } from '../site/fields.ts';
import type { SiteStep } from '../site/site.ts';

interface Message {
  /** Undefined for a message about any keyword. */
  keyword: string | undefined;
  text: string;
  pointer: string;
}

type ErrorIn = (context: Context) => ValidationError | undefined;

function messagesIn(ui: JsonObject, uiPointer: string): Message[] {
  const messages = ui['ui:messages'];
  const at = `${uiPointer}/ui:messages`;
  if (typeof messages === 'string') return [{ keyword: undefined, text: messages, pointer: at }];
  return Object.entries(objectOf(messages)).flatMap(([keyword, text]) =>
    typeof text === 'string' ? [{ keyword, text, pointer: `${at}/${keyword}` }] : [],
  );
}

const shows =
  (errorIn: ErrorIn, { keyword, text }: Message) =>
  (context: Context) =>
    messageFor(errorIn(context), keyword === undefined ? text : { [keyword]: text }) !== undefined;

function foundOf(
  field: string,
  message: Message,
  errorIn: ErrorIn,
  rest: Omit<Found, 'target' | 'pointer'>,
): Found {
  const keyword = message.keyword ?? (rest.context && errorIn(rest.context)?.keyword) ?? '';
  return {
    target: { kind: 'message', field, keyword, text: message.text },
    pointer: message.pointer,
    ...rest,
  };
}

const errorOf =
  (field: SiteField): ErrorIn =>
  (context) => {
    const schema = schemaInView(context, field);
    const isWhole =
      field.isField && !field.drawsFields && (schema?.type === 'object' || schema?.type === 'array');
    return schema && errorAt(context.errors, pointer(field.path), isWhole);
  };

function breaks({ all }: Context, { step, path }: SiteField, keyword: string): boolean {
  const errors = step.journey.validators.errors(step.entry.step.schema, all);
  return errors.some((error) => error.keyword === keyword && error.instancePath.startsWith(pointer(path)));
}

function conditionsAbout(name: string, whole: JsonObject): JsonObject[] {
  return sameValueParts({ schema: whole, pointer: '' }).flatMap((part) => {
    const { if: _condition, ...rest } = part.schema;
    return namesIn([rest]).has(name) ? conditionsOf([part]).map(({ schema }) => schema) : [];
  });
}

/** Returns conditions that have answers to the fields that a field is compared with, each worth trying. */
function comparisonsOf(field: SiteField): JsonObject[] {
  const beside = field.holder?.inside ?? [...field.step.fields.values()];
  return comparedWith(field).map((name) => {
    const other = beside.find((each) => each.name === name);
    return { required: [name], ...(other && { properties: { [name]: other.schema } }) };
  });
}

function rulesAbout(root: SiteField): Requirement {
  const conditions = [...conditionsAbout(root.name, root.step.schema), ...comparisonsOf(root)];
  return { ...visibilityOf(root), conditions };
}

function rulesBeside(field: SiteField): Requirement {
  const { holder, gates, name } = field;
  if (!holder) return siblingRequirement(field, []);
  const { items } = holder.schema;
  return siblingRequirement(field, [
    ...gates,
    ...comparisonsOf(field),
    ...conditionsAbout(name, isObject(items) ? items : holder.schema),
  ]);
}

/** Returns contexts with each answer to a field at the form's root. Empty if the field is never in view. */
const contextsOf = weakMemo((root: SiteField): Context[] => {
  const base = findInView(root);
  return base ? withEachAnswer(base, root) : [];
});

function findShown(field: SiteField, message: Message): Context | undefined {
  const isShown = shows(errorOf(field), message);
  /** Finds a context that shows the message after an answer to one more field. */
  const findAfter = (answered: SiteField, find: (matches: Match) => Context | undefined) => {
    const shownAfter = (context: Context) =>
      schemaInView(context, answered) && withEachAnswer(context, answered).find(isShown);
    const before = find((context) => shownAfter(context) !== undefined);
    return before && shownAfter(before);
  };
  const root = rootOf(field);
  const contexts = contextsOf(root);
  if (contexts.length === 0) return undefined;
  const isRevealed = field !== root && field.gates.length > 0;
  const base = isRevealed ? findInView(field) : contexts[0];
  const rules = rulesAbout(root);
  return (
    (isRevealed ? undefined : contexts.find(isShown)) ??
    (base && field !== root
      ? findAfter(field, (matches) => findBeside(base, rulesBeside(field), matches))
      : undefined) ??
    (rules.conditions.length > 0
      ? findAfter(root, (matches) => findContext(root.step, [visibilityOf(root), rules], matches))
      : undefined)
  );
}

function whyNeverShown(field: SiteField, keyword: string | undefined): string {
  const root = rootOf(field);
  const around = [visibilityOf(root)];
  const contexts = contextsOf(root);
  if (contexts.length === 0) return reasonFor(field.step, around);
  const notTried = formatTooManyFor([...around, rulesAbout(root)]) ?? formatTooManyFor([rulesBeside(field)]);
  if (notTried) return notTried;
  if (field !== root && !findInView(field)) return reasonNotInView(field);
  if (keyword === undefined) return 'every answer to this field is valid';
  const breaking = contexts.filter((context) => breaks(context, field, keyword));
  const shown = breaking.flatMap((context) => errorOf(field)(context)?.keyword ?? []);
  const names = [...new Set(shown)].map((name) => `"${name}"`);
  return names.length > 0
    ? `an answer that breaks "${keyword}" also breaks ${formatList(names, 'or')}, whose message comes first`
    : `no answer was found that breaks "${keyword}"`;
}

/** Finds the messages of a step's fields and groups, and of the fields inside them. */
export function findMessages({ fields }: SiteStep): Found[] {
  return withNestedFields([...fields.values()]).flatMap((field) =>
    messagesIn(field.ui, field.uiPointer).map((message) => {
      const context = findShown(field, message);
      const whyNot = () => whyNeverShown(field, message.keyword);
      return foundOf(controlName(field.path), message, errorOf(field), { context, whyNot });
    }),
  );
}

/** Finds the messages of a step's form as a whole. */
export function findFormMessages(step: SiteStep): Found[] {
  const parts = sameValueParts({ schema: step.schema, pointer: '' });
  const required = requiredNames(parts).flatMap(({ name }) => (step.fields.has(name) ? [] : [name]));
  const conditions = [...conditionsOf(parts).map(({ schema }) => schema), { required }];
  const rules: Requirement = { step, withAnswers: true, conditions };
  const errorIn: ErrorIn = ({ errors }) =>
    [...errors].find(([at]) => !step.fields.has(at.split('/')[1] ?? ''))?.[1];
  return messagesIn(step.entry.step.uiSchema, `${step.at}/uiSchema`).map((message) => {
    const { keyword } = message;
    const context = findContext(step, [rules], shows(errorIn, message));
    const rule = keyword === undefined ? 'a rule of the form as a whole' : `the form’s own "${keyword}"`;
    const whyNot = () => formatTooManyFor([rules]) ?? `nothing was found that breaks ${rule}`;
    return foundOf('', message, errorIn, { context, whyNot });
  });
}
