import { atKey } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type Form, undrawnGroup } from '../model/forms.ts';
import { type DrawnField, drawnFields } from '../model/widgets.ts';
import { type CheckContext, type Evaluation, evaluation, perForm, type Rule } from '../rule.ts';

/** A choice of a field, whose words are not the field's. */
const CHOICE = /\/(?:oneOf|anyOf)\/\d+$/;

function evaluate({ origin }: CheckContext, { file }: Form, { node }: DrawnField): Evaluation {
  const { name, ui, schemas } = node;
  const own = schemas.filter(({ pointer }) => !CHOICE.test(pointer));
  const titles = [ui['ui:title'], ...own.map(({ schema }) => schema.title)];
  const isLabelled = titles.some((title) => typeof title === 'string' && title.trim() !== '');
  const empty = own.find(({ schema }) => schema.title !== undefined);
  const location = empty
    ? origin(file, `${empty.pointer}/title`)
    : atKey(origin(file, schemas[0]?.pointer ?? ''));
  const advice = 'Add a "title". To show it to screen readers only, add "hideLabel" to "ui:options".';
  return evaluation(isLabelled, location, `The field ${quote(name)} has no label.`, advice);
}

export const labelMissing: Rule = {
  topic: 'Fields and what they accept',
  about:
    'A field has no label. Placeholders and headings do not count: screen readers do not read them with the field.',
  check: perForm((context, form) =>
    drawnFields(context, form)
      // required-message reports a group that is not drawn as a whole
      .filter(({ node }) => !undrawnGroup(form, node))
      .map((field) => evaluate(context, form, field)),
  ),
};
