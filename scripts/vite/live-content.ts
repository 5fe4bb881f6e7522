import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { CONTENT_ANSWERED, CONTENT_ASKED, CONTENT_FAULTY, CONTENT_SAVED } from '../../src/dev/wire.ts';
import { SCHEMAS_DIR } from '../schemas/read.ts';
import type { DevContent } from './dev-content/index.ts';
import { linesOf } from './dev-content/terminal.ts';
import { contentAddress, isContentModule } from './dev-modules.ts';

/** Editors and git write many files at once, and some write one in two goes; in milliseconds. */
const SETTLES = 50;

/** Tells whether a file is one that all content is checked with: a schema, or code of the checker. */
function isYardstick(file: string, root: string): boolean {
  const checker = join(root, 'scripts', 'content', sep);
  return (file.startsWith(SCHEMAS_DIR) && file.endsWith('.json')) || file.startsWith(checker);
}

/**
 * A saved content file changes the open pages in place, and what was typed stays. A faulty one shows all that is
 * wrong over the pages, which go on with the content of before.
 */
export function liveContent(content: DevContent): Plugin {
  let waiting: NodeJS.Timeout | undefined;

  const tell = async (server: ViteDevServer) => {
    const { hot, moduleGraph } = server.environments.client;
    const { logger } = server.config;
    const before = content.state().findings.length;
    const { findings, isFaulty, changed } = await content.refresh();
    if (findings.length > 0) logger.warn(linesOf(findings), { timestamp: true });
    else if (before > 0) logger.info('The content has no more errors.', { timestamp: true });
    if (isFaulty) return hot.send(CONTENT_FAULTY, { findings });
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (isContentModule(module.id)) moduleGraph.invalidateModule(module);
    }
    hot.send(CONTENT_SAVED, { pages: changed.map(contentAddress), findings });
  };
  return {
    name: 'live-content',
    configureServer(server) {
      const { hot } = server.environments.client;
      const { logger, root } = server.config;
      server.watcher.add(content.root);
      server.watcher.on('all', (_event, file) => {
        const isContent = file.startsWith(content.root) && file.endsWith('.json');
        if (!isContent && !isYardstick(file, root)) return;
        if (!isContent) content.renew();
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          tell(server).catch((error: unknown) => logger.error(`The content could not be checked. ${error}`));
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
