import type { Edit } from '../../scripts/content/check/diagnostic.ts';
import type { createCalls } from '../../scripts/studio/calls.ts';
import type { JsonObject } from '../engine/form/paths.ts';
import type { Place, UsedBy } from './model.ts';

/** The address of Studio, and of its calls: `/studio/api/edit`. */
export const STUDIO = '/studio';
export const STUDIO_CALLS = '/studio/api/';

/** The header with the token of this session, which only the page of Studio knows. */
export const TOKEN_HEADER = 'x-studio-token';

/** The event that tells open Studios that the content or its diagnostics have changed. Its data is a StudioState. */
export const STUDIO_STATE = 'studio:state';

/** The most places to name that share something. */
export const MOST_PLACES = 20;

/** Which places a change is for: all that share the value, or only this one. */
export type Scope = 'everywhere' | 'here';

/** A place for a part among others: an index in a list, or in the order of a form (its `ui:order`). A map has no order. */
export interface Slot extends Place {
  index: number;
}

/** The entries of an author for a new part. */
export interface NewPart {
  /** The name of a field or an entry, the hash of a step, the value of a choice, the name of a page's file. */
  name?: string;
  /** The text that visitors read. */
  label?: string;
  /** The type of a field, or the pointer of the shared definition that it is based on. */
  base?: string;
  isRequired?: boolean;
}

/** A copied part. Its JSON is as authors wrote it. */
export interface Clip {
  /** Its kind. It fits into the slots of the same kind. */
  kind: string;
  label: string;
  /** The file that the relative paths in it lead from. */
  file: string;
  /** The name of a field or an entry, or the hash of a step. */
  name?: string;
  /** The value of an entry, or the rule of a field. */
  json: string;
  /** The uiSchema of a field. */
  ui?: string;
  isRequired?: boolean;
  /** The file of a step, with its text. */
  step?: { file: string; text: string };
}

/** The changes and losses of a command that is not run yet. */
export interface Plan {
  files: readonly { file: string; lines: number }[];
  /** The losses of visitors who have begun, in words. */
  lost: readonly string[];
  /** Who still uses what would be deleted. */
  uses: readonly UsedBy[];
  /** The places that share what changes: one more than {@link MOST_PLACES} stands for all others. Empty if it is only one. */
  shared: readonly UsedBy[];
  /** The reason why it can't be done. */
  refusal?: string;
  /** A name to use, because it has none or its name is taken. */
  otherName?: string;
}

/** Something that can be added at a node. */
export interface Addition {
  label: string;
  /** The kind of the clips that fit there. */
  kind: string;
  to: Slot;
  asks: 'nothing' | 'name' | 'field' | 'step' | 'page' | 'choice';
  /** The names to choose from. */
  names?: readonly string[];
  /** Absent if nobody else gets what is added. `canBeHere` is true if it can be added for this place only. */
  shared?: { canBeHere: boolean };
}

/** A list, form or map that a part can be moved to, with what is in it. */
export interface Target {
  label: string;
  to: Place;
  entries: readonly string[];
  /** False for a map: what is new comes last. */
  hasOrder: boolean;
}

/** The actions that a node has. */
export interface NodeActions {
  additions: readonly Addition[];
  /** Its slot among the others, if it can be moved or copied. */
  slot?: Slot & { kind: string; count: number; isShared: boolean };
  /** The names that can be changed. `choice` is the value of a choice of the field. */
  names: readonly { label: string; place: Place; name: string; choice?: string }[];
  canDelete: boolean;
  /** The types and shared definitions that a new field can be based on. */
  bases: readonly { value: string; label: string }[];
}

/**
 * A change that an author asks for.
 *
 * - `set` gives a place another value, or removes it without one.
 * - `insert` and `remove` change a list; `remove` and `rename` also a property.
 * - `require` says if visitors must answer a field.
 * - `share` removes an override.
 * - `replace` replaces a text in the texts that are written at some places.
 * - `condition` gives a node another condition, or none: then it always shows. What the condition reads is added to
 *   the step's "reads". `nameCondition` makes it a named condition, which others can use.
 * - `add` creates a part in a slot; `paste` puts a copied one there, for all that share the slot.
 * - `put` moves a part to a slot, in its own list or form or in another one.
 * - `name` gives a part another name and changes all that refers to it. `choice` is the value of a field's choice.
 * - `delete` removes a part from everywhere.
 * - `text` replaces the text of a file. It is refused if the file does not have the text of `base` any more. `fix`
 *   makes the edits of a diagnostic.
 */
export type Command =
  | { type: 'set'; place: Place; value: unknown; scope: Scope }
  | { type: 'insert'; place: Place; index: number; value: unknown; scope: Scope }
  | { type: 'remove'; place: Place; scope: Scope }
  | { type: 'rename'; place: Place; key: string; scope: Scope }
  | { type: 'require'; place: Place; isRequired: boolean }
  | { type: 'share'; place: Place }
  | { type: 'replace'; places: readonly Place[]; text: string; wholeWords: boolean; becomes: string }
  | { type: 'condition'; place: Place; schema?: JsonObject; scope: Scope }
  | { type: 'nameCondition'; place: Place; name: string }
  | { type: 'add'; to: Slot; given: NewPart; scope?: Scope }
  | { type: 'paste'; to: Slot; clip: Clip; name?: string }
  | { type: 'put'; place: Place; to: Slot; name?: string }
  | { type: 'name'; place: Place; name: string; choice?: string }
  | { type: 'delete'; place: Place }
  | { type: 'text'; file: string; text: string; base?: string }
  | { type: 'fix'; file: string; fix: readonly Edit[]; hash: string };

/** The answers of a visitor who sees something, or why nobody does. `unknown` if it is not part of a journey. */
export type Example = { answers: readonly string[] } | { nobody: string } | { unknown: true };

type Handlers = ReturnType<typeof createCalls>;

/** The calls of Studio: what each is asked and what it answers. All are POST with JSON. */
export type Calls = {
  [Name in keyof Handlers]: {
    request: Parameters<Handlers[Name]> extends [infer Request] ? Request : Record<string, never>;
    response: Awaited<ReturnType<Handlers[Name]>>;
  };
};
