import { describe, expect, test, vi } from 'vitest';
import { createDevContent } from '../../../../../scripts/vite/dev-content/index.ts';
import type { DevPage, Judgement } from '../../../../../scripts/vite/dev-content/judge.ts';
import type { ShownFinding } from '../../../../../src/dev/wire.ts';
import { helperThat } from '../helper-that.ts';

const mistake = { rule: 'ref-target', severity: 'error', place: 'content/a.json:1:1' } as ShownFinding;
const warning = { ...mistake, severity: 'warning' } as ShownFinding;

/** Content without errors, of pages with this code. */
function right(codes: Record<string, string>, ...findings: ShownFinding[]): Judgement {
  const pages = Object.entries(codes).map(([name, code]) => ({ name, code }) as DevPage);
  return { findings, site: { site: {}, pages, texts: new Map() } as unknown as Judgement['site'] };
}

/** Content that is found to be so at first, and at each save. */
async function savedAs(...judgements: (Judgement | Error)[]) {
  const helper = helperThat((_root: string): Judgement => {
    const next = judgements.shift();
    if (!next || next instanceof Error) throw next;
    return next;
  });
  const content = createDevContent('/site/content', helper);
  await content.ready;
  return { content, helper };
}

describe('npm run dev: content as it is saved', () => {
  test('is read at once, and again when it is saved; pages whose module is another have changed', async () => {
    const { content, helper } = await savedAs(
      right({ quote: 'one', landing: 'one' }),
      right({ quote: 'two', landing: 'one', new: 'one' }, warning),
    );
    expect(content.state()).toEqual({ findings: [], isFaulty: false });
    const { changed, findings, isFaulty } = await content.refresh();
    expect(changed.map(({ name }) => name)).toEqual(['quote', 'new']);
    expect({ findings, isFaulty }).toEqual({ findings: [warning], isFaulty: false });
    expect(helper.ask.mock.calls).toEqual([['/site/content'], ['/site/content']]);
  });

  test('with mistakes does not take the place of what was right', async () => {
    const { content } = await savedAs(
      right({ quote: 'one' }),
      { findings: [mistake] },
      right({ quote: 'two' }),
    );
    const before = content.site();
    expect(await content.refresh()).toEqual({ findings: [mistake], isFaulty: true, changed: [] });
    expect(content.state()).toEqual({ findings: [mistake], isFaulty: true });
    expect(content.site()).toBe(before);
    await content.refresh();
    expect(content.site()?.pages).toEqual([{ name: 'quote', code: 'two' }]);
  });

  test('that was never right has no site', async () => {
    const { content } = await savedAs({ findings: [mistake] });
    expect(content.site()).toBeUndefined();
    expect(content.state().isFaulty).toBe(true);
  });

  test('that could not be checked is told of like a mistake, and the next save is checked', async () => {
    const { content } = await savedAs(
      right({ quote: 'one' }),
      new Error('It broke.'),
      right({ quote: 'one' }),
    );
    const { findings, isFaulty } = await content.refresh();
    expect(findings).toMatchObject([{ severity: 'error', location: '/site/content', message: 'It broke.' }]);
    expect(isFaulty).toBe(true);
    expect(await content.refresh()).toEqual({ findings: [], isFaulty: false, changed: [] });
  });

  test('is checked by schemas as they are by now, once somebody says that they have changed', async () => {
    const { content, helper } = await savedAs(right({}));
    const heard = vi.fn();
    content.onRenew(heard);
    content.renew();
    expect(helper.renew).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledOnce();
    content.close();
    expect(helper.end).toHaveBeenCalledOnce();
  });
});
