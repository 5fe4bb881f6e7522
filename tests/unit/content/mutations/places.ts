import type { Node } from 'jsonc-parser';
import { escapePart } from '../../../../scripts/content/json.ts';
import type { ContentFile } from '../../../../scripts/content/read.ts';

/** The sense of the values under the keys of an object with a sense. `*` is any other key. */
const UNDER = {
  content: { 'schema coverTypes': 'schema', uiSchema: 'ui', when: 'condition', '*': 'content' },
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
    'items allOf oneOf then else': 'schema',
    'if not': 'condition',
    dateRange: 'content',
    '*': 'data',
  },
  fields: { '*': 'schema' },
  condition: { properties: 'looked-at', 'items allOf anyOf not': 'condition', '*': 'data' },
  'looked-at': { '*': 'condition' },
  ui: {
    'ui:options': 'options',
    'ui:messages': 'messages',
    'ui:alerts ui:tooltip': 'content',
    'ui:widget ui:description ui:autocomplete ui:order $ref': 'data',
    '*': 'ui',
  },
  options: { choices: 'choices', '*': 'content' },
  choices: { '*': 'content' },
  messages: { '*': 'data' },
  data: { '*': 'data' },
} as const;

type Sense = keyof typeof UNDER;

/** A value in a content file, with everything that a mistake needs. */
export interface Place {
  file: ContentFile;
  pointer: string;
  /** its key, or its index in a list */
  name: string;
  key: Node | undefined;
  value: Node;
  /** the value, if it is a text */
  text: string | undefined;
  node: Node;
  sense: Sense;
  /** the sense of the object or list around it */
  within: Sense;
  around: Place | undefined;
  inside: Place[];
}

function addInside(place: Place): Place {
  const { file, pointer, value, sense } = place;
  const senses: [string, Sense][] = Object.entries(UNDER[sense]);
  for (const [index, node] of (value.children ?? []).entries()) {
    const [key, inner] = value.type === 'array' ? [undefined, node] : (node.children ?? []);
    if (!inner) continue;
    const name = String(key ? key.value : index);
    const text: unknown = inner.value;
    const outer = { file, pointer: `${pointer}/${escapePart(name)}`, within: sense, around: place };
    const named = senses.find(([keys]) => keys.split(' ').includes(name))?.[1] ?? UNDER[sense]['*'];
    const own = key ? named : sense;
    const child = { ...outer, name, key, value: inner, node, sense: own, inside: [] };
    place.inside.push(addInside({ ...child, text: typeof text === 'string' ? text : undefined }));
  }
  return place;
}

const flat = (place: Place): Place[] => place.inside.flatMap((child) => [child, ...flat(child)]);

/** Returns every property and item in a content file, parents before children. */
export function placesIn(file: ContentFile): Place[] {
  if (!file.tree) return [];
  const sense = file.kind === 'fields' ? 'shared' : 'content';
  const root = {
    file,
    pointer: '',
    name: '',
    key: undefined,
    value: file.tree,
    node: file.tree,
    text: undefined,
  };
  return flat(addInside({ ...root, sense, within: sense, around: undefined, inside: [] }));
}
