import type { FormNode } from '../../check/model/forms.ts';
import type { SchemaPart } from '../../check/model/schema-parts.ts';
import { escapePart } from '../../json.ts';
import type { Loss } from '../change.ts';
import { definitionsOf } from '../versions/fields.ts';
import type { Followed } from '../versions/follow.ts';
import { type Asked, titleOf } from '../versions/pages.ts';
import { placeIn } from '../versions/places.ts';
import { guessRenames, type Named } from '../versions/renames.ts';

/** One object of a form before and now: the form itself, or what nests in it. */
interface Nodes {
  before: Asked;
  now: Asked;
  node: FormNode;
  other: FormNode;
}

const definitionIn = ({ fields }: FormNode, name: string): SchemaPart | undefined =>
  definitionsOf(fields.get(name) ?? [], name)[0];

function named(node: FormNode, names: readonly string[]): Named[] {
  return names.flatMap((name) => {
    const definition = definitionIn(node, name);
    return definition ? [{ name, schema: definition.schema }] : [];
  });
}

/** What the fields became that an object of a form has no more. */
export function renamesIn(
  node: FormNode,
  other: FormNode,
  gone: readonly string[],
): ReadonlyMap<string, string> {
  const added = [...other.fields.keys()].filter((name) => !node.fields.has(name));
  return guessRenames(named(node, gone), named(other, added));
}

function renamed(name: string, became: string): Pick<Loss, 'kind' | 'words' | 'added'> {
  return {
    kind: 'field-renamed',
    added: became,
    words: (touched) => ({
      message: `It looks like "${name}" became "${became}": what was answered under the old name in ${touched} is lost.`,
      fix: `Keep the name "${name}". What people read is the field's "title".`,
    }),
  };
}

function removed(name: string): Pick<Loss, 'kind' | 'words'> {
  return {
    kind: 'field-removed',
    words: (touched) => ({
      message: `"${name}" is not asked any more: what was answered in ${touched} is neither seen nor sent.`,
      fix: 'Bring it back, or be sure that the answers are not needed.',
    }),
  };
}

/** @param within the field that the object is inside of; absent for the form itself */
function lossesIn({ before, now, node, other }: Nodes, gone: readonly string[], within?: string): Loss[] {
  const renames = renamesIn(node, other, gone);
  return named(node, gone).flatMap(({ name }): Loss[] => {
    const definition = definitionIn(node, name);
    if (!definition) return [];
    const became = renames.get(name);
    const target = became === undefined ? undefined : definitionIn(other, became);
    // where it would stand is told from the form on: the form itself may have moved
    const stands = now.pointer + definition.pointer.slice(before.pointer.length);
    const loss: Omit<Loss, 'kind' | 'words'> = {
      before: placeIn({ page: before.page, pointer: definition.pointer }, 'key'),
      now: placeIn({ page: now.page, pointer: target?.pointer ?? stands }, 'key'),
      touches: within === undefined ? titleOf(before) : `"${within}" of ${titleOf(before)}`,
    };
    return [{ ...loss, ...(became === undefined ? removed(name) : renamed(name, became)) }];
  });
}

function inner({ form }: Asked, node: FormNode, name: string): FormNode | undefined {
  return form.nodes.find(({ pointer }) => pointer === `${node.pointer}/${escapePart(name)}`);
}

/** What is lost inside objects and lists that are still asked. What a widget only keeps there was never asked. */
function nestedLosses(nodes: Nodes, title: string, isDrawnWhole: boolean): Loss[] {
  const { before, now, node, other } = nodes;
  const isWhole = isDrawnWhole || typeof node.ui['ui:widget'] === 'string';
  const isAsked = (name: string) => !isWhole || Object.keys(inner(before, node, name)?.ui ?? {}).length > 0;
  const gone = [...node.fields.keys()].filter((name) => !other.fields.has(name) && isAsked(name));
  const deeper = [...node.fields.keys()].flatMap((name) => {
    const one = inner(before, node, name);
    const another = inner(now, other, name);
    return one && another ? nestedLosses({ before, now, node: one, other: another }, title, isWhole) : [];
  });
  return [...lossesIn(nodes, gone, title), ...deeper];
}

/** Fields of one form whose answers come back to no field any more, each with the one that it probably became. */
export function goneLosses(before: Asked, now: Asked, gone: readonly string[]): Loss[] {
  return lossesIn({ before, now, node: before.form.root, other: now.form.root }, gone);
}

/** What a field that is still asked has lost of its inside. */
export function insideLosses({ before, now }: Followed): Loss[] {
  if (!now) return [];
  const node = inner(before.asked, before.asked.form.root, before.name);
  const other = inner(now.asked, now.asked.form.root, now.name);
  if (!node || !other) return [];
  return nestedLosses({ before: before.asked, now: now.asked, node, other }, before.name, false);
}
