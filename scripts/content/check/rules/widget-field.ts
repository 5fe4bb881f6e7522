import { atKey } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { inapplicableKeywords } from '../model/consistency.ts';
import { type Form, type FormNode, fieldNames, undrawnGroup } from '../model/forms.ts';
import { drawsOf, fieldToDraw, isOfAnotherWidget, widgetOf } from '../model/widgets.ts';
import { evaluation, perField, type Rule } from '../rule.ts';

/** Returns true if a field is part of what one widget draws whole, with or without its parts. */
function isPart(nodes: readonly FormNode[], { pointer }: FormNode): boolean {
  return nodes.some(
    (other) => typeof other.ui['ui:widget'] === 'string' && pointer.startsWith(`${other.pointer}/`),
  );
}

/** Returns true if a misspelt name, which field-unknown reports, may say how a field is drawn. */
function mayBeMisspelt(form: Form, field: FormNode): boolean {
  return fieldNames(form).some(
    ({ isField, node }) => !isField && node.fields.get(field.name) === field.schemas,
  );
}

export const rule: Rule = {
  topic: 'Widgets',
  about: 'A field uses a widget for another kind of answer, so no answer could be valid.',
  check: perField((context, node, form) => {
    const { file, nodes } = form;
    const isNamed = typeof node.ui['ui:widget'] === 'string';
    if (!isNamed && (isPart(nodes, node) || mayBeMisspelt(form, node) || undrawnGroup(form, node))) return [];
    if (node.schemas.some((part) => inapplicableKeywords(part).length > 0)) return [];
    const use = context.widgets(file).find(({ pointer }) => pointer === node.pointer);
    // while an option is misspelt, its effect is not known
    if (use && (use.unclear || !context.optionErrors(use).every(isOfAnotherWidget))) return [];
    const widget = widgetOf(node);
    const field = fieldToDraw(form, node);
    const draws = widget === undefined ? undefined : drawsOf(widget);
    if (widget === undefined || !field || !draws) return [];

    const location = isNamed
      ? context.origin(file, `${node.pointer}/ui:widget`)
      : atKey(context.origin(file, node.schemas[0]?.pointer ?? ''));
    const fitting = [...context.names.widgets].filter((name) => drawsOf(name)?.fits(field));
    const message = isNamed
      ? `${quote(widget)} cannot draw ${quote(node.name)}: it is for ${draws.description}.`
      : `Without "ui:widget" ${quote(node.name)} is drawn by ${quote(widget)}, which is for ${draws.description}.`;
    const advice =
      fitting.length > 0 ? `For this field use ${list(fitting)}.` : 'Change the field, or the widget.';
    return [evaluation(draws.fits(field), location, message, advice)];
  }),
};
