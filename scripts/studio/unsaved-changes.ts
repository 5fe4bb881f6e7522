import { applyPatch, createPatch } from 'diff';
import type { HistoryEntry, Unsaved, UnsavedFile } from '../../src/studio/model.ts';
import { applyEdits } from '../content/edit/apply-edits.ts';
import { changeText, hashOf, inverseOf } from '../content/edit/change.ts';
import { StudioProblem } from './problem.ts';

/** Returns the text of a file on the disk, or null if there is no such file. */
type Disk = (file: string) => string | null;

/** Texts by file. Null stands for a file that does not exist. */
export type Texts = ReadonlyMap<string, string | null>;

export const NOTHING_UNSAVED: Unsaved = { files: [], history: [], position: 0 };

/** Returns the text of a file with its unsaved changes, or null if it doesn't exist. */
export function textIn({ files }: Unsaved, disk: Disk, file: string): string | null {
  const own = files.find((each) => each.file === file);
  return own ? own.text : disk(file);
}

/** Returns the unsaved files with new texts. @param rebased a file that is based on another text on the disk now */
function withTexts(
  files: readonly UnsavedFile[],
  disk: Disk,
  texts: Texts,
  rebased?: { file: string; base: string | null },
): UnsavedFile[] {
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
 * Returns the unsaved changes with new texts as one change, which can be undone. Changes that were undone are dropped.
 * @param base the file that is based on another text on the disk from then on
 */
export function withChange(
  unsaved: Unsaved,
  disk: Disk,
  label: string,
  texts: Texts,
  base?: HistoryEntry['base'],
): Unsaved {
  const changes = [...texts].flatMap(([file, after]) => {
    const before = textIn(unsaved, disk, file);
    return before === after ? [] : [changeOf(file, before, after)];
  });
  if (changes.length === 0 && !base) return unsaved;
  const files = withTexts(unsaved.files, disk, texts, base && { file: base.file, base: base.after });
  if (changes.length === 0) return { ...unsaved, files };
  const entry = { label, changes, ...(base && { base }) };
  const history = [...unsaved.history.slice(0, unsaved.position), entry];
  return { files, history, position: history.length };
}

/** Returns the unsaved changes with new texts as a part of the last change. */
export function withMore(unsaved: Unsaved, disk: Disk, texts: Texts): Unsaved {
  const { label = '', changes = [] } = unsaved.history[unsaved.position - 1] ?? {};
  // a file that has changed on the disk meanwhile stays based on its text of before
  const based: Disk = (file) => {
    const own = unsaved.files.find((each) => each.file === file);
    return own ? own.base : disk(file);
  };
  const before = undone(unsaved, based);
  const all = new Map(changes.map(({ file }) => [file, textIn(unsaved, disk, file)]));
  for (const [file, text] of texts) all.set(file, text);
  return withChange({ ...before, history: before.history.slice(0, before.position) }, based, label, all);
}

/** Returns the unsaved changes as they were before a change of their history, or after it. */
function moved(unsaved: Unsaved, disk: Disk, index: number, to: 'before' | 'after'): Unsaved {
  const entry = unsaved.history[index];
  if (!entry) return unsaved;
  const { label, changes, base } = entry;
  const texts = changes.map(({ file, before, after, edits, inverse }) => {
    const [known, next, way] = to === 'before' ? [after, before, inverse] : [before, after, edits];
    const text = textIn(unsaved, disk, file);
    if (hashOrNull(text) !== known)
      throw new StudioProblem(
        `${file} was changed outside Studio since “${label}”. To keep that change, this one can’t be undone: change the text yourself.`,
      );
    return [file, next === null ? null : applyEdits(text ?? '', way)] as const;
  });
  const rebased = base && { file: base.file, base: base[to] };
  const files = withTexts(unsaved.files, disk, new Map(texts), rebased);
  return { ...unsaved, files, position: to === 'before' ? index : index + 1 };
}

/** Returns the unsaved changes without the last change. @throws StudioProblem if a file was changed outside since then */
export const undone = (unsaved: Unsaved, disk: Disk) => moved(unsaved, disk, unsaved.position - 1, 'before');

/** Returns the unsaved changes with the change that was undone last. @throws StudioProblem like `undone` */
export const redone = (unsaved: Unsaved, disk: Disk) => moved(unsaved, disk, unsaved.position, 'after');

/** Returns both changes of a text in one, or undefined if they overlap. */
function merged({ base, text }: UnsavedFile, theirs: string | null): string | undefined {
  if (base === null || text === null || theirs === null) return undefined;
  return applyPatch(theirs, createPatch('', base, text)) || undefined;
}

/** Returns the unsaved files that were changed outside since. `canMerge` is true if both changes fit together. */
export function conflictsOf({ files }: Unsaved, disk: Disk) {
  return files.flatMap((each) => {
    const theirs = disk(each.file);
    return theirs === each.base ? [] : [{ file: each.file, canMerge: merged(each, theirs) !== undefined }];
  });
}

/** The version of a file that stays after a change outside: the author’s, the one on the disk, or both changes. */
export type Choice = 'mine' | 'theirs' | 'both';

/** Returns the unsaved changes after an author's choice about a conflict. The choice can be undone. */
export function withChoice(unsaved: Unsaved, disk: Disk, file: string, choice: Choice): Unsaved {
  const mine = unsaved.files.find((each) => each.file === file);
  if (!mine) return unsaved;
  const theirs = disk(file);
  const text = choice === 'both' ? merged(mine, theirs) : choice === 'mine' ? mine.text : theirs;
  if (text === undefined)
    throw new StudioProblem(`The two changes of ${file} overlap. Keep yours, or use the file.`);
  const label = choice === 'theirs' ? `Use the changed ${file}` : `Combine the changes of ${file}`;
  return withChange(unsaved, disk, label, new Map([[file, text]]), {
    file,
    before: mine.base,
    after: theirs,
  });
}
