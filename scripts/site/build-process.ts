import { readContent } from '../content/read.ts';
import { run } from '../process.ts';
import { buildSite } from './build.ts';
import { siteModel } from './model.ts';

/** The facts of a built site that its server needs. */
export type Built = Awaited<ReturnType<typeof build>>;

async function build() {
  await buildSite();
  const { site, pages } = siteModel(readContent());
  return { home: site.home, pages: pages.map(({ content: { title, path } }) => ({ title, path })) };
}

// ends with the process that has started it, and does not wait for it
process.once('disconnect', () => process.exit());
process.channel?.unref();
run(async () => void process.send?.(await build()));
