import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compilePage } from '../content/compile/page.ts';
import { readContent } from '../content/read.ts';

const QUERY = /^(.*\.json)\?content(?:&.*)?$/;

/** The content folder that a file belongs to: the nearest one above it that holds the common texts. */
function contentRoot(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'texts.json'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error(`${file} lies in no content folder: none above it holds a texts.json.`);
    folder = parent;
  }
  return folder;
}

/** `…/quote.json?content` is that page's compiled module, the same as the build writes. */
export function contentModules(): Plugin {
  return {
    name: 'content-modules',
    enforce: 'pre',
    load(id) {
      const path = QUERY.exec(id)?.[1];
      if (!path) return null;
      const files = readContent(contentRoot(path));
      const file = files.get(path);
      if (!file) throw new Error(`There is no content file ${path}.`);
      for (const name of files.keys()) this.addWatchFile(name);
      return { code: compilePage(files, file).code, moduleType: 'js', map: null };
    },
  };
}
