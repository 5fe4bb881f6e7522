import { escapePart, isObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { closest } from '../did-you-mean.ts';
import { type Form, type FormNode, readsOf } from './forms.ts';
import { requiredNames, type UsedName } from './schema-parts.ts';

/** A place where a form uses a name that has to be one of its fields. */
export interface FieldName extends UsedName {
  where: 'uiSchema' | 'order' | 'required' | 'autoSubmit' | 'properties';
  /** the object whose field it should be */
  node: FormNode;
  isField: boolean;
}

type Use = Pick<FieldName, 'name' | 'pointer' | 'part' | 'where'>;

/** A word about the field itself, be it misspelt: never a field's name. */
const UI_WORD = /^ui[:_A-Z-]/;

function inUiSchema({ ui, pointer }: FormNode): Use[] {
  // that any other key is none of ours is for the content's schema to say
  const keys = Object.keys(ui).filter((name) => !UI_WORD.test(name) && isObject(ui[name]));
  return keys.map((name) => ({
    name,
    pointer: `${pointer}/${escapePart(name)}`,
    part: 'key',
    where: 'uiSchema',
  }));
}

function inOrder({ ui, pointer }: FormNode): Use[] {
  const order: unknown[] = Array.isArray(ui['ui:order']) ? ui['ui:order'] : [];
  return order.flatMap((name, index): Use[] =>
    typeof name === 'string' && name !== '*'
      ? [{ name, pointer: `${pointer}/ui:order/${index}`, part: 'value', where: 'order' }]
      : [],
  );
}

function inRequired({ schemas, fields }: FormNode, facts: readonly string[]): Use[] {
  // an object that says nothing of its fields is a widget's own affair
  if (fields.size === 0) return [];
  const names = requiredNames(schemas).filter(({ name }) => !facts.includes(name));
  return names.map((used) => ({ ...used, where: 'required' }));
}

function inAutoSubmit({ pointer, content }: Form): Use[] {
  const name = isObject(content.autoSubmit) ? content.autoSubmit.field : undefined;
  if (typeof name !== 'string') return [];
  return [{ name, pointer: `${pointer}/autoSubmit/field`, part: 'value', where: 'autoSubmit' }];
}

/**
 * The place to tell of a name that is no field: where it is used, once; or where a field that nothing else in
 * the form names is defined, when several places agree on a name much like it.
 */
function strangeName(name: string, uses: readonly Use[], node: FormNode): Use | undefined {
  const [first, ...others] = uses.filter((use) => use.name === name);
  const unused = [...node.fields.keys()].filter((field) => !uses.some((use) => use.name === field));
  const meant = others.length > 0 ? closest(name, unused) : undefined;
  const [definition] = meant === undefined ? [] : (node.fields.get(meant) ?? []);
  return definition ? { name, pointer: definition.pointer, part: 'key', where: 'properties' } : first;
}

/** Every use of a field's name in a form; a name that is no field of its object is listed once. */
export const fieldNames: (form: Form) => readonly FieldName[] = weakMemo((form) =>
  form.nodes.flatMap((node) => {
    // a form may wait for a fact, beside its own fields
    const facts = node === form.root ? readsOf(form) : [];
    const uses = [...inUiSchema(node), ...inOrder(node), ...inRequired(node, facts)];
    if (node === form.root) uses.push(...inAutoSubmit(form));
    const fields = uses.filter(({ name }) => node.fields.has(name));
    const strange = new Set(uses.map(({ name }) => name).filter((name) => !node.fields.has(name)));
    const told = [...strange].flatMap((name) => strangeName(name, uses, node) ?? []);
    return [
      ...fields.map((use) => ({ ...use, node, isField: true })),
      ...told.map((use) => ({ ...use, node, isField: false })),
    ];
  }),
);
