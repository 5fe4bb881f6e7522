import type { Site } from '#types/content/site';
import type { CompiledPage } from '../content/compile/page.ts';
import { fillTexts, siteTexts } from '../content/compile/site-texts.ts';
import { compilePages } from '../content/pages.ts';
import type { ContentFiles } from '../content/read.ts';
import { catalogue } from '../sandbox/catalogue.ts';

/** The site as content says it is: one model for the build, the development server and the tests. */
export interface SiteModel {
  site: Site;
  pages: readonly CompiledPage[];
}

/** @throws Error when the content is at fault; `npm run check` says where */
export function siteModel(files: ContentFiles): SiteModel {
  const faulty = [...files.values()].find(({ data }) => data === undefined);
  if (faulty) throw new Error(`${faulty.name} is no JSON. npm run check says where and why.`);
  const site = [...files.values()].find((file) => file.kind === 'site');
  if (!site) throw new Error('There is no site.json in content/: it holds what stands around every page.');
  return {
    site: fillTexts(site.data, siteTexts(files)) as Site,
    // the sandbox stands in for the insurer's catalogue as well
    pages: compilePages(files, catalogue),
  };
}
