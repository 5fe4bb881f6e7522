import type { Edit } from '../../scripts/content/check/diagnostic.ts';
import type { JsonObject } from '../engine/form/paths.ts';
import type { ConditionTerm, Draft, OutlineNode, Place, Properties, StudioState, UsedBy } from './model.ts';

/** The address of Studio, and of its calls: `/studio/api/edit`. */
export const STUDIO = '/studio';
export const STUDIO_CALLS = '/studio/api/';

/** The header with the token of this session, which only the page of Studio knows. */
export const TOKEN_HEADER = 'x-studio-token';

/** The event that tells open Studios that the draft or its diagnostics have changed. Its data is a StudioState. */
export const STUDIO_STATE = 'studio:state';

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
  /** The reason why it can't be done. */
  refusal?: string;
  /** Another name to use, because the name is taken. */
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
}

/** A list, form or map that a part can be moved to, with what is in it. */
export interface Target {
  label: string;
  to: Place;
  entries: readonly string[];
}

/** The actions that a node has. */
export interface NodeActions {
  additions: readonly Addition[];
  /** Its slot among the others, if it can be moved or copied. */
  slot?: Slot & { kind: string; count: number };
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
 * - `add` creates a part in a slot; `paste` puts a copied one there.
 * - `put` moves a part to a slot, in its own list or form or in another one.
 * - `name` gives a part another name and changes all that refers to it. `choice` is the value of a field's choice.
 * - `delete` removes a part from everywhere.
 * - `text` replaces the text of a file. `fix` makes the edits of a diagnostic.
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
  | { type: 'add'; to: Slot; given: NewPart }
  | { type: 'paste'; to: Slot; clip: Clip; name?: string }
  | { type: 'put'; place: Place; to: Slot; name?: string }
  | { type: 'name'; place: Place; name: string; choice?: string }
  | { type: 'delete'; place: Place }
  | { type: 'text'; file: string; text: string }
  | { type: 'fix'; file: string; fix: readonly Edit[]; hash: string };

/** A text that visitors read, the name of a field, or the name of a file, with the searched text in it. */
export interface Found {
  kind: 'text' | 'name' | 'file';
  text: string;
  /** The text in parts. Every second one is a match. */
  parts: readonly string[];
  written: Place;
  /** The places where visitors read it. */
  uses: readonly UsedBy[];
}

/** A change of the content in words: “Email address › Hint” was “…”, is now “…”. */
export interface ReviewedChange extends Place {
  subject: string;
  /** The kind of change: changed, added, moved from 1 to 2. */
  what: string;
  before?: string | undefined;
  after?: string | undefined;
  /** Who else uses it. */
  also: readonly string[];
  /** The lines that differ, if nothing else can be said. */
  lines?: string;
}

/** The changes of a step, or of the rest of a page or file. */
export interface ReviewedGroup {
  label: string;
  shown: OutlineNode['shown'];
  changes: readonly ReviewedChange[];
}

/** A picture of a step on a phone. */
export interface Picture {
  /** Its address, with all its data. */
  image: string;
  /** The violations that axe-core has found. */
  violations: readonly string[];
}

/** A commit that changed a file. */
export interface Version {
  commit: string;
  /** ISO 8601. */
  date: string;
  author: string;
  subject: string;
}

/** The answers of a visitor who sees something, or why nobody does. `unknown` if it is not part of a journey. */
export type Example = { answers: readonly string[] } | { nobody: string } | { unknown: true };

/** The calls of Studio: what each is asked and what it answers. All are POST with JSON. */
export interface Calls {
  state: { request: Record<string, never>; response: StudioState };
  properties: { request: { place: Place; shown: readonly string[] }; response: Properties };
  actions: { request: { place: Place }; response: NodeActions };
  /** Lists where a part can be moved to. */
  targets: { request: { place: Place }; response: { targets: readonly Target[] } };
  copy: { request: { place: Place }; response: Clip };
  /** Says what a command would do, without doing it. */
  plan: { request: { command: Command }; response: Plan };
  edit: { request: { command: Command; label: string }; response: StudioState };
  undo: { request: Record<string, never>; response: StudioState };
  redo: { request: Record<string, never>; response: StudioState };
  /** Takes over the draft of a browser after the server has ended. */
  restore: { request: { draft: Draft }; response: StudioState };
  resolve: { request: { file: string; choice: 'mine' | 'theirs' | 'both' }; response: StudioState };
  save: { request: { files: readonly string[] }; response: StudioState };
  text: { request: { file: string }; response: { text: string; hash: string } };
  /** Finds a text. The count includes what is not shown. */
  find: {
    request: { text: string; wholeWords: boolean };
    response: { found: readonly Found[]; count: number };
  };
  review: {
    request: Record<string, never>;
    response: {
      groups: readonly ReviewedGroup[];
      /** The losses of visitors who have begun, in words. Absent while a file is not valid JSON. */
      lost: readonly string[] | undefined;
      /** Files that Studio has saved, and nobody has committed. */
      saved: readonly string[];
      /** The current branch, and the suggested name of a new one and message. Absent outside a git repository. */
      commit?: { current: string; branch: string; message: string };
    };
  };
  /** Takes pictures of a step, as it is saved and as it is now. A version without the step has none. */
  pictures: {
    request: { path: string; hash: string };
    response: { before: Picture | undefined; after: Picture | undefined };
  };
  /** Saves all files, and commits them on the current branch or a new one. */
  commit: { request: { branch: string; message: string }; response: StudioState };
  history: { request: { file: string }; response: { versions: readonly Version[] } };
  /** Returns the text of a file with its earlier version, or that of one place, and what has changed since. */
  version: {
    request: Place & { commit: string };
    response: { text: string; groups: readonly ReviewedGroup[] };
  };
  /** Returns what the condition at a place can say. For a field, it is the place of its rule. */
  terms: { request: { place: Place }; response: readonly ConditionTerm[] };
  /** Finds a visitor who sees what the condition at a place decides about, in the last valid content. */
  examples: { request: { place: Place }; response: Example };
  /** Says which page the preview shows. It is updated first after each change. */
  opened: { request: { path: string }; response: Record<string, never> };
}

/** The answer to a call that could not be done: what happened and what to do. */
export interface CallProblem {
  problem: string;
}
