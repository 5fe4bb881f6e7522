import type { Plugin } from 'vite';
import type { DevContent } from './dev-content/index.ts';
import type { DevPage } from './dev-content/judge.ts';

const PREFIX = '/@content/';

/** The address of a page's content module. Vite itself marks it as an import. */
export function contentAddress({ name }: Pick<DevPage, 'name'>): string {
  return `${PREFIX}${name}.js`;
}

export function isContentModule(id: string | null): boolean {
  return id?.startsWith(PREFIX) ?? false;
}

/** `/@content/quote.js` is that page's compiled module, the same as the build writes, of the last content that was right. */
export function devModules(content: DevContent): Plugin {
  return {
    name: 'dev-modules',
    resolveId: (id) => (isContentModule(id) ? id : null),
    async load(id) {
      if (!isContentModule(id)) return null;
      await content.ready;
      const page = content.site()?.pages.find((each) => contentAddress(each) === id);
      if (!page) throw new Error(`There is no page for ${id}.`);
      return { code: page.code, moduleType: 'js', map: null };
    },
  };
}
