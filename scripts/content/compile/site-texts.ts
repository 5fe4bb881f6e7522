import { fill } from '../../../src/engine/fill.ts';
import { isObject, mapDeep } from '../json.ts';
import type { ContentFiles } from '../read.ts';

/** What the site itself fills texts with: {phone}. */
export function siteTexts(files: ContentFiles): Record<string, string> {
  const site = [...files.values()].find((file) => file.kind === 'site')?.data;
  return isObject(site) && typeof site.phone === 'string' ? { phone: site.phone } : {};
}

/**
 * Fills the placeholders that are known as a page is built; all others are filled by the page as it runs. A number to
 * call (`tel:{phone}`) is written as a telephone takes it, without spaces.
 */
export function fillTexts(value: unknown, known: Readonly<Record<string, unknown>>): unknown {
  return mapDeep(value, (item) => {
    if (typeof item !== 'string') return item;
    const text = fill(item, known);
    return text.startsWith('tel:') ? text.replaceAll(/\s/g, '') : text;
  });
}
