import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ShownDiagnostic } from '../../src/dev/protocol.ts';
import type { Unsaved } from '../../src/studio/model.ts';
import type { Command } from '../../src/studio/protocol.ts';
import { parentOf } from '../content/check/pointers.ts';
import { once } from '../content/memo.ts';
import { type ContentFiles, readContent } from '../content/read.ts';
import { type UnsavedTexts, withUnsaved } from '../content/unsaved.ts';
import { textsAfter } from './commands/index.ts';
import { outlineOf, type PathOf } from './outline/index.ts';
import { Refusal, StudioProblem } from './problem.ts';
import { contentPath, saveFiles } from './save.ts';
import { createSiteContent, type View } from './site-content.ts';
import {
  type Choice,
  conflictsOf,
  NOTHING_UNSAVED,
  redone,
  type Texts,
  textIn,
  undone,
  withChange,
  withChoice,
  withMore,
} from './unsaved-changes.ts';

/** The pause after which typing in the same place is a change of its own, in milliseconds. */
const PAUSE = 1_000;

interface SessionOptions {
  root: string;
  pathOf: PathOf;
  /** Called after each change, with the texts that are not saved. */
  onChange(unsaved: UnsavedTexts): void;
  /** Returns the diagnostics of the last check. */
  checked(): { diagnostics: readonly ShownDiagnostic[]; isInvalid: boolean; isChecking: boolean };
  now?(): number;
}

/** The unsaved changes of an author, with what Studio shows of them. */
export type StudioSession = ReturnType<typeof createSession>;

/** Returns what is typed into, by a command that typing repeats. */
function typedInto(command: Command): string | undefined {
  if (command.type === 'set') return JSON.stringify([command.place, command.scope]);
  if (command.type === 'rename') return JSON.stringify([parentOf(command.place.pointer), command.scope]);
  return command.type === 'text' ? command.file : undefined;
}

/** Creates a session of Studio: unsaved changes over the files on the disk, and their history. */
export function createSession({ root, pathOf, onChange, checked, now = Date.now }: SessionOptions) {
  let saved: ContentFiles = readContent(root);
  let unsaved: Unsaved = NOTHING_UNSAVED;
  let revision = 0;
  let typed: { into?: string | undefined; at: number; unsaved?: Unsaved } = { at: 0 };

  const disk = (file: string) => saved.get(join(root, file))?.text ?? null;
  const checkName = (file: string) => {
    if (!contentPath(root, file)) throw new Refusal(`${JSON.stringify(file)} is not a file of the content`);
  };
  const byPath = (texts: Texts): UnsavedTexts =>
    new Map([...texts].map(([file, text]) => [join(root, file), text]));
  const unsavedTexts = () => byPath(new Map(unsaved.files.map(({ file, text }) => [file, text])));
  const viewOf = (files: ContentFiles): View => {
    const content = createSiteContent(files, root);
    // after the preview of a change has started, because it takes as long
    const outline = once(() => outlineOf(content, pathOf));
    return {
      content,
      get outline() {
        return outline();
      },
    };
  };
  let view = viewOf(saved);
  const withTexts = (texts: Texts) => viewOf(withUnsaved(view.content.files, byPath(texts), root));
  const readSaved = () => {
    saved = withUnsaved(readContent(root), new Map(), root, view.content.files);
  };

  const update = (next: Unsaved) => {
    unsaved = next;
    revision += 1;
    view = viewOf(withUnsaved(saved, unsavedTexts(), root, view.content.files));
    onChange(unsavedTexts());
  };

  const state = () => {
    return {
      /** Counts the changes. */
      revision,
      /** The pages with their journeys, then the shared files. */
      outline: view.outline,
      /** The files that are not valid JSON. */
      broken: [...view.content.files.values()].flatMap(({ name, syntaxErrors }) =>
        syntaxErrors.length > 0 ? name : [],
      ),
      /** `isChecking` is true while the diagnostics are of an earlier revision, `isInvalid` if the page is. */
      ...checked(),
      /** The labels of the changes that can be undone and done again. */
      undo: unsaved.history[unsaved.position - 1]?.label,
      redo: unsaved.history[unsaved.position]?.label,
      conflicts: conflictsOf(unsaved, disk),
      unsaved,
    };
  };

  let last: Promise<unknown> = Promise.resolve();
  /** Makes a change after all earlier changes, because each is based on the texts before. @returns the state */
  const change = (work: () => Unsaved | Promise<Unsaved>) => {
    const done = last.then(async () => {
      const next = await work();
      if (next !== unsaved) update(next);
      return state();
    });
    last = done.catch(() => {});
    return done;
  };

  return {
    root,
    state,
    /** Returns the names of the unsaved files. */
    unsavedFiles: () => unsaved.files.map(({ file }) => file),
    /** Returns the content that the unsaved changes are based on. */
    base: () =>
      unsaved.files.length === 0
        ? view
        : withTexts(new Map(unsaved.files.map(({ file, base }) => [file, base]))),
    /** Returns the content with other texts of some files. */
    withTexts,
    /** Returns the content with what is unsaved, and its outline. */
    view: () => view,
    /** Returns the text of a file with what is unsaved. @throws Refusal if it can't be a file of the content */
    text(file: string): string {
      checkName(file);
      return textIn(unsaved, disk, file) ?? '';
    },
    /** Reads the files on the disk again, after all earlier changes. */
    reload: () =>
      change(() => {
        readSaved();
        update(unsaved);
        return unsaved;
      }),
    edit: (command: Command, label: string) =>
      change(async () => {
        const texts = await textsAfter(view.content, command);
        for (const file of texts.keys()) checkName(file);
        const into = typedInto(command);
        // typing in one place without a pause is one change
        const isContinued =
          into !== undefined && into === typed.into && unsaved === typed.unsaved && now() - typed.at < PAUSE;
        const next = isContinued ? withMore(unsaved, disk, texts) : withChange(unsaved, disk, label, texts);
        // what is typed back leaves no change to go on with
        const left = next.position < unsaved.position ? undefined : into;
        if (next !== unsaved) typed = { into: left, at: now(), unsaved: next };
        return next;
      }),
    undo: () => change(() => undone(unsaved, disk)),
    redo: () => change(() => redone(unsaved, disk)),
    /** Takes over the unsaved changes that a browser has kept. @throws StudioProblem if there are others */
    restore: (kept: Unsaved) =>
      change(() => {
        for (const { file } of kept.files) checkName(file);
        if (isDeepStrictEqual(kept, unsaved)) return unsaved;
        if (unsaved.files.length > 0)
          throw new StudioProblem(
            'There are other unsaved changes. Copy what you need from them, then undo them.',
          );
        return kept;
      }),
    resolve: (file: string, choice: Choice) => change(() => withChoice(unsaved, disk, file, choice)),
    /** Writes unsaved files to the disk: all of those that are named, or none. */
    save: (files: readonly string[]) =>
      change(() => {
        const asked = unsaved.files.filter(({ file }) => files.includes(file));
        saveFiles(root, asked);
        readSaved();
        return { ...unsaved, files: unsaved.files.filter((each) => !asked.includes(each)) };
      }),
  };
}
