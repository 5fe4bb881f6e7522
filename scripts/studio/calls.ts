import type { Place, Properties, Unsaved } from '../../src/studio/model.ts';
import type { Command } from '../../src/studio/protocol.ts';
import { hashOf } from '../content/edit/change.ts';
import { actionsAt, targetsFor } from './build/actions.ts';
import { planOf } from './build/plan.ts';
import { clipAt } from './commands/paste.ts';
import { conditionTerms, exampleAt, type FindExample } from './conditions/shown.ts';
import { findIn, prepareTexts, type Wanted } from './find.ts';
import { type CommitWords, historyOf } from './git.ts';
import { createLabels } from './outline/labels.ts';
import type { Step, takePictures } from './pictures.ts';
import type { createForms } from './properties/compile-form.ts';
import { propertiesAt } from './properties/index.ts';
import { commitUnsaved, reviewUnsaved } from './review/hand-in.ts';
import { versionOf } from './review/versions.ts';
import type { StudioSession } from './session.ts';
import type { Choice } from './unsaved-changes.ts';
import { widgetExamples } from './widget-examples.ts';

interface Surroundings {
  session: StudioSession;
  forms: ReturnType<typeof createForms>;
  findExample: FindExample;
  pictures: (step: Step) => ReturnType<typeof takePictures>;
  /** Takes over which page the preview shows. It is updated first after each change. */
  openPage(path: string): void;
}

interface At {
  place: Place;
}

/** Returns the calls of Studio by name. Each takes the JSON of a request. */
export function createCalls({ session, forms, findExample, pictures, openPage }: Surroundings) {
  const { view } = session;
  const labels = () => createLabels(view().outline);
  return {
    state: () => session.state(),
    properties({ place, shown }: At & { shown: readonly string[] }): Properties {
      const { labelAt, nodeAt } = labels();
      const node = nodeAt(place);
      return {
        ...propertiesAt(view().content, place, shown, forms, labelAt),
        revision: session.state().revision,
        kind: node?.kind ?? 'part',
        title: node?.label ?? place.file,
        ...(node?.condition !== undefined && { condition: node.condition }),
      };
    },
    actions: ({ place }: At) => actionsAt(view().content, place),
    /** Lists where a part can be moved to. */
    targets: ({ place }: At) => ({ targets: targetsFor(view().content, view().outline, place) }),
    copy: ({ place }: At) => clipAt(view().content, place, labels().nodeAt(place)?.label ?? place.file),
    /** Says what a command would do, without doing it. */
    plan: ({ command }: { command: Command }) =>
      planOf(view().content, command, labels().labelAt, session.base().content.files),
    edit: ({ command, label }: { command: Command; label: string }) => session.edit(command, label),
    undo: () => session.undo(),
    redo: () => session.redo(),
    restore: ({ unsaved }: { unsaved: Unsaved }) => session.restore(unsaved),
    resolve: ({ file, choice }: { file: string; choice: Choice }) => session.resolve(file, choice),
    save: ({ files }: { files: readonly string[] }) => session.save(files),
    text({ file }: { file: string }) {
      const text = session.text(file);
      return { text, hash: hashOf(text) };
    },
    async find(wanted: Wanted) {
      await prepareTexts(view().content.files);
      return findIn(view(), wanted);
    },
    review: () => reviewUnsaved(session, new Date().toISOString().slice(0, 10)),
    /** Takes pictures of a step, as it is saved and as it is now. A version without the step has none. */
    pictures,
    /** Saves all files, and commits them on the current branch or a new one. */
    commit: (words: CommitWords) => commitUnsaved(session, words),
    async history({ file }: { file: string }) {
      return { versions: await historyOf(session.root, view().content.fileOf(file).name) };
    },
    /** Returns the text of a file with its earlier version, or that of one place, and what has changed since. */
    version: (earlier: Place & { commit: string }) => versionOf(session, earlier),
    /** Returns what the condition at a place can say. For a field, it is the place of its rule. */
    terms: ({ place }: At) => conditionTerms(view().content, place),
    /** Finds a visitor who sees what the condition at a place decides about, in the last valid content. */
    examples: ({ place }: At) => exampleAt(view().content, place, findExample),
    /** Lists the widgets that can draw a field, with live examples. */
    widgets: ({ place }: At) => ({ widgets: widgetExamples(view().content, place, forms) }),
    opened({ path }: { path: string }) {
      openPage(path);
      return {};
    },
  };
}
