import type { Annotated } from '../../../schemas/annotations.ts';
import { escapePart, isObject } from '../../json.ts';
import type { Part } from '../diagnostic.ts';
import type { Form, FormNode } from './forms.ts';

/** The kinds of names in a widget's options: a choice of its field, a property of its items, a field or a fact. */
export type Named = 'choice' | 'item' | 'answer';

/** A name in a widget's options, and where it stands. */
export interface NamedOption {
  node: FormNode;
  option: string;
  name: string;
  pointer: string;
  part: Part;
}

/** The names of a kind in the options of a form's widgets, as "names" in the widgets' schemas says. */
export function namedOptions(annotated: Annotated, { nodes }: Form, kind: Named): NamedOption[] {
  return nodes.flatMap((node) => {
    const options = node.ui['ui:options'];
    if (!isObject(options)) return [];
    return Object.entries(options).flatMap(([option, value]): NamedOption[] => {
      const pointer = `${node.pointer}/ui:options/${escapePart(option)}`;
      if (!annotated.get(pointer)?.get('names')?.includes(kind)) return [];
      if (typeof value === 'string') return [{ node, option, name: value, pointer, part: 'value' }];
      return Object.keys(isObject(value) ? value : {}).map((name) => ({
        node,
        option,
        name,
        pointer: `${pointer}/${escapePart(name)}`,
        part: 'key',
      }));
    });
  });
}
