import { applyPatch, createPatch } from 'diff';
import type { Conflict, Draft, DraftFile, FileChange, HistoryEntry } from '../../src/studio/model.ts';
import { applyEdits } from '../content/edit/apply-edits.ts';
import { changeText, hashOf, inverseOf } from '../content/edit/change.ts';
import { StudioProblem } from './problem.ts';

/** Returns the text of a file on the disk, or null if there is no such file. */
export type Disk = (file: string) => string | null;

/** Texts by file. Null stands for a file that does not exist. */
export type Texts = ReadonlyMap<string, string | null>;

export const EMPTY_DRAFT: Draft = { files: [], history: [], position: 0 };

/** Returns the text of a file with its unsaved changes, or null if it doesn't exist. */
export function textIn({ files }: Draft, disk: Disk, file: string): string | null {
  const unsaved = files.find((each) => each.file === file);
  return unsaved ? unsaved.text : disk(file);
}

function withTexts(files: readonly DraftFile[], disk: Disk, texts: Texts): DraftFile[] {
  const byName = new Map(files.map((each) => [each.file, each]));
  for (const [file, text] of texts) {
    const base = byName.get(file)?.base ?? (byName.has(file) ? null : disk(file));
    if (text === base) byName.delete(file);
    else byName.set(file, { file, base, text });
  }
  return [...byName.values()];
}

const hashOrNull = (text: string | null) => (text === null ? null : hashOf(text));

function changeOf(file: string, before: string | null, after: string | null): FileChange {
  const edits = changeText(before ?? '', after ?? '');
  return {
    file,
    before: hashOrNull(before),
    after: hashOrNull(after),
    edits,
    inverse: inverseOf(before ?? '', edits),
  };
}

/** Returns the texts of an entry's files before it. @throws StudioProblem if one has other contents than after it */
function textsBefore(draft: Draft, disk: Disk, { label, changes }: HistoryEntry): Texts {
  return new Map(
    changes.map(({ file, before, after, inverse }) => {
      const text = textIn(draft, disk, file);
      if (hashOrNull(text) !== after)
        throw new StudioProblem(
          `${file} was changed outside Studio since “${label}”. To keep that change, this one can’t be undone: change the text yourself.`,
        );
      return [file, before === null ? null : applyEdits(text ?? '', inverse)];
    }),
  );
}

/** Returns the draft with new texts as one change, which can be undone. Changes that were undone are dropped. */
export function withChange(draft: Draft, disk: Disk, label: string, texts: Texts): Draft {
  const changes = [...texts].flatMap(([file, after]) => {
    const before = textIn(draft, disk, file);
    return before === after ? [] : [changeOf(file, before, after)];
  });
  if (changes.length === 0) return draft;
  const history = [...draft.history.slice(0, draft.position), { label, changes }];
  return { files: withTexts(draft.files, disk, texts), history, position: history.length };
}

/** Returns the draft with the last two changes as one. They must be of the same file. */
export function withLastJoined(draft: Draft, disk: Disk): Draft {
  const [first, second] = draft.history.slice(-2);
  if (!first || !second || draft.position !== draft.history.length) return draft;
  const file = second.changes[0]?.file ?? '';
  const now = textIn(draft, disk, file);
  const between = undone(draft, disk);
  const start = undone(between, disk);
  const before = textIn(start, disk, file);
  const earlier = draft.history.slice(0, -2);
  const joined = { label: first.label, changes: [changeOf(file, before, now)] };
  const history = before === now ? earlier : [...earlier, joined];
  return { ...draft, history, position: history.length };
}

/** Returns the files with another base for one of them. */
function withBase(files: readonly DraftFile[], disk: Disk, file: string, base: string | null): DraftFile[] {
  const text = textIn({ ...EMPTY_DRAFT, files }, disk, file);
  const others = files.filter((each) => each.file !== file);
  return text === base ? others : [...others, { file, base, text }];
}

/** Returns the draft without its last change. @throws StudioProblem if a file was changed outside since then */
export function undone(draft: Draft, disk: Disk): Draft {
  const entry = draft.history[draft.position - 1];
  if (!entry) return draft;
  const files = withTexts(draft.files, disk, textsBefore(draft, disk, entry));
  const { base } = entry;
  const based = base ? withBase(files, disk, base.file, base.before) : files;
  return { ...draft, files: based, position: draft.position - 1 };
}

/** Returns the draft with the change that was undone last. @throws StudioProblem like `undone` */
export function redone(draft: Draft, disk: Disk): Draft {
  const entry = draft.history[draft.position];
  if (!entry) return draft;
  const changes = entry.changes.map(({ file, before, after, edits, inverse }) => {
    return { file, before: after, after: before, edits: inverse, inverse: edits };
  });
  const texts = textsBefore(draft, disk, { ...entry, changes });
  const files = withTexts(draft.files, disk, texts);
  const { base } = entry;
  const based = base ? withBase(files, disk, base.file, base.after) : files;
  return { ...draft, files: based, position: draft.position + 1 };
}

/** Returns both changes of a text in one, or undefined if they overlap. */
function merged({ base, text }: DraftFile, theirs: string | null): string | undefined {
  if (base === null || text === null || theirs === null) return undefined;
  return applyPatch(theirs, createPatch('', base, text)) || undefined;
}

/** Returns the unsaved files that were changed outside since. */
export function conflictsOf({ files }: Draft, disk: Disk): Conflict[] {
  return files.flatMap((each) => {
    const theirs = disk(each.file);
    return theirs === each.base ? [] : [{ file: each.file, canMerge: merged(each, theirs) !== undefined }];
  });
}

/** Which version of a file that was changed outside stays: the draft's, the one on the disk, or both changes. */
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
  const changed = withChange(draft, disk, label, new Map([[file, text]]));
  const history = changed.history.map((entry, index) =>
    changed !== draft && index === changed.position - 1
      ? { ...entry, base: { file, before: mine.base, after: theirs } }
      : entry,
  );
  return { ...changed, history, files: withBase(changed.files, disk, file, theirs) };
}
