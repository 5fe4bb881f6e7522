import type { Insurer } from '#types/content/insurer';
import type { Site } from '#types/content/site';
import type { CompiledPage } from '../content/compile/page.ts';
import { compilePages } from '../content/compile/page.ts';
import { fillTexts, onlyFile, siteTexts } from '../content/compile/site-texts.ts';
import type { ContentFiles } from '../content/read.ts';
import { resolveContent } from '../content/resolve.ts';
import { catalogue } from '../sandbox/products.ts';

/** The compiled content of the whole site. */
export interface SiteModel {
  site: Site;
  pages: readonly CompiledPage[];
}

/** Returns the parts around every page. The footer has a notice while the insurer's facts are samples. */
function siteOf(files: ContentFiles): Site {
  const file = onlyFile(files, 'site');
  if (!file)
    throw new Error('There is no site.json in content/: it has the header and the footer of every page.');
  const { value, problems } = resolveContent(files, file);
  if (problems[0]) throw new Error(`${file.name}: "${problems[0].ref}" does not exist.`);
  const site = value as Site;
  const insurer = onlyFile(files, 'insurer')?.data as Insurer | undefined;
  const footer = insurer?.isSample ? [...site.footer, insurer.sampleNotice] : site.footer;
  return fillTexts({ ...site, footer }, siteTexts(files)) as Site;
}

/** Compiles the content. @throws Error for invalid content. `npm run check` shows where it is invalid. */
export function siteModel(files: ContentFiles): SiteModel {
  const invalid = [...files.values()].find(({ data }) => data === undefined);
  if (invalid) throw new Error(`${invalid.name} is not valid JSON. Run npm run check to see where.`);
  // the sandbox replaces the insurer's catalogue too
  return { site: siteOf(files), pages: compilePages(files, catalogue) };
}
