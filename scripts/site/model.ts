import type { Insurer } from '#types/content/insurer';
import type { Site } from '#types/content/site';
import type { CompiledPage } from '../content/compile/page.ts';
import { fillTexts, onlyFile, siteTexts } from '../content/compile/site-texts.ts';
import { compilePages } from '../content/pages.ts';
import type { ContentFiles } from '../content/read.ts';
import { resolveContent } from '../content/resolve.ts';
import { catalogue } from '../sandbox/products.ts';

/** The site as content says it is: one model for the build, the development server and the tests. */
export interface SiteModel {
  site: Site;
  pages: readonly CompiledPage[];
}

/** Returns what stands around every page; while the insurer's facts are samples, its footer says so. */
function siteOf(files: ContentFiles): Site {
  const file = onlyFile(files, 'site');
  if (!file) throw new Error('There is no site.json in content/: it holds what stands around every page.');
  const { value, problems } = resolveContent(files, file);
  if (problems[0]) throw new Error(`${file.name}: "${problems[0].ref}" leads to nothing.`);
  const insurer = onlyFile(files, 'insurer')?.data as Insurer | undefined;
  const site = value as Site;
  const footer = insurer?.isSample ? [...site.footer, insurer.sampleNotice] : site.footer;
  return fillTexts({ ...site, footer }, siteTexts(files)) as Site;
}

/** @throws Error when the content is at fault; `npm run check` says where */
export function siteModel(files: ContentFiles): SiteModel {
  const faulty = [...files.values()].find(({ data }) => data === undefined);
  if (faulty) throw new Error(`${faulty.name} is no JSON. npm run check says where and why.`);
  return {
    site: siteOf(files),
    // the sandbox stands in for the insurer's catalogue as well
    pages: compilePages(files, catalogue),
  };
}
