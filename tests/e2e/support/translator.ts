import type { BrowserContext } from '@playwright/test';

/** Texts that the page has used in vain: a translator had already replaced their nodes. */
type StaleTexts = readonly string[];

declare global {
  interface Window {
    reportStale?(text: string): void;
  }
}

/**
 * Replaces each text of the page, now and later, with elements that contain the same text, like a browser's
 * translation. Runs in the page.
 */
function replaceTexts(): void {
  const replaced = new WeakMap<Text, HTMLElement>();
  const replace = (text: Text) => {
    const isLeft = text.parentElement?.closest('font, script, style, textarea, [translate="no"]');
    if (isLeft || !text.data.trim()) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
    replaced.set(text, outer);
    const report = () => window.reportStale?.(text.data);
    new MutationObserver(report).observe(text, { characterData: true });
  };
  /** Reports a text that is passed to a DOM function while its replacement is still on the page. */
  const watch = (name: 'removeChild' | 'insertBefore', argument: number) => {
    const original = Node.prototype[name] as (...nodes: unknown[]) => unknown;
    Object.assign(Node.prototype, {
      [name](this: Node, ...nodes: unknown[]) {
        const node = nodes[argument];
        const result = original.apply(this, nodes);
        if (node instanceof Text && replaced.get(node)?.isConnected)
          window.reportStale?.(`${name}: ${node.data}`);
        return result;
      },
    });
  };
  const replaceAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  addEventListener('DOMContentLoaded', () => {
    // an image document has no texts
    if (!document.body) return;
    // the page has patched these functions by now
    watch('removeChild', 0);
    watch('insertBefore', 1);
    replaceAll();
    const observed = { childList: true, characterData: true, subtree: true };
    new MutationObserver(replaceAll).observe(document.body, observed);
  });
}

/** Translates all pages of a browser from now on. @returns the texts that the pages then change in vain */
export async function translatePages(context: BrowserContext): Promise<StaleTexts> {
  const stale: string[] = [];
  await context.exposeFunction('reportStale', (text: string) => stale.push(text));
  await context.addInitScript(replaceTexts);
  return stale;
}
