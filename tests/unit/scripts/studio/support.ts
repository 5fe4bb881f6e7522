import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { checkContent } from '../../../../scripts/content/check/index.ts';
import { isObject } from '../../../../scripts/content/json.ts';
import { readContent } from '../../../../scripts/content/read.ts';
import { withUnsaved } from '../../../../scripts/content/unsaved.ts';
import { createCalls } from '../../../../scripts/studio/calls.ts';
import { outlineOf } from '../../../../scripts/studio/outline/index.ts';
import { createForms } from '../../../../scripts/studio/properties/compile-form.ts';
import { createSession } from '../../../../scripts/studio/session.ts';
import { createSiteContent, type View } from '../../../../scripts/studio/site-content.ts';
import type { Place } from '../../../../src/studio/model.ts';
import type { Command } from '../../../../src/studio/protocol.ts';
import { copyContent } from '../../../fixtures/copy-content.ts';
import { numstat } from './numstat.ts';

/** Creates a session of Studio on a copy of the content, which is removed after the test. */
export function startSession() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const content = copyContent(join(folder, 'content'));
  let time = 0;
  const session = createSession({
    root: content.root,
    pathOf({ data }) {
      const path = isObject(data) ? data.path : undefined;
      return typeof path === 'string' ? path : undefined;
    },
    onChange() {},
    checked: () => ({ diagnostics: [], isInvalid: false, isChecking: false }),
    now: () => time,
  });
  const forms = createForms();
  const calls = createCalls({
    ...{ session, forms, openPage() {} },
    findExample: async () => undefined,
    pictures: async () => ({ before: undefined, after: undefined }),
  });
  return {
    ...session,
    content,
    forms,
    properties: (place: Place, shown: readonly string[]) => calls.properties({ place, shown }),
    actions: (place: Place) => calls.actions({ place }),
    targets: (place: Place) => calls.targets({ place }),
    copy: (place: Place) => calls.copy({ place }),
    plan: (command: Command) => calls.plan({ command }),
    /** Makes a change, after a pause unless the author goes on typing. */
    change(command: Command, isTyping = false) {
      time += isTyping ? 100 : 5_000;
      return session.edit(command, 'A change');
    },
    /** Returns the unsaved text of a file. */
    unsaved: (file: string) => session.text(file),
    async undoAll() {
      while (session.state().undo !== undefined) await session.undo();
    },
  };
}

/** Returns content as Studio asks about it, with unsaved texts by file. */
export function viewOf(root: string, unsaved: Readonly<Record<string, string | null>> = {}): View {
  const texts = new Map(Object.entries(unsaved).map(([name, text]) => [join(root, name), text]));
  const content = createSiteContent(withUnsaved(readContent(root), texts, root), root);
  return { content, outline: outlineOf(content, () => undefined) };
}

/** Returns a place in a step of the application, by the index of the step. */
export function inStep(index: number, rest: string): Place {
  return { file: 'pages/application.json', pointer: `/journey/steps/${index}/step${rest}` };
}

export const CONTACT = 'steps/application/contact-details.json';
export const CONTACT_STEP = 4;

export type Session = ReturnType<typeof startSession>;

/** Returns the lines that git says were changed, by file. */
export function changed({ state, content, unsaved }: Session): Record<string, string> {
  const files = state().unsaved.files.map(({ file, base, text }) => {
    const count = numstat(base ?? '', text ?? '');
    return [file, text === null ? 'deleted' : base === null ? 'new' : count] as const;
  });
  expect(state().broken).toEqual([]);
  expect(content.read('site.json')).toBe(unsaved('site.json'));
  return Object.fromEntries(files);
}

/** Returns the errors of the unsaved content. */
export async function errorsIn({ state, content: { root } }: Session) {
  const texts = new Map(state().unsaved.files.map(({ file, text }) => [`${root}/${file}`, text]));
  const found = await checkContent(withUnsaved(readContent(root), texts, root));
  return found.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}
