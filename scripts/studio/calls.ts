import type { Calls } from '../../src/studio/protocol.ts';
import type { FindExample } from './conditions/shown.ts';
import { findIn } from './find.ts';
import { historyOf } from './git.ts';
import { commitDraft, reviewDraft } from './review/hand-in.ts';
import { versionOf } from './review/versions.ts';
import type { StudioSession } from './session.ts';

type Handlers = {
  [Name in keyof Calls]: (
    request: Calls[Name]['request'],
  ) => Calls[Name]['response'] | Promise<Calls[Name]['response']>;
};

/** Returns what each call of Studio does. */
export function createCalls(
  session: StudioSession,
  pictures: Handlers['pictures'],
  findExample: FindExample,
): Handlers {
  return {
    state: () => session.state(),
    properties: ({ place, shown }) => session.properties(place, shown),
    actions: ({ place }) => session.actions(place),
    targets: ({ place }) => session.targets(place),
    copy: ({ place }) => session.copy(place),
    plan: ({ command }) => session.plan(command),
    edit: ({ command, label }) => session.edit(command, label),
    undo: () => session.undo(),
    redo: () => session.redo(),
    restore: ({ draft }) => session.restore(draft),
    resolve: ({ file, choice }) => session.resolve(file, choice),
    save: ({ files }) => session.save(files),
    text: ({ file }) => session.text(file),
    find: (request) => findIn(session.view(), request),
    review: () => reviewDraft(session, new Date().toISOString().slice(0, 10)),
    pictures,
    commit: (request) => commitDraft(session, request),
    history: async ({ file }) => {
      return { versions: await historyOf(session.root, session.view().content.fileOf(file).name) };
    },
    version: (request) => versionOf(session, request),
    terms: ({ place }) => session.terms(place),
    examples: ({ place }) => session.examples(place, findExample),
    opened: ({ path }) => session.opened(path),
  };
}
