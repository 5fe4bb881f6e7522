import { describe, expect, test, vi } from 'vitest';
import type { CheckedContent, DevPage } from '../../../../../scripts/vite/dev-content/check-content.ts';
import { createDevContent } from '../../../../../scripts/vite/dev-content/index.ts';
import type { ShownDiagnostic } from '../../../../../src/dev/protocol.ts';
import { error, inForeground, warning } from '../stand-ins.ts';

/** Returns valid content with the given code for each page. */
function valid(codes: Record<string, string>, ...diagnostics: ShownDiagnostic[]): CheckedContent {
  const pages = Object.entries(codes).map(([name, code]) => ({ name, code }) as DevPage);
  const site = { site: {}, pages, texts: new Map() } as unknown as CheckedContent['site'];
  return { diagnostics, site };
}

/** Creates content with the given check results. */
async function contentOf(...results: (CheckedContent | Error)[]) {
  const background = inForeground((_root: string): CheckedContent => {
    const next = results.shift();
    if (!next || next instanceof Error) throw next;
    return next;
  });
  const content = createDevContent('/site/content', background);
  await content.ready;
  return { content, background };
}

describe('the content of npm run dev', () => {
  test('is checked at once and after each save; pages with another module have changed', async () => {
    const { content, background } = await contentOf(
      valid({ quote: 'one', landing: 'one' }),
      valid({ quote: 'two', landing: 'one', new: 'one' }, warning),
    );
    expect(content.state()).toEqual({ diagnostics: [], isInvalid: false });
    const { changed, ...state } = await content.refresh();
    expect(changed.map(({ name }) => name)).toEqual(['quote', 'new']);
    expect(state).toEqual({ diagnostics: [warning], isInvalid: false });
    expect(background.ask.mock.calls).toEqual([['/site/content'], ['/site/content']]);
  });

  test('stays the last valid one after errors', async () => {
    const { content } = await contentOf(
      valid({ quote: 'one' }),
      { diagnostics: [error] },
      valid({ quote: 'two' }),
    );
    const before = content.site();
    const state = { diagnostics: [error], isInvalid: true };
    expect(await content.refresh()).toEqual({ ...state, changed: [] });
    expect(content.state()).toEqual(state);
    expect(content.site()).toBe(before);
    await content.refresh();
    expect(content.site()?.pages).toEqual([{ name: 'quote', code: 'two' }]);
  });

  test('has no site before it was valid', async () => {
    const { content } = await contentOf({ diagnostics: [error] });
    expect([content.site(), content.state().isInvalid]).toEqual([undefined, true]);
  });

  test('is invalid when it could not be checked, until the next save', async () => {
    const { content } = await contentOf(
      valid({ quote: 'one' }),
      new Error('It broke.'),
      valid({ quote: 'one' }),
    );
    expect(await content.refresh()).toMatchObject({
      diagnostics: [{ severity: 'error', path: '/site/content', message: 'It broke.' }],
      isInvalid: true,
    });
    expect(await content.refresh()).toEqual({ diagnostics: [], isInvalid: false, changed: [] });
  });

  test('is checked with new schemas after a restart', async () => {
    const { content, background } = await contentOf(valid({}));
    const listener = vi.fn();
    content.onRestart(listener);
    content.restart();
    expect(background.restart).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
    content.close();
    expect(background.end).toHaveBeenCalledOnce();
  });
});
