import type { Plugin } from 'vite';
import type { DevJourneys } from '../../../src/dev/journeys.ts';
import { JOURNEYS_ADDRESS } from '../../../src/dev/wire.ts';
import { createHelper } from '../dev-content/helper.ts';
import type { DevContent } from '../dev-content/index.ts';
import type { DevSite } from '../dev-content/judge.ts';
import type { SampleRequest, Samples } from './sample-journeys.ts';

const ANSWER = new URL('./sample-journeys.ts', import.meta.url);

function withPages(samples: Samples, { pages }: DevSite): DevJourneys {
  const used = new Set(samples.journeys.map(({ path }) => path));
  const others = pages.map(({ content }) => content).filter(({ path }) => !used.has(path));
  return { ...samples, pages: others.map(({ title, path }) => ({ title, path })) };
}

/** Serves journeys with sample answers to the development toolbar, from the last valid content. */
export function devJourneys(
  content: DevContent,
  helper = createHelper<SampleRequest, Samples>(ANSWER),
): Plugin {
  const known = new WeakMap<DevSite, Promise<Samples>>();

  const samplesOf = (site: DevSite): Promise<Samples> => {
    const before = known.get(site);
    if (before) return before;
    const samples = helper.ask({ texts: site.texts, root: content.root });
    known.set(site, samples);
    // what failed may work the next time
    samples.catch(() => known.delete(site));
    return samples;
  };
  content.onRenew(() => helper.renew());
  return {
    name: 'dev-journeys',
    configureServer(server) {
      server.middlewares.use(JOURNEYS_ADDRESS, async (_request, response) => {
        await content.ready;
        const site = content.site();
        try {
          if (!site) throw new Error('The content has errors: fix them first.');
          const answer = JSON.stringify(withPages(await samplesOf(site), site));
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
