import { applyPatch, createPatch } from 'diff';
import type { Draft, DraftFile, HistoryEntry } from '../../src/studio/model.ts';
import { applyEdits } from '../content/edit/apply-edits.ts';
import { changeText, hashOf, inverseOf } from '../content/edit/change.ts';
import { StudioProblem } from './problem.ts';

/** Returns the text of a file on the disk, or null if there is no such file. */
type Disk = (file: string) => string | null;

/** Texts by file. Null stands for a file that does not exist. */
export type Texts = ReadonlyMap<string, string | null>;

export const EMPTY_DRAFT: Draft = { files: [], history: [], position: 0 };

/** Returns the text of a file with its unsaved changes, or null if it doesn't exist. */
export function textIn({ files }: Draft, disk: Disk, file: string): string | null {
  const unsaved = files.find((each) => each.file === file);
  return unsaved ? unsaved.text : disk(file);
}

/** Returns the unsaved files with new texts. @param rebased a file that is based on another text on the disk now */
function withTexts(
  files: readonly DraftFile[],
  disk: Disk,
  texts: Texts,
  rebased?: { file: string; base: string | null },
): DraftFile[] {
  const byName = new Map(files.map((each) => [each.file, each]));
  for (const [file, text] of texts) {
    const known = rebased?.file === file ? rebased : byName.get(file);
    const base = known ? known.base : disk(file);
    if (text === base) byName.delete(file);
    else byName.set(file, { file, base, text });
  }
  return [...byName.values()];
}

const hashOrNull = (text: string | null) => (text === null ? null : hashOf(text));

/** Returns the change of a file: the hashes of its texts, null for no file, and the edits that do and undo it. */
function changeOf(file: string, before: string | null, after: string | null) {
  const edits = changeText(before ?? '', after ?? '');
  const inverse = inverseOf(before ?? '', edits);
  return { file, before: hashOrNull(before), after: hashOrNull(after), edits, inverse };
}

export type FileChange = ReturnType<typeof changeOf>;

/**
 * Returns the draft with new texts as one change, which can be undone. Changes that were undone are dropped.
 * @param base the file that is based on another text on the disk from then on
 */
export function withChange(
  draft: Draft,
  disk: Disk,
  label: string,
  texts: Texts,
  base?: HistoryEntry['base'],
): Draft {
  const changes = [...texts].flatMap(([file, after]) => {
    const before = textIn(draft, disk, file);
    return before === after ? [] : [changeOf(file, before, after)];
  });
  if (changes.length === 0 && !base) return draft;
  const files = withTexts(draft.files, disk, texts, base && { file: base.file, base: base.after });
  if (changes.length === 0) return { ...draft, files };
  const entry = { label, changes, ...(base && { base }) };
  const history = [...draft.history.slice(0, draft.position), entry];
  return { files, history, position: history.length };
}

/** Returns the draft with new texts as a part of its last change. */
export function withMore(draft: Draft, disk: Disk, texts: Texts): Draft {
  const { label = '', changes = [] } = draft.history[draft.position - 1] ?? {};
  const before = undone(draft, disk);
  const all = new Map(changes.map(({ file }) => [file, textIn(draft, disk, file)]));
  for (const [file, text] of texts) all.set(file, text);
  return withChange({ ...before, history: before.history.slice(0, before.position) }, disk, label, all);
}

/** Returns the draft as it was before a change of its history, or after it. */
function moved(draft: Draft, disk: Disk, index: number, to: 'before' | 'after'): Draft {
  const entry = draft.history[index];
  if (!entry) return draft;
  const { label, changes, base } = entry;
  const texts = changes.map(({ file, before, after, edits, inverse }) => {
    const [known, next, way] = to === 'before' ? [after, before, inverse] : [before, after, edits];
    const text = textIn(draft, disk, file);
    if (hashOrNull(text) !== known)
      throw new StudioProblem(
        `${file} was changed outside Studio since “${label}”. To keep that change, this one can’t be undone: change the text yourself.`,
      );
    return [file, next === null ? null : applyEdits(text ?? '', way)] as const;
  });
  const rebased = base && { file: base.file, base: base[to] };
  const files = withTexts(draft.files, disk, new Map(texts), rebased);
  return { ...draft, files, position: to === 'before' ? index : index + 1 };
}

/** Returns the draft without its last change. @throws StudioProblem if a file was changed outside since then */
export const undone = (draft: Draft, disk: Disk) => moved(draft, disk, draft.position - 1, 'before');

/** Returns the draft with the change that was undone last. @throws StudioProblem like `undone` */
export const redone = (draft: Draft, disk: Disk) => moved(draft, disk, draft.position, 'after');

/** Returns both changes of a text in one, or undefined if they overlap. */
function merged({ base, text }: DraftFile, theirs: string | null): string | undefined {
  if (base === null || text === null || theirs === null) return undefined;
  return applyPatch(theirs, createPatch('', base, text)) || undefined;
}

/** Returns the unsaved files that were changed outside since. `canMerge` is true if both changes fit together. */
export function conflictsOf({ files }: Draft, disk: Disk) {
  return files.flatMap((each) => {
    const theirs = disk(each.file);
    return theirs === each.base ? [] : [{ file: each.file, canMerge: merged(each, theirs) !== undefined }];
  });
}

/** The version of a file that stays after a change outside: the draft's, the one on the disk, or both changes. */
export type Choice = 'mine' | 'theirs' | 'both';

/** Returns the draft after an author's choice about a conflict. The choice can be undone. */
export function withChoice(draft: Draft, disk: Disk, file: string, choice: Choice): Draft {
  const mine = draft.files.find((each) => each.file === file);
  if (!mine) return draft;
  const theirs = disk(file);
  const text = choice === 'both' ? merged(mine, theirs) : choice === 'mine' ? mine.text : theirs;
  if (text === undefined)
    throw new StudioProblem(`The two changes of ${file} overlap. Keep yours, or use the file.`);
  const label = choice === 'theirs' ? `Use the changed ${file}` : `Combine the changes of ${file}`;
  return withChange(draft, disk, label, new Map([[file, text]]), { file, before: mine.base, after: theirs });
}
