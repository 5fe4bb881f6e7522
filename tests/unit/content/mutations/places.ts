import type { Node } from 'jsonc-parser';
import { escapePart } from '../../../../scripts/content/json.ts';
import type { ContentFile } from '../../../../scripts/content/read.ts';

type Sense =
  | 'content'
  | 'shared'
  | 'shared-schemas'
  | 'shared-uis'
  | 'shared-alerts'
  | 'shared-conditions'
  | 'schema'
  | 'fields'
  | 'condition'
  | 'looked-at'
  | 'ui'
  | 'options'
  | 'choices'
  | 'messages'
  | 'data';

/** The sense of the values under each key. `*` is any other key. */
const UNDER: Readonly<Record<Sense, Readonly<Record<string, Sense>>>> = {
  content: { schema: 'schema', coverTypes: 'schema', uiSchema: 'ui', when: 'condition', '*': 'content' },
  shared: {
    $defs: 'shared-schemas',
    ui: 'shared-uis',
    alerts: 'shared-alerts',
    conditions: 'shared-conditions',
    '*': 'data',
  },
  'shared-schemas': { '*': 'schema' },
  'shared-uis': { '*': 'ui' },
  'shared-alerts': { '*': 'content' },
  'shared-conditions': { '*': 'condition' },
  schema: {
    properties: 'fields',
    items: 'schema',
    allOf: 'schema',
    oneOf: 'schema',
    then: 'schema',
    else: 'schema',
    if: 'condition',
    not: 'condition',
    dateRange: 'content',
    '*': 'data',
  },
  fields: { '*': 'schema' },
  condition: {
    properties: 'looked-at',
    items: 'condition',
    allOf: 'condition',
    anyOf: 'condition',
    not: 'condition',
    '*': 'data',
  },
  'looked-at': { '*': 'condition' },
  ui: {
    'ui:options': 'options',
    'ui:messages': 'messages',
    'ui:alerts': 'content',
    'ui:tooltip': 'content',
    'ui:widget': 'data',
    'ui:description': 'data',
    'ui:autocomplete': 'data',
    'ui:order': 'data',
    $ref: 'data',
    '*': 'ui',
  },
  options: { choices: 'choices', '*': 'content' },
  choices: { '*': 'content' },
  messages: { '*': 'data' },
  data: { '*': 'data' },
};

/** A value in a content file, with everything that a mistake needs. */
export interface Place {
  file: ContentFile;
  pointer: string;
  /** its key, or its index in a list */
  name: string;
  key: Node | undefined;
  value: Node;
  node: Node;
  sense: Sense;
  /** the sense of the object or list around it */
  within: Sense;
  around: Place | undefined;
  inside: readonly Place[];
}

type Outer = Omit<Place, 'inside'>;

function childrenOf(place: Place): Outer[] {
  const { file, pointer, value, sense } = place;
  return (value.children ?? []).flatMap((node, index) => {
    const [key, inner] = value.type === 'array' ? [undefined, node] : (node.children ?? []);
    if (!inner) return [];
    const name = String(key ? key.value : index);
    const own = key ? (UNDER[sense][name] ?? UNDER[sense]['*'] ?? 'data') : sense;
    const at = `${pointer}/${escapePart(name)}`;
    return [{ file, pointer: at, name, key, value: inner, node, sense: own, within: sense, around: place }];
  });
}

function withAllInside(outer: Outer): Place {
  const inside: Place[] = [];
  const place = { ...outer, inside };
  inside.push(...childrenOf(place).map(withAllInside));
  return place;
}

function flat(place: Place): Place[] {
  return place.inside.flatMap((child) => [child, ...flat(child)]);
}

/** Returns every property and item in a content file, parents before children. */
export function placesIn(file: ContentFile): Place[] {
  if (!file.tree) return [];
  const sense = file.kind === 'fields' ? 'shared' : 'content';
  const root = { file, pointer: '', name: '', key: undefined, value: file.tree, node: file.tree };
  return flat(withAllInside({ ...root, sense, within: sense, around: undefined }));
}
