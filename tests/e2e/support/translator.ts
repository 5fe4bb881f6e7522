import type { BrowserContext } from '@playwright/test';

/** Texts that the page has changed, removed or put something before in vain: a translator had replaced their nodes. */
type StaleTexts = readonly string[];

declare global {
  interface Window {
    reportStale?(text: string): void;
  }
}

/**
 * Replaces each text of the page by elements with the same text, now and whenever one comes, as a browser's translation
 * does with another text. Runs in the page.
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
  /** Reports a text that a function of nodes is called with, while what replaced it goes on being shown. */
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
    // a picture has no texts
    if (!document.body) return;
    // by now the page has replaced these functions itself
    watch('removeChild', 0);
    watch('insertBefore', 1);
    replaceAll();
    const observed = { childList: true, characterData: true, subtree: true };
    new MutationObserver(replaceAll).observe(document.body, observed);
  });
}

/** Has all pages of a browser translated from now on. @returns the texts that they then change in vain */
export async function translatePages(context: BrowserContext): Promise<StaleTexts> {
  const stale: string[] = [];
  await context.exposeFunction('reportStale', (text: string) => stale.push(text));
  await context.addInitScript(replaceTexts);
  return stale;
}
