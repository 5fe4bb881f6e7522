import { atKey, atValue } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type Form, undrawnGroup } from '../model/forms.ts';
import { type DrawnField, drawnFields } from '../model/widgets.ts';
import { checkForms, type Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** A choice of a field, whose words are not the field's. */
const CHOICE = /\/(?:oneOf|anyOf)\/\d+$/;

function evaluate(context: CheckContext, { file }: Form, { node }: DrawnField): Evaluation {
  const { name, ui, schemas } = node;
  const own = schemas.filter(({ pointer }) => !CHOICE.test(pointer));
  const titles = own.map(({ schema }) => schema.title);
  const empty = own.find(({ schema }) => schema.title !== undefined);
  const location = empty
    ? atValue(context.origin(file, `${empty.pointer}/title`))
    : atKey(context.origin(file, schemas[0]?.pointer ?? ''));
  const isLabelled = [ui['ui:title'], ...titles].some(
    (title) => typeof title === 'string' && title.trim() !== '',
  );
  const problem = {
    message: `The field ${quote(name)} has no label.`,
    advice: 'Add a "title". To show it to screen readers only, add "hideLabel" to "ui:options".',
  };
  return { location, problem: isLabelled ? undefined : problem };
}

export const rule: Rule = {
  id: 'label-missing',
  topic: 'Fields and what they accept',
  about:
    'A field has no label. Placeholders and headings do not count: screen readers do not read them with the field.',
  check: (context) =>
    checkForms(context, (form) =>
      drawnFields(context, form)
        // that a group as a whole lacks its drawing, required-message tells
        .filter(({ node }) => !undrawnGroup(form, node))
        .map((field) => evaluate(context, form, field)),
    ),
};
