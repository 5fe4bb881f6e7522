import type { OutlineNode, Place } from '../../../src/studio/model.ts';
import { allNodes, isInside } from '../../../src/studio/places.ts';
import type { NodeActions, Target } from '../../../src/studio/protocol.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { escapePart, listOf, objectOf } from '../../content/json.ts';
import { createLabels, labelOf, wordsOf } from '../outline/labels.ts';
import type { SiteContent } from '../site-content.ts';
import { additionsAt, additionsInside } from './additions.ts';
import { sharedFile } from './new-field.ts';
import {
  contentOf,
  FIELD,
  holderAt,
  kindOfSlot,
  lastPart,
  type Part,
  partAt,
  schemaOf,
  sharersOf,
  valueAtPlace,
} from './parts.ts';

const TYPES = ['text', 'number', 'date', 'choice'].map((value) => ({ value, label: `Nothing: a ${value}` }));

function namesOf(content: SiteContent, place: Place, part: Part | undefined): NodeActions['names'] {
  if (place.pointer === '') return [{ label: 'File', place, name: place.file }];
  if (schemaOf(content, place)?.schema.title === 'Step') {
    const { hash } = objectOf(valueAtPlace(content, place));
    const { file, pointer } = content.definedAt(place);
    const written = { label: 'File', place: { file: file.name, pointer: '' }, name: file.name };
    return [{ label: wordsOf('hash'), place, name: String(hash) }, ...(pointer === '' ? [written] : [])];
  }
  if (part?.kind === 'key') return [{ label: 'Name', place, name: part.name }];
  if (part?.kind !== 'field') return [];
  const choices = listOf(part.field.schema.oneOf).flatMap((each) => {
    const { const: choice, title } = objectOf(each);
    if (typeof choice !== 'string') return [];
    return [{ label: `Value of “${title ?? choice}”`, place, name: choice, choice }];
  });
  return [{ label: 'Name', place, name: part.field.name }, ...choices];
}

/** Returns what can be done at a node of the outline. */
export function actionsAt(content: SiteContent, place: Place): NodeActions {
  const part = partAt(content, place);
  const slot = part?.slot;
  const kind = slot && kindOfSlot(content, slot);
  const others = part?.kind === 'field' ? part.holder.fields : listOf(slot && valueAtPlace(content, slot));
  const file = sharedFile(content);
  const shared = Object.keys(objectOf(objectOf(file && contentOf(content, file.name)).$defs));
  return {
    additions: additionsAt(content, place),
    ...(slot &&
      kind !== undefined && {
        slot: { ...slot, kind, count: others.length, isShared: sharersOf(content, slot, true).length > 1 },
      }),
    names: namesOf(content, place, part),
    canDelete: part !== undefined,
    bases: [
      ...TYPES,
      ...shared.map((name) => ({ value: `/$defs/${escapePart(name)}`, label: wordsOf(name) })),
    ],
  };
}

/** Returns the lists, forms and maps that a part can be moved to. */
export function targetsFor(content: SiteContent, outline: readonly OutlineNode[], place: Place): Target[] {
  const part = partAt(content, place);
  const slot = part?.slot;
  const kind = slot && kindOfSlot(content, slot);
  if (kind === undefined) return [];
  const { labelAt, nodeAt } = createLabels(outline);
  const entriesOf = ({ file, pointer }: Place) => {
    const fields =
      kind === FIELD ? holderAt(content, { file, pointer: parentOf(pointer) })?.fields : undefined;
    const inner = Object.entries(Object(valueAtPlace(content, { file, pointer }))).map(
      ([name, value]) =>
        // the heading of a step is what its entry in the journey is called
        [`${pointer}/${escapePart(name)}`, labelOf(objectOf(value).step ?? value, name)] as const,
    );
    const entries = fields?.map(({ uiPointer, name }) => [uiPointer, name] as const) ?? inner;
    return entries.map(([at, name]) => {
      const node = nodeAt({ file, pointer: at });
      return node?.pointer.startsWith(at) ? node.label : name;
    });
  };
  const targets = allNodes(outline)
    .filter((node) => !isInside(node, place) && (kind === FIELD || node.kind !== 'field'))
    .flatMap((node) =>
      additionsInside(content, node)
        .filter((addition) => addition.kind === kind)
        .map(({ to: { file, pointer } }): Target => {
          const map = node.kind === 'file' ? ` › ${wordsOf(lastPart(pointer))}` : '';
          const hasOrder = kind === FIELD || schemaOf(content, { file, pointer })?.schema.type === 'array';
          const to = { file, pointer };
          return { label: labelAt(node) + map, to, entries: entriesOf(to), hasOrder };
        }),
    );
  return [...new Map(targets.map((target) => [JSON.stringify(target.to), target])).values()];
}
