import type { ContentState } from '../../../src/dev/protocol.ts';
import { CONTENT_DIR } from '../../content/read.ts';
import { createBackground } from './background.ts';
import { type CheckedContent, type DevPage, type DevSite, failedCheck } from './check-content.ts';

/** The result of a check and the pages that have changed. */
interface RefreshedContent extends ContentState {
  changed: readonly DevPage[];
}

/** The content of the development server. */
export interface DevContent {
  /** The absolute path of the content. */
  root: string;
  /** Resolves after the first check. */
  ready: Promise<unknown>;
  /** Returns the last valid content, or undefined if there is none yet. */
  site(): DevSite | undefined;
  /** Returns the result of the last check. */
  state(): ContentState;
  /** Reads and checks the files again. */
  refresh(): Promise<RefreshedContent>;
  /** Makes the next check load schemas and rules again, and calls the `onRestart` listeners. */
  restart(): void;
  onRestart(listener: () => void): void;
  close(): void;
}

const CHECK = new URL('./check-content.ts', import.meta.url);

/** Checks content in a thread, and keeps the last valid content. */
export function createDevContent(
  root = CONTENT_DIR,
  background = createBackground<string, CheckedContent>(CHECK),
): DevContent {
  let state: ContentState = { diagnostics: [], isInvalid: false };
  let site: DevSite | undefined;
  const listeners: (() => void)[] = [];

  const refresh = async (): Promise<RefreshedContent> => {
    const checked = await background.ask(root).catch((error: unknown) => failedCheck(root, error));
    const before = new Map(site?.pages.map(({ name, code }) => [name, code]));
    state = { diagnostics: checked.diagnostics, isInvalid: !checked.site };
    site = checked.site ?? site;
    const changed = (checked.site?.pages ?? []).filter(({ name, code }) => before.get(name) !== code);
    return { ...state, changed };
  };
  return {
    root,
    ready: refresh(),
    site: () => site,
    state: () => state,
    refresh,
    restart() {
      background.restart();
      for (const listener of listeners) listener();
    },
    onRestart: (listener) => listeners.push(listener),
    close: () => background.end(),
  };
}
