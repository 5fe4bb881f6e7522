import type { StudioSession } from '../../scripts/studio/session.ts';
import type { FileChange } from '../../scripts/studio/unsaved-changes.ts';

export type { ShownDiagnostic as StudioDiagnostic } from '../dev/protocol.ts';

import type { Json, JsonObject } from '../engine/form/paths.ts';

/**
 * A place in content. The pointer is into the file's resolved content, in which the target replaces each `$ref`:
 * `pages/quote.json` and `/journey/steps/0/step/heading`.
 */
export interface Place {
  file: string;
  pointer: string;
}

/** A change that an author made, in one or several files. It is undone as a whole. */
export interface HistoryEntry {
  /** The change in words: Change “Heading” of “Contact details”. */
  label: string;
  changes: readonly FileChange[];
  /** The text on the disk that a file is based on, before and after a choice between two versions of it. */
  base?: { file: string; before: string | null; after: string | null };
}

/** An unsaved file. */
export interface UnsavedFile {
  file: string;
  /** The text on the disk that the unsaved changes are based on. Null if there was no file. */
  base: string | null;
  /** Null if the file is to be deleted. */
  text: string | null;
}

/** Everything that is unsaved. The browser keeps a copy, in case the server ends. */
export interface Unsaved {
  files: readonly UnsavedFile[];
  history: readonly HistoryEntry[];
  /** The number of entries of the history that are done. The others are undone, and can be done again. */
  position: number;
}

export type NodeKind = 'page' | 'journey' | 'step' | 'field' | 'alert' | 'item' | 'file' | 'part';

/** A part of the content in the outline. */
export interface OutlineNode extends Place {
  kind: NodeKind;
  label: string;
  /** The place where it is written, which other places may share. For a field: how it is drawn. */
  written: Place;
  /** The other places where a field is written: its rule, and what `$ref`s include. */
  sources?: readonly Place[];
  /** Its condition in words: “Who needs cover? is Couple or Family”. */
  condition?: string;
  /** The page that shows it and the hash of its step, for the preview. */
  shown?: { path: string; hash: string };
  children: readonly OutlineNode[];
}

/** The state of the content, without the properties of the selected node. */
export type StudioState = ReturnType<StudioSession['state']>;

/** A file that was changed outside while it had unsaved changes. */
export type Conflict = StudioState['conflicts'][number];

/** The origin of the value of a property. */
export interface ValueOrigin {
  /** The place where it is written. */
  written: Place;
  /** The places of the site that use it. If there are many, only the first. */
  uses: readonly UsedBy[];
  /** True if it is written in a shared definition that this place includes. */
  isInherited: boolean;
  /** True if it overrides a shared value, which would return if it were removed. */
  isOverride: boolean;
}

export interface UsedBy extends Place {
  label: string;
}

/** A term of conditions: an answer, a fact, or a condition that places share by its name. */
export interface ConditionTerm {
  /** For a condition, its `$ref` from the root of the content. */
  name: string;
  label: string;
  /** The group that it is listed in: “Earlier answers”. */
  group: string;
  kind: 'choices' | 'number' | 'date' | 'named' | 'other';
  /** Its values, if it has few. */
  choices: readonly { value: Json; label: string }[];
  /** The condition that places share. */
  shared?: Place & { words: string };
}

/** The condition of a node, which it may not have yet. */
export interface NodeCondition {
  /** The place of the condition. For a field, the place of its rule. */
  place: Place;
  /** The condition as it is written, with `$ref`s from the root of the content. Absent if the node always shows. */
  schema?: JsonObject;
  words: string;
  /** The place where it is written. */
  written: Place;
  origin?: ValueOrigin;
  /** The labels of the other fields that it reveals. */
  alsoReveals: readonly string[];
}

/** The properties of a node: a form that the engine draws. */
export interface Properties {
  place: Place;
  /** The revision of the content that they are of. */
  revision: number;
  kind: NodeKind;
  title: string;
  description: string;
  /** The file and the line where the node is written: content/steps/quote/age.json:12. */
  location: string;
  /** The address of the form's compiled module. */
  form: string;
  /** The values of the form. */
  values: Record<string, unknown>;
  /** The pointer into the resolved content for each property, by its pointer in the form. */
  pointers: Readonly<Record<string, string>>;
  /** The place where each property is written, or would be, by its pointer into the resolved content. */
  written: Readonly<Record<string, Place>>;
  /** The origin of each value that is not written at the node itself only, by pointer into the resolved content. */
  origins: Readonly<Record<string, ValueOrigin>>;
  /** The condition under which it is there, in words. */
  condition?: string;
  /** The condition that authors can change. */
  conditionAt?: NodeCondition;
  /** The settings in the form. Asked for again, they stay there when they have no value. */
  shown: readonly string[];
  /** Settings that it doesn't have yet: names to ask for in `shown`, and pointers into the resolved content. */
  more: readonly { name: string; pointer: string; label: string; description: string }[];
  /** Who else uses the node as a whole. */
  uses: readonly UsedBy[];
}
