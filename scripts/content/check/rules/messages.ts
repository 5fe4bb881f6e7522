import type { FormSchema } from '../../../../src/engine/compiled.ts';
import { nameChoices } from '../../../../src/engine/form/schema.ts';
import { COMPARING, isOtherAnswer } from '../../comparisons.ts';
import { escapePart, isObject, objectOf } from '../../json.ts';
import { areContradictory } from '../../values/index.ts';
import { atKey, type Location } from '../diagnostic.ts';
import { list, quote, suggestName } from '../format.ts';
import { neededFields } from '../model/code-answers.ts';
import { failingKeywords } from '../model/failing-keywords.ts';
import { type Form, type FormNode, readsOf, undrawnGroup, unknownNamesFor } from '../model/forms.ts';
import { dependentNames, itemsOf, propertiesOf, requiredNames } from '../model/schema-parts.ts';
import {
  canDraw,
  type DrawnField,
  drawnFields,
  drawnGroups,
  failsBy,
  isUnclear,
  widgetOf,
} from '../model/widgets.ts';
import { type CheckContext, type Evaluation, evaluation, perField, perForm, type Rule } from '../rule.ts';

export const messageKeyword: Rule = {
  topic: 'Messages',
  about: 'A message is for a rule that the field does not have.',
  check: perField((context, field, form) => {
    const messages = field.ui['ui:messages'];
    const widget = widgetOf(field);
    // widget-field reports a field of another kind, whose rules may be for the widget
    if (!isObject(messages) || (widget !== undefined && canDraw(widget, form, field) === false)) return [];
    // a misspelt name in "required" may be meant for any field of the object
    const isUnclear = unknownNamesFor(form, field).some(({ where }) => where === 'required');
    // answer-optional reports a field that code needs but that is not required
    const mayBeRequired = isUnclear || neededFields(context).has(field);
    const possible = failingKeywords(field);
    const byWidget = widget === undefined ? [] : failsBy(widget);
    // visitors who type a text or choose an option cannot enter an answer of the wrong type
    const likely = [...possible].filter((each) => each !== 'type' || byWidget.includes(each));
    const isForm = field.name === '';
    return Object.keys(messages).map((keyword) => {
      const canFail = possible.has(keyword) || (keyword === 'required' && mayBeRequired);
      const pointer = `${field.pointer}/ui:messages/${escapePart(keyword)}`;
      const subject = isForm ? 'This form' : quote(field.name);
      const message = `${subject} has no rule ${quote(keyword)}, so this message never shows.`;
      const advice =
        keyword === 'required'
          ? `Add ${isForm ? 'a fact' : quote(field.name)} to "required", or remove the message.`
          : suggestName(
              keyword,
              likely.filter((name) => !Object.hasOwn(messages, name)),
              'Remove it.',
            );
      return evaluation(canFail, atKey(context.origin(form.file, pointer)), message, advice);
    });
  }),
};

function silentOf(node: FormNode, keywords: readonly string[]): string[] {
  const messages = node.ui['ui:messages'];
  if (typeof messages === 'string') return [];
  const possible = failingKeywords(node);
  const written = Object.keys(objectOf(messages));
  // message-keyword reports a message for an unknown rule, which may be the message that is missing here
  if (written.some((keyword) => !possible.has(keyword))) return [];
  return keywords.filter((keyword) => possible.has(keyword) && !written.includes(keyword));
}

function locationOf(context: CheckContext, { file }: Form, { pointer, ui, schemas }: FormNode): Location {
  if (ui['ui:messages'] !== undefined) return atKey(context.origin(file, `${pointer}/ui:messages`));
  const shared = context.resolved(file).refs.get(pointer);
  if (shared) return atKey(shared);
  const isDrawn = Object.keys(ui).length > 0;
  return atKey(context.origin(file, isDrawn ? pointer : (schemas[0]?.pointer ?? '')));
}

type Place = Parameters<typeof locationOf>;

function evaluateSilent(place: Place, message: string, silent: readonly string[]): Evaluation {
  const [context, form, node] = place;
  const location = locationOf(...place);
  const adviceAbout = (messages: string) =>
    silent.length > 1
      ? `Write a text for each in ${messages}, or one text for all.`
      : `Write a text for ${quote(silent[0])} in ${messages}.`;
  const advice = adviceAbout('"ui:messages"');
  const use = {
    location: context.locationOfUse(form.file, node.pointer),
    advice: adviceAbout(`"ui:messages" of ${location.file.name}, which other fields share`),
  };
  return { ...evaluation(silent.length === 0, location, message, advice), use };
}

/** Returns true if only `anyOf` or `oneOf` of the object around a field require it. The message is the object's then. */
function isOneOfSeveral({ nodes }: Form, field: FormNode): boolean {
  const around = nodes.find(({ fields }) => fields.get(field.name) === field.schemas);
  const start = around?.schemas[0]?.pointer.length;
  const uses = [...requiredNames(around?.schemas ?? []), ...dependentNames(around?.schemas ?? [])];
  // an entry of a map has its own message
  if (field.name === 'additionalProperties') return false;
  return uses
    .filter(({ name }) => name === field.name)
    .every(({ pointer }) => /\/(?:anyOf|oneOf)\//.test(pointer.slice(start)));
}

/** The widgets whose answer visitors can change but not clear. */
const NEVER_CLEARED = new Set(['select', 'button-group', 'yes-no', 'product-cards', 'list']);

/** Returns true if a pattern refuses every text that is too long, so that the message for the pattern shows. */
const isHiddenByPattern = ({ schemas }: FormNode) =>
  schemas.every(
    ({ schema: { maxLength, ...rest } }) =>
      maxLength === undefined || areContradictory([{ ...rest, minLength: Number(maxLength) + 1 }]),
  );

/** Returns the keywords that an answer never breaks, because the field fills itself. */
function keptBy(widget: string, { schemas }: FormNode): string[] {
  const isSet = (keyword: string) => schemas.some(({ schema }) => schema[keyword] !== undefined);
  const isNumber = (keyword: string) =>
    isSet(keyword) && schemas.every(({ schema }) => typeof (schema[keyword] ?? 0) === 'number');
  const isText = schemas.some(({ schema }) => schema.type === 'string');
  if (isSet('default') && NEVER_CLEARED.has(widget)) return ['required'];
  // what visitors type is a text; if it is none of the choices, the message for "oneOf" shows
  if (widget === 'typeahead' && isText) return ['type', 'const'];
  const { schema: items } = itemsOf(schemas)[0] ?? {};
  if (widget === 'lines' && items?.type === 'string') return ['type'];
  if (widget === 'map')
    return [
      ...(isNumber('maxProperties') ? ['maxProperties'] : []),
      ...(schemas.some(({ schema }) => nameChoices(schema as FormSchema).length > 0)
        ? ['propertyNames']
        : []),
    ];
  if (widget !== 'list') return [];
  return [
    ...(isNumber('minItems') ? ['required', 'minItems'] : []),
    ...(isNumber('maxItems') ? ['maxItems'] : []),
  ];
}

function evaluateField(context: CheckContext, form: Form, { node, widget }: DrawnField): Evaluation {
  const kept = [...keptBy(widget, node), ...(isOneOfSeveral(form, node) ? ['required'] : [])];
  const compared = COMPARING.filter((keyword) =>
    node.schemas.some(({ schema }) => isOtherAnswer(schema[keyword])),
  );
  const fails = new Set([...failsBy(widget), ...compared]);
  const silent = silentOf(node, [...fails]).filter(
    (keyword) => !kept.includes(keyword) && (keyword !== 'maxLength' || !isHiddenByPattern(node)),
  );
  const group = silent.length > 0 ? undrawnGroup(form, node) : undefined;
  if (group) {
    const location = atKey(context.origin(form.file, group.schemas[0]?.pointer ?? ''));
    const message = `${quote(group.name)} is not in the "uiSchema", so it has no widget and no messages.`;
    return evaluation(false, location, message, `Add ${quote(group.name)} to the "uiSchema".`);
  }
  const message = `${quote(node.name)} has no message for ${list(silent)}.`;
  return evaluateSilent([context, form, node], message, silent);
}

/** Returns the silent keywords about the answers of a form or a group as a whole. */
function silentOfObject(node: FormNode): string[] {
  const start = node.schemas[0]?.pointer.length;
  const definitions = propertiesOf(node.schemas).map(({ pointer }) => pointer.slice(start));
  // reveal-keyword reports fields that are defined there
  const choices = ['anyOf', 'oneOf'].filter(
    (keyword) => !definitions.some((at) => at.includes(`/${keyword}/`)),
  );
  return silentOf(node, ['minProperties', 'maxProperties', 'not', ...choices]);
}

function evaluateGroup(context: CheckContext, form: Form, node: FormNode): Evaluation[] {
  const silent = [
    ...(isOneOfSeveral(form, node) ? [] : silentOf(node, ['required'])),
    ...silentOfObject(node),
  ];
  // evaluateField reports a group that was forgotten
  if (silent.length === 0 && Object.keys(node.ui).length === 0) return [];
  const message = `The group ${quote(node.name)} has no message for ${list(silent)}.`;
  return [evaluateSilent([context, form, node], message, silent)];
}

/** Evaluates the rules of a form as a whole: required facts, and combinations of answers and facts. */
function evaluateForm(context: CheckContext, form: Form): Evaluation[] {
  const { root } = form;
  if (isUnclear(context, form, root)) return [];
  const reads = readsOf(form);
  const required = requiredNames(root.schemas).map(({ name }) => name);
  const asksFacts = required.some((name) => reads.includes(name) && !root.fields.has(name));
  const silent = [...(asksFacts ? silentOf(root, ['required']) : []), ...silentOfObject(root)];
  const message = `This form has no message for ${list(silent)}, so visitors would not know why they cannot continue.`;
  return [evaluateSilent([context, form, root], message, silent)];
}

export const requiredMessage: Rule = {
  topic: 'Messages',
  about:
    'A field or a form can be refused without a message, so visitors would not know why they cannot continue.',
  check: perForm((context, form) => [
    ...evaluateForm(context, form),
    ...drawnFields(context, form).map((field) => evaluateField(context, form, field)),
    ...drawnGroups(context, form).flatMap((node) => evaluateGroup(context, form, node)),
  ]),
};
