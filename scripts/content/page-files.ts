import type { ContentFile, ContentFiles } from './read.ts';

/** The content files that are pages of the site: each becomes HTML pages and their modules. */
export function pageFiles(files: ContentFiles): ContentFile[] {
  return [...files.values()].filter((file) => file.kind?.endsWith('-page'));
}
