import type { Insurer } from '#types/content/insurer';
import type { Site } from '#types/content/site';
import { isKind } from '../content/check/kinds.ts';
import type { CompiledPage } from '../content/compile/page.ts';
import { compilePages } from '../content/compile/page.ts';
import { fillTexts, onlyFile, siteTexts } from '../content/compile/site-texts.ts';
import type { ContentFiles } from '../content/read.ts';
import { resolveContent } from '../content/resolve.ts';
import { UsageError } from '../content/usage-error.ts';
import { catalogue } from '../sandbox/products.ts';

const contentError = (problem: string) => new UsageError(`${problem}. Run npm run check to see what to do.`);

/** The compiled content of the whole site. */
export interface SiteModel {
  site: Site;
  pages: readonly CompiledPage[];
}

/** Returns the parts around every page. The footer has a notice while the insurer's facts are samples. */
function siteOf(files: ContentFiles): Site {
  const [file, about] = [onlyFile(files, 'site'), onlyFile(files, 'insurer')];
  if (!file) throw contentError('There is no site.json in content/');
  if (!about) throw contentError('There is no insurer.json in content/');
  const { value, problems } = resolveContent(files, file);
  if (problems[0]) throw new Error(`${file.name}: "${problems[0].ref}" does not exist.`);
  const site = value as Site;
  const insurer = about.data as Insurer;
  const footer = insurer.isSample ? [...site.footer, insurer.sampleNotice] : site.footer;
  return fillTexts({ ...site, footer }, siteTexts(files)) as Site;
}

/** Compiles the content. @throws UsageError for files that it would leave out, Error for other mistakes that npm run check shows */
export function siteModel(files: ContentFiles): SiteModel {
  for (const { name, data, kind } of files.values()) {
    if (data === undefined) throw contentError(`${name} is not valid JSON`);
    if (!isKind(kind)) throw contentError(`${name} does not name a schema of content in "$schema"`);
  }
  // the sandbox replaces the insurer's catalogue too
  return { site: siteOf(files), pages: compilePages(files, catalogue) };
}
