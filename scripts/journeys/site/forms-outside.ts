import { isObject, walk } from '../../content/json.ts';
import { pageFiles } from '../../content/page-files.ts';
import type { ContentFiles } from '../../content/read.ts';
import { resolveContent } from '../../content/resolve.ts';
import { journeyPointers, type Place, placeIn } from './site.ts';

/** Where pages have forms that are no step of a journey, each once: nobody walks these. */
export function formsOutside(files: ContentFiles): Place[] {
  const found = new Map<string, Place>();
  for (const file of pageFiles(files)) {
    const resolved = resolveContent(files, file);
    const inside = journeyPointers(resolved).map((pointer) => `${pointer}/`);
    walk(resolved.value, (value, pointer) => {
      const isForm = isObject(value) && isObject(value.schema) && isObject(value.uiSchema);
      if (!isForm || inside.some((start) => pointer.startsWith(start))) return;
      const place = placeIn(resolved, file, `${pointer}/schema`);
      found.set(`${place.file}:${place.line}`, place);
    });
  }
  return [...found.values()];
}
