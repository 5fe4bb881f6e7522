import { call } from './calls.ts';
import type { StudioState } from './model.ts';
import type { Calls, Command } from './protocol.ts';
import { clearNotice, setStudio, studioStore, takeState } from './studio-store.ts';

type StateCall = {
  [Name in keyof Calls]: Calls[Name]['response'] extends StudioState ? Name : never;
}[keyof Calls];

let last: Promise<unknown> = Promise.resolve();

/** Shows a problem. */
export const report = (error: unknown): void =>
  setStudio({ notice: { text: error instanceof Error ? error.message : String(error) } });

/** Makes a call after all earlier ones. A problem shows, and nothing changes. @returns true if it was done */
export function perform<Name extends StateCall>(
  name: Name,
  request: Calls[Name]['request'],
): Promise<boolean> {
  const done = last.then(async () => {
    setStudio({ pending: name });
    try {
      takeState(await call(name, request));
      clearNotice();
      return true;
    } catch (error) {
      report(error);
      return false;
    } finally {
      setStudio({ pending: undefined });
    }
  });
  last = done;
  return done;
}

const unsent = new Set<() => Promise<unknown>>();

/** Registers a function that sends what is typed and not sent yet. Undo, redo and save wait for it. @returns its removal */
export function sendFirst(send: () => Promise<unknown>): () => void {
  unsent.add(send);
  return () => void unsent.delete(send);
}

/** Sends all that is typed and not sent yet. */
export const sendUnsent = () => Promise.all([...unsent].map((send) => send()));

export const edit = (command: Command, label: string) => perform('edit', { command, label });

export const resolve = (file: string, choice: Calls['resolve']['request']['choice']) =>
  perform('resolve', { file, choice });

const inHistory = (name: 'undo' | 'redo') => async (): Promise<void> => {
  await sendUnsent();
  if (studioStore.getState().state?.[name] !== undefined) await perform(name, {});
};

export const undo = inHistory('undo');
export const redo = inHistory('redo');

/** Saves all changed files. @returns true if it was done */
export async function save(): Promise<boolean> {
  await sendUnsent();
  await last;
  const files = studioStore.getState().state?.unsaved.files.map(({ file }) => file) ?? [];
  return files.length > 0 && (await perform('save', { files }));
}
