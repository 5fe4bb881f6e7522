import type { DevJourneys } from '../../../src/dev/journeys.ts';
import type { ContentState, ShownDiagnostic } from '../../../src/dev/protocol.ts';
import { createBackground } from '../../background.ts';
import { CONTENT_DIR } from '../../content/read.ts';
import type { UnsavedTexts } from '../../content/unsaved.ts';
import {
  type CheckedContent,
  type ContentRequest,
  type DevPage,
  type DevSite,
  failedCheck,
} from './check-content.ts';
import type { ExampleRequest, FoundExample } from './find-example.ts';
import type { PreviewRequest } from './preview-page.ts';
import type { SampleRequest, Samples } from './sample-journeys.ts';

const thread = <Request, Answer>(module: string) =>
  createBackground<Request, Answer>(new URL(module, import.meta.url));

/** The content of the development server. */
export type DevContent = ReturnType<typeof createDevContent>;

/**
 * Checks content in a thread and keeps the last valid content. Other threads find sample answers for it and search its
 * journeys.
 */
export function createDevContent(
  root = CONTENT_DIR,
  checks = thread<ContentRequest, CheckedContent>('./check-content.ts'),
  samples = thread<SampleRequest, Samples>('./sample-journeys.ts'),
  searches = thread<SampleRequest, ShownDiagnostic[]>('./search-journeys.ts'),
  previews = thread<PreviewRequest, DevPage | undefined>('./preview-page.ts'),
  examples = thread<ExampleRequest, FoundExample | undefined>('./find-example.ts'),
) {
  const threads = [checks, samples, searches, previews, examples];
  let unsaved: UnsavedTexts = new Map();
  let state: ContentState = { diagnostics: [], isInvalid: false };
  let site: DevSite | undefined;
  let searched: Promise<unknown> = Promise.resolve();
  /** The sample answers by the texts that they are for. A preview has the texts of the site before it. */
  const known = new WeakMap<DevSite['texts'], Promise<Samples>>();

  /**
   * Reads and checks the files again, with the unsaved texts.
   * @returns the result and the pages that have changed; the earlier result if other texts were set meanwhile
   */
  const refresh = async () => {
    const asked = unsaved;
    const checked = await checks.ask({ root, unsaved }).catch((error: unknown) => failedCheck(root, error));
    if (asked !== unsaved) return { ...state, changed: [] };
    const before = new Map(site?.pages.map(({ name, code }) => [name, code]));
    state = { diagnostics: checked.diagnostics, isInvalid: !checked.site };
    site = checked.site ?? site;
    const changed = (checked.site?.pages ?? []).filter(({ name, code }) => before.get(name) !== code);
    return { ...state, changed };
  };
  const samplesOf = ({ texts }: DevSite) => {
    const before = known.get(texts);
    if (before) return before;
    const found = samples.ask({ root, texts });
    known.set(texts, found);
    // not cached, because a failure may be temporary
    found.catch(() => known.delete(texts));
    return found;
  };
  const ready = refresh();
  return {
    root,
    /** Resolves after the first check. */
    ready: ready as Promise<unknown>,
    /** Returns the last valid content, or undefined if there is none yet. */
    site: () => site,
    /** Returns the result of the last check. */
    state: () => state,
    refresh,
    /** Sets the texts that replace those of the files until they are saved. */
    setUnsaved(texts: UnsavedTexts) {
      unsaved = texts;
    },
    /**
     * Compiles only one page, without the whole check, so that an author sees at once what they type.
     * @param path the page's address
     * @returns the page, or undefined if it is invalid. It then stays as it was
     */
    async preview(path: string): Promise<DevPage | undefined> {
      const page = await previews.ask({ root, unsaved, path }).catch(() => undefined);
      if (!page || !site) return undefined;
      const pages = site.pages.map((each) => (each.name === page.name ? page : each));
      // the same texts, because this site is not checked
      site = { ...site, pages };
      return page;
    },
    /** Compiles the content without the unsaved texts. Undefined if it is invalid. */
    saved: async () => (await checks.ask({ root, unsaved: new Map() })).site,
    /**
     * Searches the journeys of the checked content, and adds what it finds to the state.
     * @returns the state, or undefined if it is the same, or if the content has changed meanwhile
     */
    async search(): Promise<ContentState | undefined> {
      const before = state;
      const valid = site;
      if (!valid || before.isInvalid) return undefined;
      // content that has changed before its turn is not searched
      const found = searched.then(() =>
        state === before ? searches.ask({ root, texts: valid.texts }) : undefined,
      );
      // `npm run journeys` says why a search has failed
      searched = found.catch(() => {});
      const diagnostics = (await found.catch(() => undefined)) ?? [];
      if (state !== before || diagnostics.length === 0) return undefined;
      state = { ...before, diagnostics: [...before.diagnostics, ...diagnostics] };
      return state;
    },
    /** Finds the journeys of the last valid content, with sample answers. @throws Error if there is none yet */
    async journeys(): Promise<DevJourneys> {
      await ready;
      if (!site) throw new Error('The content has errors: fix them first.');
      const { pages } = site;
      const found = await samplesOf(site);
      const paths = new Set(found.journeys.map(({ path }) => path));
      const rest = pages.map(({ content }) => content).filter(({ path }) => !paths.has(path));
      return { ...found, pages: rest.map(({ title, path }) => ({ title, path })) };
    },
    /**
     * Finds a visitor who sees a part of a page, in the last valid content.
     * @returns undefined if it is not part of a journey or a form, or if the content has errors
     */
    async example(page: string, pointer: string): Promise<FoundExample | undefined> {
      if (!site || state.isInvalid) return undefined;
      return examples.ask({ root, texts: site.texts, page, pointer });
    },
    /** Makes the next check load schemas and rules again. */
    restart() {
      for (const each of threads) each.restart();
    },
    close() {
      for (const each of threads) each.end();
    },
  };
}
