import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { CONTENT_ASKED, CONTENT_SAVED, CONTENT_STATE } from '../../src/dev/protocol.ts';
import { SCHEMAS_DIR } from '../schemas/read.ts';
import type { DevPage } from './dev-content/check-content.ts';
import { formatLines } from './dev-content/format.ts';
import type { DevContent } from './dev-content/index.ts';
import { contentAddress } from './dev-pages.ts';

/** The delay in milliseconds. Editors and git write many files at once, and some files in two steps. */
export const DEBOUNCE = 50;

/** Searches the journeys of valid content and sends what it finds to the open pages. */
async function searchContent(
  content: DevContent,
  { config: { logger }, environments }: ViteDevServer,
): Promise<void> {
  const before = content.state().diagnostics;
  const state = await content.search();
  if (!state) return;
  logger.warn(formatLines(state.diagnostics.slice(before.length)), { timestamp: true });
  environments.client.hot.send(CONTENT_STATE, state);
}

/** Updates the open pages whose content has changed. */
export function sendPages(changed: readonly DevPage[], { environments }: ViteDevServer): void {
  environments.client.hot.send(CONTENT_SAVED, { pages: changed.map(contentAddress) });
}

/** Checks the content again and updates the open pages. */
export async function updateContent(content: DevContent, server: ViteDevServer): Promise<void> {
  const { config, environments } = server;
  const { logger } = config;
  const before = content.state().diagnostics.length;
  const { changed, ...state } = await content.refresh();
  if (state.diagnostics.length > 0) logger.warn(formatLines(state.diagnostics), { timestamp: true });
  else if (before > 0) logger.info('The content has no more errors.', { timestamp: true });
  environments.client.hot.send(CONTENT_STATE, state);
  if (!state.isInvalid) sendPages(changed, server);
  void searchContent(content, server);
}

/** Updates open pages when content is saved. For invalid content it shows the errors over the last valid page. */
export function liveContent(content: DevContent): Plugin {
  let waiting: NodeJS.Timeout | undefined;
  return {
    name: 'live-content',
    configureServer(server) {
      const { logger, root } = server.config;
      const checker = join(root, 'scripts', 'content', sep);
      server.watcher.add(content.root);
      server.watcher.on('all', (_event, file) => {
        const isSchema = file.startsWith(SCHEMAS_DIR) && file.endsWith('.json');
        if (isSchema || file.startsWith(checker)) content.restart();
        else if (!file.startsWith(content.root) || !file.endsWith('.json')) return;
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          updateContent(content, server).catch((error: unknown) =>
            logger.error(`The content could not be checked. ${error}`),
          );
        }, DEBOUNCE);
      });
      server.environments.client.hot.on(CONTENT_ASKED, async (_data, client) => {
        await content.ready;
        client.send(CONTENT_STATE, content.state());
      });
      void content.ready.then(() => searchContent(content, server));
    },
    closeBundle() {
      clearTimeout(waiting);
      content.close();
    },
  };
}
