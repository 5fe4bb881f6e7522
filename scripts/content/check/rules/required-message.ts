import { isObject } from '../../json.ts';
import { atKey, type Place } from '../finding.ts';
import { type DrawnField, drawnFields } from '../model/drawn-fields.ts';
import { failingKeywords } from '../model/failing-keywords.ts';
import { failsBy } from '../model/fails-by.ts';
import type { Form, FormNode } from '../model/forms.ts';
import { undrawnGroup } from '../model/undrawn-groups.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { judgeForms, type Verdict } from '../verdicts.ts';
import { list, quote } from '../wording.ts';

/** The keywords that a field can fail by without a word to its visitor. */
function silentKeywords({ node, widget }: DrawnField): string[] {
  const messages = node.ui['ui:messages'];
  if (typeof messages === 'string') return [];
  const possible = failingKeywords(node);
  const written = Object.keys(isObject(messages) ? messages : {});
  // a message for another rule is told of by itself, and may be the one that is missing here
  if (written.some((keyword) => !possible.has(keyword))) return [];
  const hasDefault = node.schemas.some(({ schema }) => schema.default !== undefined);
  return failsBy(widget).filter(
    (keyword) =>
      possible.has(keyword) && !written.includes(keyword) && !(keyword === 'required' && hasDefault),
  );
}

/** Where a message should be added: beside the others, where the field is drawn, or where it is defined. */
function placeOf(context: CheckContext, { file }: Form, { node }: DrawnField): Place {
  const { pointer, ui, schemas } = node;
  if (ui['ui:messages'] !== undefined) return atKey(context.origin(file, `${pointer}/ui:messages`));
  const shared = context.resolved(file).refs.get(pointer);
  if (shared) return atKey(shared);
  return Object.keys(ui).length > 0
    ? atKey(context.origin(file, pointer))
    : atKey(context.origin(file, schemas[0]?.pointer ?? ''));
}

/** Tells of a group that nothing draws, once for all that is in it. */
function judgeGroup(context: CheckContext, { file }: Form, { name, schemas }: FormNode): Verdict {
  const place = atKey(context.origin(file, schemas[0]?.pointer ?? ''));
  const message = `Nothing says how to draw ${quote(name)}, nor what to say where its answer does not fit.`;
  return { place, wrong: { message, fix: `Add ${quote(name)} to the "uiSchema".` } };
}

function judge(context: CheckContext, form: Form, field: DrawnField): Verdict {
  const silent = silentKeywords(field);
  const group = silent.length > 0 ? undrawnGroup(form, field.node) : undefined;
  if (group) return judgeGroup(context, form, group);
  const place = placeOf(context, form, field);
  const [only] = silent;
  if (only === undefined) return { place, wrong: undefined };
  const message = `Nothing is said to a visitor whose ${quote(field.node.name)} fails by ${list(silent)}.`;
  const fix =
    silent.length > 1
      ? 'Write a text for each in "ui:messages", or one text for all.'
      : `Write a text for ${quote(only)} in "ui:messages".`;
  return { place, wrong: { message, fix } };
}

export const rule: Rule = {
  id: 'required-message',
  about:
    'A field has to be answered, or has a rule that an answer can fail, and has no message for it: visitors would not learn why they cannot go on.',
  check: (context) =>
    judgeForms(context, (form) => drawnFields(context, form).map((field) => judge(context, form, field))),
};
