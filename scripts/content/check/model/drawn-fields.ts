import type { CheckContext } from '../rule.ts';
import { drawsOf, fieldToDraw } from './draws.ts';
import { fieldNames } from './field-names.ts';
import type { Form, FormNode } from './forms.ts';
import { typeMisfits } from './type-misfits.ts';
import { widgetOf } from './widget-uses.ts';

/** A field of a form that has a control of its own. */
export interface DrawnField {
  node: FormNode;
  widget: string;
}

const isWithin = (pointer: string, outer: string) => pointer.startsWith(`${outer}/`);

/** Whether a field is part of what one widget draws whole, and nothing says how it should be drawn by itself. */
function isHidden(nodes: readonly FormNode[], node: FormNode): boolean {
  const wholes = nodes.filter(
    (other) => typeof other.ui['ui:widget'] === 'string' && isWithin(node.pointer, other.pointer),
  );
  return wholes.some((whole) => {
    const drawsParts = Object.keys(whole.ui).some((name) => !name.startsWith('ui:'));
    return !drawsParts || (Object.keys(node.ui).length === 0 && !node.canBeRequired);
  });
}

/** The objects of a form that draw a name which is no field of theirs. */
function unclearObjects(form: Form): string[] {
  return fieldNames(form)
    .filter(({ isField }) => !isField)
    .map(({ node }) => node.pointer);
}

/** Returns true where a key that is out of place may have said how a field is drawn, or something around it. */
export function isUnclear(context: CheckContext, { file, root }: Form, { pointer }: FormNode): boolean {
  return context.schemaErrors(file).some((error) => {
    const parent = error.pointer.slice(0, error.pointer.lastIndexOf('/'));
    const location = error.part === 'key' ? parent : error.pointer;
    const isAround = isWithin(`${pointer}/`, location) && isWithin(location, root.pointer);
    return isAround || isWithin(error.pointer, pointer);
  });
}

/** Whether another rule tells of what is wrong with how a field is drawn, so that it is not known how it should be. */
function isToldOf(context: CheckContext, form: Form, { node, widget }: DrawnField): boolean {
  const { pointer } = node;
  if (isUnclear(context, form, node)) return true;
  if (node.schemas.some((part) => typeMisfits(part).length > 0)) return true;
  const use = context.widgets(form.file).find((each) => each.pointer === pointer);
  if (use?.unclear || (use && context.optionErrors(use).length > 0)) return true;
  const field = fieldToDraw(form, node);
  return field !== undefined && drawsOf(widget)?.fits(field) === false;
}

/** The fields of a form that are drawn, as far as it is clear how. */
export function drawnFields(context: CheckContext, form: Form): DrawnField[] {
  const unclear = unclearObjects(form);
  // what draws a name that is no field may have been meant for one that nothing draws
  const isMeant = ({ ui, pointer }: FormNode) =>
    Object.keys(ui).length === 0 && unclear.some((object) => isWithin(pointer, object));
  return form.nodes.flatMap((node): DrawnField[] => {
    const widget = node === form.root ? undefined : widgetOf(node);
    if (widget === undefined || isHidden(form.nodes, node) || isMeant(node)) return [];
    const field = { node, widget };
    return isToldOf(context, form, field) ? [] : [field];
  });
}
