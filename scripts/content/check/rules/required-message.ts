import { isObject } from '../../json.ts';
import { atKey, type Location, type Problem } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { failingKeywords } from '../model/failing-keywords.ts';
import { type Form, type FormNode, readsOf, undrawnGroup } from '../model/forms.ts';
import { requiredNames } from '../model/schema-parts.ts';
import { type DrawnField, drawnFields, failsBy, isUnclear } from '../model/widgets.ts';
import { checkForms, type Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** Returns those of some keywords that an answer can fail by without a word to its visitor. */
function silentOf(node: FormNode, keywords: readonly string[]): string[] {
  const messages = node.ui['ui:messages'];
  if (typeof messages === 'string') return [];
  const possible = failingKeywords(node);
  const written = Object.keys(isObject(messages) ? messages : {});
  // a message for another rule is reported by itself, and may be the one that is missing here
  if (written.some((keyword) => !possible.has(keyword))) return [];
  return keywords.filter((keyword) => possible.has(keyword) && !written.includes(keyword));
}

/** Returns the keywords that a field can fail by without a word to its visitor. */
function silentKeywords({ node, widget }: DrawnField): string[] {
  const hasDefault = node.schemas.some(({ schema }) => schema.default !== undefined);
  return silentOf(node, failsBy(widget)).filter((keyword) => !(keyword === 'required' && hasDefault));
}

/** Returns where a message should be added: beside the others, where the field is drawn, or where it is defined. */
function locationOf(context: CheckContext, { file }: Form, { pointer, ui, schemas }: FormNode): Location {
  if (ui['ui:messages'] !== undefined) return atKey(context.origin(file, `${pointer}/ui:messages`));
  const shared = context.resolved(file).refs.get(pointer);
  if (shared) return atKey(shared);
  return Object.keys(ui).length > 0
    ? atKey(context.origin(file, pointer))
    : atKey(context.origin(file, schemas[0]?.pointer ?? ''));
}

/** Tells of a group that nothing draws, once for all that is in it. */
function evaluateGroup(context: CheckContext, { file }: Form, { name, schemas }: FormNode): Evaluation {
  const location = atKey(context.origin(file, schemas[0]?.pointer ?? ''));
  const message = `${quote(name)} is not in the "uiSchema", so it has no widget and no messages.`;
  return { location, problem: { message, advice: `Add ${quote(name)} to the "uiSchema".` } };
}

function problemFor(message: string, [keyword, ...others]: readonly string[]): Problem | undefined {
  if (keyword === undefined) return undefined;
  const advice =
    others.length > 0
      ? 'Write a text for each in "ui:messages", or one text for all.'
      : `Write a text for ${quote(keyword)} in "ui:messages".`;
  return { message, advice };
}

function evaluate(context: CheckContext, form: Form, field: DrawnField): Evaluation {
  const silent = silentKeywords(field);
  const group = silent.length > 0 ? undrawnGroup(form, field.node) : undefined;
  if (group) return evaluateGroup(context, form, group);
  const message = `${quote(field.node.name)} has no message for ${list(silent)}.`;
  return { location: locationOf(context, form, field.node), problem: problemFor(message, silent) };
}

/** Judges what a form as a whole asks for: facts, or answers and facts that go together. */
function evaluateForm(context: CheckContext, form: Form): Evaluation[] {
  const { root } = form;
  if (isUnclear(context, form, root)) return [];
  const reads = readsOf(form);
  const asksFacts = requiredNames(root.schemas).some(
    ({ name }) => reads.includes(name) && !root.fields.has(name),
  );
  const silent = silentOf(root, [...(asksFacts ? ['required'] : []), 'not']);
  const message = `This form has no message for ${list(silent)}, so visitors would not know why they cannot continue.`;
  return [{ location: locationOf(context, form, root), problem: problemFor(message, silent) }];
}

export const rule: Rule = {
  id: 'required-message',
  topic: 'Messages',
  about:
    'A field or a form can be refused without a message, so visitors would not know why they cannot continue.',
  check: (context) =>
    checkForms(context, (form) => [
      ...evaluateForm(context, form),
      ...drawnFields(context, form).map((field) => evaluate(context, form, field)),
    ]),
};
