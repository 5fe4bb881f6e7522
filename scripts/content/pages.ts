import { type CompiledPage, compilePage } from './compile/page.ts';
import type { ContentFile, ContentFiles } from './read.ts';

/** The content files that are pages of the site: each becomes an HTML page and a module. */
export function pageFiles(files: ContentFiles): ContentFile[] {
  return [...files.values()].filter((file) => file.kind?.endsWith('-page'));
}

export function compilePages(files: ContentFiles): CompiledPage[] {
  return pageFiles(files).map((file) => compilePage(files, file));
}
