import type { Annotated } from '../../../schemas/annotations.ts';
import { escapePart, objectOf } from '../../json.ts';
import type { Form, FormNode } from './forms.ts';
import type { UsedName } from './schema-parts.ts';

interface NamedOption extends UsedName {
  node: FormNode;
  option: string;
}

/**
 * Returns the names of a kind in the options of a form's widgets. The kind is set by "names" in a widget's schema:
 * choices of the field, properties of its items, or fields and facts.
 */
export function namedOptions(
  annotated: Annotated,
  { nodes }: Form,
  kind: 'choice' | 'item' | 'answer',
): NamedOption[] {
  return nodes.flatMap((node) => {
    const options = objectOf(node.ui['ui:options']);
    return Object.entries(options).flatMap(([option, value]): NamedOption[] => {
      const pointer = `${node.pointer}/ui:options/${escapePart(option)}`;
      if (!annotated.get(pointer)?.get('names')?.includes(kind)) return [];
      if (typeof value === 'string') return [{ node, option, name: value, pointer, part: 'value' }];
      return Object.keys(objectOf(value)).map((name) => {
        return { node, option, name, pointer: `${pointer}/${escapePart(name)}`, part: 'key' };
      });
    });
  });
}
