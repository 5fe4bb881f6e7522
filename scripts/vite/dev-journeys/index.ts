import type { Plugin } from 'vite';
import type { DevJourneys } from '../../../src/dev/journeys.ts';
import { JOURNEYS_ADDRESS } from '../../../src/dev/protocol.ts';
import { createBackground } from '../dev-content/background.ts';
import type { DevSite } from '../dev-content/check-content.ts';
import type { DevContent } from '../dev-content/index.ts';
import type { SampleRequest, Samples } from './sample-journeys.ts';

const SAMPLE = new URL('./sample-journeys.ts', import.meta.url);

function withPages(samples: Samples, { pages }: DevSite): DevJourneys {
  const paths = new Set(samples.journeys.map(({ path }) => path));
  const rest = pages.map(({ content }) => content).filter(({ path }) => !paths.has(path));
  return { ...samples, pages: rest.map(({ title, path }) => ({ title, path })) };
}

/** Serves journeys with sample answers to the development toolbar, based on the last valid content. */
export function devJourneys(
  content: DevContent,
  background = createBackground<SampleRequest, Samples>(SAMPLE),
): Plugin {
  const known = new WeakMap<DevSite, Promise<Samples>>();

  const samplesOf = (site: DevSite): Promise<Samples> => {
    const before = known.get(site);
    if (before) return before;
    const samples = background.ask({ texts: site.texts, root: content.root });
    known.set(site, samples);
    // not cached, because a failure may be temporary
    samples.catch(() => known.delete(site));
    return samples;
  };
  content.onRestart(() => background.restart());
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
    closeBundle: () => background.end(),
  };
}
