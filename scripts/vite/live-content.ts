import type { Plugin } from 'vite';
import { CONTENT_SAVED } from '../../src/engine/mount/content-events.ts';
import { checkContent } from '../content/check/index.ts';
import { CONTENT_DIR, readContent } from '../content/read.ts';
import { siteModel } from '../site/model.ts';
import { devContentAddress } from './dev-pages.ts';

/**
 * A saved content file changes the open page in place, and what was typed stays. A faulty one shows its first
 * finding over the page, which goes on with the content of before.
 */
export function liveContent(): Plugin {
  return {
    name: 'live-content',
    async hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !file.startsWith(CONTENT_DIR) || !file.endsWith('.json'))
        return;
      const files = readContent();
      const [finding] = (await checkContent(files)).filter(({ severity }) => severity === 'error');
      const { hot, moduleGraph } = this.environment;
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (module.id && /\?content(&|$)/.test(module.id)) moduleGraph.invalidateModule(module);
      }
      if (finding) {
        const { message, fix, rule, line, column } = finding;
        const place = `content/${finding.file}`;
        const err = {
          message: `${message}\n→ ${fix}`,
          stack: '',
          plugin: rule,
          id: place,
          loc: { file: place, line, column },
        };
        hot.send({ type: 'error', err });
      } else {
        hot.send(CONTENT_SAVED, { pages: siteModel(files).pages.map(devContentAddress) });
      }
      return [];
    },
  };
}
