import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { CONTENT_ANSWERED, CONTENT_ASKED, CONTENT_INVALID, CONTENT_SAVED } from '../../src/dev/protocol.ts';
import { SCHEMAS_DIR } from '../schemas/read.ts';
import { formatLines } from './dev-content/format.ts';
import type { DevContent } from './dev-content/index.ts';
import { contentAddress, isContentModule } from './dev-pages.ts';

/** The delay in milliseconds. Editors and git write many files at once, and some files in two steps. */
const SETTLES = 50;

/** Returns true for a schema or a file of the checker. */
function isPartOfCheck(file: string, root: string): boolean {
  const checker = join(root, 'scripts', 'content', sep);
  return (file.startsWith(SCHEMAS_DIR) && file.endsWith('.json')) || file.startsWith(checker);
}

/** Updates open pages when content is saved. For invalid content it shows the errors over the last valid page. */
export function liveContent(content: DevContent): Plugin {
  let waiting: NodeJS.Timeout | undefined;

  const update = async (server: ViteDevServer) => {
    const { hot, moduleGraph } = server.environments.client;
    const { logger } = server.config;
    const before = content.state().diagnostics.length;
    const { changed, ...state } = await content.refresh();
    const { diagnostics, isInvalid } = state;
    if (diagnostics.length > 0) logger.warn(formatLines(diagnostics), { timestamp: true });
    else if (before > 0) logger.info('The content has no more errors.', { timestamp: true });
    if (isInvalid) return hot.send(CONTENT_INVALID, state);
    for (const module of moduleGraph.idToModuleMap.values())
      if (isContentModule(module.id)) moduleGraph.invalidateModule(module);
    hot.send(CONTENT_SAVED, { pages: changed.map(contentAddress), diagnostics });
  };
  return {
    name: 'live-content',
    configureServer(server) {
      const { hot } = server.environments.client;
      const { logger, root } = server.config;
      server.watcher.add(content.root);
      server.watcher.on('all', (_event, file) => {
        const isContent = file.startsWith(content.root) && file.endsWith('.json');
        if (!isContent && !isPartOfCheck(file, root)) return;
        if (!isContent) content.restart();
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          update(server).catch((error: unknown) =>
            logger.error(`The content could not be checked. ${error}`),
          );
        }, SETTLES);
      });
      hot.on(CONTENT_ASKED, async (_data, client) => {
        await content.ready;
        client.send(CONTENT_ANSWERED, content.state());
      });
    },
    closeBundle() {
      clearTimeout(waiting);
      content.close();
    },
  };
}
