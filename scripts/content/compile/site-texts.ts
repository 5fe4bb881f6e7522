import type { Link } from '#types/content/alert';
import type { Insurer } from '#types/content/insurer';
import { PLACEHOLDER } from '../../../src/engine/fill.ts';
import { isObject, mapDeep } from '../json.ts';
import type { ContentFile, ContentFiles } from '../read.ts';
import { resolveContent } from '../resolve.ts';

/** Returns the one file of a kind, such as the file about the site. */
export function onlyFile(files: ContentFiles, kind: 'site' | 'insurer' | 'icons'): ContentFile | undefined {
  return [...files.values()].find((file) => file.kind === kind);
}

function insurerOf(files: ContentFiles): Partial<Insurer> {
  const file = onlyFile(files, 'insurer');
  const insurer = file && resolveContent(files, file).value;
  return isObject(insurer) ? insurer : {};
}

/** Returns the values that the site fills texts with: {phone} and the insurer's facts. */
export function siteTexts(files: ContentFiles): Record<string, string> {
  const site = onlyFile(files, 'site')?.data;
  const phone = isObject(site) && typeof site.phone === 'string' ? { phone: site.phone } : {};
  return { ...insurerOf(files).facts, ...phone } as Record<string, string>;
}

/** Returns the insurer's documents. Links in Markdown refer to them by name: `[privacy policy]({privacyPolicy})`. */
export function siteDocuments(files: ContentFiles): Record<string, Link> {
  return { ...insurerOf(files).documents } as Record<string, Link>;
}

/** Fills the placeholders that are known at build time, and leaves the others. Removes spaces from `tel:{phone}`. */
export function fillTexts(value: unknown, known: Readonly<Record<string, unknown>>): unknown {
  return mapDeep(value, (item) => {
    if (typeof item !== 'string') return item;
    const text = item.replace(PLACEHOLDER, (whole, name: string) =>
      Object.hasOwn(known, name) ? String(known[name] ?? whole) : whole,
    );
    return text.startsWith('tel:') ? text.replaceAll(/\s/g, '') : text;
  });
}
