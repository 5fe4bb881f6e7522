import type { Node } from 'jsonc-parser';
import type { Edit } from '../../../../scripts/content/check/diagnostic.ts';
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

/** The lines of a useful diagnostic, as offsets into the original text. */
export interface Spot {
  file: ContentFile;
  from: number;
  to: number;
  /** the offset inside the inserted text, if the edit inserts the line */
  into?: number;
}

/** A mistake that an author could make at one place of the real content. */
export interface Mistake {
  place: Place;
  edits: readonly Edit[];
  /** a diagnostic on any of these lines counts as found */
  right: readonly Spot[];
}

type Range = Pick<Node, 'offset' | 'length'>;

export const endOf = ({ offset, length }: Range) => offset + length;
export const insert = (offset: number, text: string): Edit => ({ offset, length: 0, text });
export const cut = (offset: number, length: number): Edit => ({ offset, length, text: '' });

/** Returns an edit that replaces a value with other JSON. */
export const replace = ({ offset, length }: Range, value: unknown): Edit => {
  return { offset, length, text: JSON.stringify(value) };
};

/** A value in a content file, with the edits and lines that mistakes need. */
export class Place {
  readonly value: Node;
  readonly key: Node | undefined;
  /** its key, or its index in a list */
  readonly name: string;
  readonly pointer: string;
  /** the sense of the object or list around it */
  readonly within: Sense;
  readonly inside: readonly Place[];

  constructor(
    readonly file: ContentFile,
    readonly node: Node,
    readonly sense: Sense,
    readonly around?: Place,
    index = 0,
  ) {
    const [key, value] = around?.value.type === 'object' ? (node.children ?? []) : [undefined, node];
    this.value = value ?? node;
    this.key = key;
    this.name = String(key ? key.value : index);
    this.pointer = around ? `${around.pointer}/${escapePart(this.name)}` : '';
    this.within = around?.sense ?? sense;
    const senses: [string, Sense][] = Object.entries(UNDER[sense]);
    this.inside = (this.value.children ?? []).map((child, at) => {
      const name = this.value.type === 'object' && child.children?.[0]?.value;
      const named = senses.find(([keys]) => keys.split(' ').includes(name))?.[1] ?? UNDER[sense]['*'];
      return new Place(file, child, name === false ? sense : named, this, at);
    });
  }

  /** the value, if it is a text */
  get text(): string | undefined {
    return typeof this.value.value === 'string' ? this.value.value : undefined;
  }

  get keyLine(): Spot {
    return this.lineAt((this.key ?? this.value).offset);
  }

  get valueLine(): Spot {
    return this.lineAt(this.value.offset);
  }

  /** all lines of the property or item */
  get allLines(): Spot {
    return { file: this.file, from: this.node.offset, to: endOf(this.node) };
  }

  /** Returns the line at an offset, such as the start of a node. */
  lineAt(offset: number): Spot {
    return { file: this.file, from: offset, to: offset };
  }

  /** Returns the property with this name. */
  child(name: string): Place | undefined {
    return this.inside.find((place) => place.name === name);
  }

  /** Returns the source text of a node. */
  written(node: Range): string {
    return this.file.text.slice(node.offset, endOf(node));
  }

  /** Returns an edit that removes the property or item, with its comma. */
  remove(): Edit {
    const siblings = this.around?.value.children ?? [];
    const index = siblings.indexOf(this.node);
    const [before, after] = [siblings[index - 1], siblings[index + 1]];
    if (after) return cut(this.node.offset, after.offset - this.node.offset);
    const start = before ? endOf(before) : this.node.offset;
    return cut(start, endOf(this.node) - start);
  }

  /** Returns an edit that inserts a property or an item after this one, and the spot of the inserted text. */
  insertAfter(text: string) {
    const { file, node } = this;
    const indent = file.text.slice(file.text.lastIndexOf('\n', node.offset) + 1, node.offset);
    const separator = indent.trim() === '' ? `,\n${indent}` : ', ';
    const end = endOf(node);
    return { edit: insert(end, separator + text), spot: { ...this.lineAt(end), into: separator.length } };
  }

  mistake(edits: Edit | readonly Edit[], ...right: Spot[]): Mistake {
    return { place: this, edits: [edits].flat(), right };
  }

  /** Returns the mistake of another value, none if it is undefined. Also right are diagnostics on `others`. */
  replaced(value: unknown, ...others: Spot[]): Mistake[] {
    return value === undefined ? [] : [this.mistake(replace(this.value, value), this.valueLine, ...others)];
  }

  /** Returns the mistake of another key, none if there is no key. Also right are diagnostics on `others`. */
  renamed(name: string, ...others: Spot[]): Mistake[] {
    return this.key ? [this.mistake(replace(this.key, name), this.keyLine, ...others)] : [];
  }
}

const flat = (place: Place): Place[] => place.inside.flatMap((child) => [child, ...flat(child)]);

/** Returns every property and item in a content file, parents before children. */
export function placesIn(file: ContentFile): Place[] {
  return file.tree ? flat(new Place(file, file.tree, file.kind === 'fields' ? 'shared' : 'content')) : [];
}
