import type { Plugin } from 'vite';
import type { DevJourneys } from '../../../src/dev/journeys.ts';
import { JOURNEYS_ADDRESS } from '../../../src/dev/wire.ts';
import { createHelper } from '../dev-content/helper.ts';
import type { DevContent } from '../dev-content/index.ts';
import type { DevSite } from '../dev-content/judge.ts';
import type { WalksAsked } from './answer.ts';
import type { Walks } from './walks.ts';

const ANSWER = new URL('./answer.ts', import.meta.url);

function withPages(walks: Walks, { pages }: DevSite): DevJourneys {
  const taken = new Set(walks.journeys.map(({ path }) => path));
  const others = pages.map(({ content }) => content).filter(({ path }) => !taken.has(path));
  return { ...walks, pages: others.map(({ title, path }) => ({ title, path })) };
}

/** Serves the ways through the content to the development bar: those of the last content that was right. */
export function devJourneys(content: DevContent, helper = createHelper<WalksAsked, Walks>(ANSWER)): Plugin {
  const known = new WeakMap<DevSite, Promise<Walks>>();

  const walksOf = (site: DevSite): Promise<Walks> => {
    const before = known.get(site);
    if (before) return before;
    const walks = helper.ask({ texts: site.texts, root: content.root });
    known.set(site, walks);
    // what failed may work when it is asked for again
    walks.catch(() => known.delete(site));
    return walks;
  };
  content.onRenew(() => helper.renew());
  return {
    name: 'dev-journeys',
    configureServer(server) {
      server.middlewares.use(JOURNEYS_ADDRESS, async (_request, response) => {
        await content.ready;
        const site = content.site();
        try {
          if (!site) throw new Error('The content has mistakes: mend them first.');
          const answer = JSON.stringify(withPages(await walksOf(site), site));
          response.setHeader('content-type', 'application/json; charset=utf-8');
          response.end(answer);
        } catch (error) {
          response.statusCode = 503;
          response.end(String(error));
        }
      });
    },
    closeBundle: () => helper.end(),
  };
}
