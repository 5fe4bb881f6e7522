import { atKey, atValue, type Location } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { typeMisfits } from '../model/consistency.ts';
import { type Form, type FormNode, fieldNames, undrawnGroup } from '../model/forms.ts';
import { drawsOf, fieldToDraw, isOfAnotherWidget, widgetOf } from '../model/widgets.ts';
import { checkForms, type Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** Returns true if a field is part of what one widget draws whole, which may draw its parts, or not, as it likes. */
function isPart(nodes: readonly FormNode[], { pointer }: FormNode): boolean {
  return nodes.some(
    (other) => typeof other.ui['ui:widget'] === 'string' && pointer.startsWith(`${other.pointer}/`),
  );
}

/** Returns true if what should say how a field is drawn may stand under a name that is misspelt, which is told by itself. */
function isLost(form: Form, field: FormNode): boolean {
  return fieldNames(form).some(
    ({ isField, node }) => !isField && node.fields.get(field.name) === field.schemas,
  );
}

function evaluate(context: CheckContext, form: Form, node: FormNode): Evaluation[] {
  const { file, nodes } = form;
  const isNamed = typeof node.ui['ui:widget'] === 'string';
  if (!isNamed && (isPart(nodes, node) || isLost(form, node) || undrawnGroup(form, node))) return [];
  const use = context.widgets(file).find(({ pointer }) => pointer === node.pointer);
  if (node.schemas.some((part) => typeMisfits(part).length > 0)) return [];
  // with its options misspelt it is not known what it is told
  if (use && (use.unclear || !context.optionErrors(use).every(isOfAnotherWidget))) return [];
  const widget = widgetOf(node);
  const field = fieldToDraw(form, node);
  const draws = widget === undefined ? undefined : drawsOf(widget);
  if (widget === undefined || !field || !draws) return [];

  const location: Location = isNamed
    ? atValue(context.origin(file, `${node.pointer}/ui:widget`))
    : atKey(context.origin(file, node.schemas[0]?.pointer ?? ''));
  if (draws.fits(field)) return [{ location, problem: undefined }];
  const others = [...context.names.widgets].filter((name) => drawsOf(name)?.fits(field));
  const message = isNamed
    ? `${quote(widget)} cannot draw ${quote(node.name)}: it is for ${draws.description}.`
    : `Without "ui:widget" ${quote(node.name)} is drawn by ${quote(widget)}, which is for ${draws.description}.`;
  const advice =
    others.length > 0 ? `For this field use ${list(others)}.` : 'Change the field, or the widget.';
  return [{ location, problem: { message, advice } }];
}

export const rule: Rule = {
  id: 'widget-field',
  topic: 'Widgets',
  about: 'A field uses a widget for another kind of answer, so no answer could be valid.',
  check: (context) =>
    checkForms(context, (form) => form.nodes.flatMap((node) => evaluate(context, form, node))),
};
