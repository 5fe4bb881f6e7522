import type { ContentAnswered, ShownFinding } from '../../../src/dev/wire.ts';
import { CONTENT_DIR } from '../../content/read.ts';
import { createHelper } from './helper.ts';
import { type DevPage, type DevSite, failure, type Judgement } from './judge.ts';

/** What a check of saved content has brought. */
export interface ContentNews extends ContentAnswered {
  /** the pages that are others than before */
  changed: readonly DevPage[];
}

/** The content as the development server knows it. */
export interface DevContent {
  /** the content's folder */
  root: string;
  /** Settles when it has been read for the first time. */
  ready: Promise<unknown>;
  /** The last content without errors; undefined where there was none yet. */
  site(): DevSite | undefined;
  /** What is wrong with it now. */
  state(): ContentAnswered;
  /** Reads the files again. */
  refresh(): Promise<ContentNews>;
  /** Has the next reading take in schemas and rules that have changed. */
  renew(): void;
  /** Hears of that, for what else reads schemas. */
  onRenew(listener: () => void): void;
  close(): void;
}

const ANSWER = new URL('./answer.ts', import.meta.url);

/** Follows a folder of content: keeps its last good state to be served, and what is wrong with it now. */
export function createDevContent(
  root = CONTENT_DIR,
  helper = createHelper<string, Judgement>(ANSWER),
): DevContent {
  let findings: readonly ShownFinding[] = [];
  let site: DevSite | undefined;
  let isFaulty = false;
  const listeners: (() => void)[] = [];

  const refresh = async (): Promise<ContentNews> => {
    const judgement: Judgement = await helper
      .ask(root)
      .catch((error: unknown) => ({ findings: [failure(root, error)] }));
    const before = new Map(site?.pages.map(({ name, code }) => [name, code]));
    findings = judgement.findings;
    isFaulty = !judgement.site;
    site = judgement.site ?? site;
    const changed = (judgement.site?.pages ?? []).filter(({ name, code }) => before.get(name) !== code);
    return { findings, isFaulty, changed };
  };
  return {
    root,
    ready: refresh(),
    site: () => site,
    state: () => ({ findings, isFaulty }),
    refresh,
    renew() {
      helper.renew();
      for (const listener of listeners) listener();
    },
    onRenew: (listener) => listeners.push(listener),
    close: () => helper.end(),
  };
}
