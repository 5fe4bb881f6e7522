import { escapePart, isObject } from '../json.ts';
import type { Form, FormNode } from './forms.ts';
import { requiredNames, type UsedName } from './used-names.ts';

/** A place where a form uses a name that has to be one of its fields. */
export interface FieldName extends UsedName {
  where: 'uiSchema' | 'order' | 'required' | 'autoSubmit';
  /** the object whose field it should be */
  node: FormNode;
  isField: boolean;
}

type Use = Pick<FieldName, 'name' | 'pointer' | 'part' | 'where'>;

function inUiSchema({ ui, pointer }: FormNode): Use[] {
  const keys = Object.keys(ui).filter((name) => !name.startsWith('ui:'));
  return keys.map((name) => ({ name, pointer: `${pointer}/${escapePart(name)}`, part: 'key', where: 'uiSchema' }));
}

function inOrder({ ui, pointer }: FormNode): Use[] {
  const order: unknown[] = Array.isArray(ui['ui:order']) ? ui['ui:order'] : [];
  return order.flatMap((name, index): Use[] =>
    typeof name === 'string' && name !== '*'
      ? [{ name, pointer: `${pointer}/ui:order/${index}`, part: 'value', where: 'order' }]
      : [],
  );
}

function inRequired({ schemas, fields }: FormNode): Use[] {
  // an object that says nothing of its fields is a widget's own affair
  return fields.size > 0 ? requiredNames(schemas).map((used) => ({ ...used, where: 'required' })) : [];
}

function inAutoSubmit({ pointer, content }: Form): Use[] {
  const name = isObject(content.autoSubmit) ? content.autoSubmit.field : undefined;
  if (typeof name !== 'string') return [];
  return [{ name, pointer: `${pointer}/autoSubmit/field`, part: 'value', where: 'autoSubmit' }];
}

/**
 * Every use of a field's name in a form. A name that is no field of its object is listed once: where the schema
 * misspells a field, all its other uses would be listed otherwise.
 */
export function fieldNames(form: Form): FieldName[] {
  return form.nodes.flatMap((node) => {
    const uses = [...inUiSchema(node), ...inOrder(node), ...inRequired(node)];
    if (node === form.root) uses.push(...inAutoSubmit(form));
    const strange = new Set<string>();
    return uses.flatMap((use) => {
      const isField = node.fields.has(use.name);
      if (!isField && strange.has(use.name)) return [];
      if (!isField) strange.add(use.name);
      return [{ ...use, node, isField }];
    });
  });
}
