import type { Form, FormNode } from './forms.ts';

const isUndrawn = ({ ui }: FormNode) => Object.keys(ui).length === 0;
const isWithin = (pointer: string, outer: string) => pointer.startsWith(`${outer}/`);

/**
 * The outermost group around a field that nothing says how to draw, though something in it has to be answered: more
 * likely than not its drawing was forgotten as a whole, and with it the widget that it should have.
 */
export function undrawnGroup({ nodes, root }: Form, field: FormNode): FormNode | undefined {
  if (!isUndrawn(field)) return undefined;
  const around = nodes.filter((node) => node !== root && isWithin(field.pointer, node.pointer));
  const [outermost] = around.toSorted((a, b) => a.pointer.length - b.pointer.length);
  if (!outermost || !around.every(isUndrawn)) return undefined;
  const inside = nodes.filter((node) => isWithin(node.pointer, outermost.pointer));
  return inside.some(({ canBeRequired }) => canBeRequired) ? outermost : undefined;
}
