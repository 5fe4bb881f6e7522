import { join } from 'node:path';
import type { ShownDiagnostic } from '../../src/dev/protocol.ts';
import type { Draft, Place, Properties, StudioState } from '../../src/studio/model.ts';
import type { Command } from '../../src/studio/protocol.ts';
import { hashOf } from '../content/edit/change.ts';
import { once } from '../content/memo.ts';
import { type ContentFiles, readContent } from '../content/read.ts';
import { type UnsavedTexts, withUnsaved } from '../content/unsaved.ts';
import { actionsAt, targetsFor } from './build/actions.ts';
import { planOf } from './build/plan.ts';
import { textsAfter } from './commands/index.ts';
import { clipAt } from './commands/paste.ts';
import { conditionTerms, exampleAt, type FindExample } from './conditions/shown.ts';
import { studioDiagnostics } from './diagnostics.ts';
import {
  conflictsOf,
  EMPTY_DRAFT,
  redone,
  type Texts,
  textIn,
  undone,
  withChange,
  withChoice,
  withLastJoined,
} from './draft.ts';
import { outlineOf, type PathOf } from './outline/index.ts';
import { createLabels } from './outline/label-at.ts';
import { Refusal } from './problem.ts';
import { createForms } from './properties/compile-form.ts';
import { propertiesAt } from './properties/index.ts';
import { contentPath, saveFiles } from './save.ts';
import { createSiteContent, type SiteContent, type View } from './site-content.ts';

/** The pause after which typing in the same place is a change of its own, in milliseconds. */
const PAUSE = 1_000;

interface SessionOptions {
  root: string;
  pathOf: PathOf;
  /** Called after each change of the draft, with the texts that are not saved. */
  onChange(unsaved: UnsavedTexts): void;
  /** Called with the address of the page that the preview shows. */
  onOpened(path: string): void;
  /** Returns the diagnostics of the last check. */
  checked(): { diagnostics: readonly ShownDiagnostic[]; isInvalid: boolean; isChecking: boolean };
  now?(): number;
}

/** The unsaved changes of an author, with what Studio shows of them. */
export type StudioSession = ReturnType<typeof createSession>;

/** Creates a session of Studio: the draft over the files on the disk, and its history. */
export function createSession({ root, pathOf, onChange, onOpened, checked, now = Date.now }: SessionOptions) {
  let saved: ContentFiles = readContent(root);
  let draft: Draft = EMPTY_DRAFT;
  let revision = 0;
  const written = new Set<string>();
  let typed = { key: '', at: 0 };
  const forms = createForms();

  const disk = (file: string) => saved.get(join(root, file))?.text ?? null;
  const pathFor = (file: string) => {
    const path = contentPath(root, file);
    if (!path) throw new Refusal(`${JSON.stringify(file)} is not a file of the content`);
    return path;
  };
  const unsaved = (): UnsavedTexts => new Map(draft.files.map(({ file, text }) => [join(root, file), text]));
  const createView = (before?: SiteContent) =>
    createSiteContent(withUnsaved(saved, unsaved(), root, before?.files), root);
  let content = createView();
  // after the preview of a change has started, because it takes as long
  const createOutline = () => once(() => outlineOf(content, pathOf));
  let outline = createOutline();

  const update = (next: Draft) => {
    draft = next;
    revision += 1;
    content = createView(content);
    outline = createOutline();
    onChange(unsaved());
  };

  /** Typing in one place without a pause is one change. */
  const isContinued = (command: Command) => {
    const key =
      command.type === 'set'
        ? JSON.stringify([command.place, command.scope])
        : command.type === 'text'
          ? command.file
          : '';
    const before = typed;
    typed = { key, at: now() };
    return key !== '' && key === before.key && now() - before.at < PAUSE;
  };

  // one after the other, because each is based on the text before
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };

  const state = (): StudioState => {
    const { diagnostics, isInvalid, isChecking } = checked();
    const changed = new Set(draft.files.map(({ file }) => file));
    return {
      revision,
      outline: outline(),
      files: [...content.files.values()].map(({ name, kind, syntaxErrors }) => {
        return { file: name, kind, isChanged: changed.has(name), isBroken: syntaxErrors.length > 0 };
      }),
      diagnostics: studioDiagnostics(diagnostics, root),
      isChecking,
      isInvalid,
      undo: draft.history[draft.position - 1]?.label,
      redo: draft.history[draft.position]?.label,
      conflicts: conflictsOf(draft, disk),
      draft,
    };
  };
  const changed = (next: Draft): StudioState => {
    if (next !== draft) update(next);
    return state();
  };

  const withTexts = (texts: Texts): View => {
    const byPath = new Map([...texts].map(([file, text]) => [join(root, file), text]));
    const version = createSiteContent(withUnsaved(content.files, byPath, root), root);
    return { content: version, outline: outlineOf(version, pathOf) };
  };

  return {
    root,
    state,
    forms,
    /** Returns the names of the unsaved files. */
    unsavedFiles: () => draft.files.map(({ file }) => file),
    /** Returns the names of the files that were saved since the start. */
    savedFiles: () => [...written],
    /** Returns the content that the unsaved changes are based on. */
    base: () => withTexts(new Map(draft.files.map(({ file, base }) => [file, base]))),
    /** Returns the content with other texts of some files. */
    withTexts,
    /** Returns the content with what is unsaved, and its outline. */
    view: (): View => ({ content, outline: outline() }),
    /** Reads the files on the disk again. */
    reload() {
      saved = withUnsaved(readContent(root), new Map(), root, saved);
      update(draft);
    },
    properties(place: Place, shown: readonly string[]): Properties {
      const { labelAt, nodeAt } = createLabels(outline());
      const node = nodeAt(place);
      return {
        ...propertiesAt(content, place, shown, forms, labelAt),
        revision,
        kind: node?.kind ?? 'part',
        title: node?.label ?? place.file,
        ...(node?.condition !== undefined && { condition: node.condition }),
      };
    },
    actions: (place: Place) => actionsAt(content, place),
    targets: (place: Place) => ({ targets: targetsFor(content, outline(), place) }),
    copy: (place: Place) =>
      clipAt(content, place, createLabels(outline()).nodeAt(place)?.label ?? place.file),
    plan: (command: Command) => planOf(content, command, createLabels(outline()).labelAt),
    edit: (command: Command, label: string) =>
      inTurn(async () => {
        const texts = await textsAfter(content, command);
        for (const file of texts.keys()) pathFor(file);
        const next = withChange(draft, disk, label, texts);
        if (next === draft) return state();
        const isNewer = next.history.length > draft.history.length;
        return changed(isContinued(command) && isNewer ? withLastJoined(next, disk) : next);
      }),
    undo: () => inTurn(async () => changed(undone(draft, disk))),
    redo: () => inTurn(async () => changed(redone(draft, disk))),
    restore: (kept: Draft) =>
      inTurn(async () => {
        for (const { file } of kept.files) pathFor(file);
        return changed(draft.files.length === 0 && draft.history.length === 0 ? kept : draft);
      }),
    resolve: (file: string, choice: 'mine' | 'theirs' | 'both') =>
      inTurn(async () => changed(withChoice(draft, disk, file, choice))),
    save: (files: readonly string[]) =>
      inTurn(async () => {
        const asked = draft.files.filter(({ file }) => files.includes(file));
        saveFiles(root, asked);
        for (const { file } of asked) written.add(file);
        saved = withUnsaved(readContent(root), new Map(), root, content.files);
        return changed({ ...draft, files: draft.files.filter((each) => !asked.includes(each)) });
      }),
    terms: (place: Place) => conditionTerms(content, place),
    examples: (place: Place, find: FindExample) => exampleAt(content, place, find),
    opened(path: string) {
      onOpened(path);
      return {};
    },
    text(file: string) {
      pathFor(file);
      const text = textIn(draft, disk, file) ?? '';
      return { text, hash: hashOf(text) };
    },
  };
}
