import { describe, expect, test } from 'vitest';
import { ALLOWED, checkFiles, formatReport } from '../../../../scripts/baseline/check.ts';
import { bundleCardForm } from '../../../../scripts/sandbox/card-frame/bundle.ts';

const keysIn = (name: string, code: string) =>
  checkFiles(new Map([[name, code]]), []).problems.map(({ feature }) => feature.key);

describe('scripts', () => {
  test.each([
    ['Promise.try(load)', 'javascript.builtins.Promise.try'],
    ['a.union(b)', 'javascript.builtins.Set.union'],
    ['URL.parse(text)', 'api.URL.parse_static'],
    ['window.URL.parse(text)', 'api.URL.parse_static'],
    ['RegExp.escape(text)', 'javascript.builtins.RegExp.escape'],
    ['a.values().toArray()', 'javascript.builtins.Iterator.toArray'],
    ['new Intl.DurationFormat("en")', 'javascript.builtins.Intl.DurationFormat'],
    ['scheduler.yield()', 'api.scheduler'],
    ['globalThis.navigation', 'api.Window.navigation'],
    ['navigator.connection.downlink', 'api.Navigator.connection'],
    ['document.startViewTransition(draw)', 'api.Document.startViewTransition'],
    ['new CloseWatcher()', 'api.CloseWatcher'],
    ['a.moveBefore(b, c)', 'api.Element.moveBefore'],
    ['a.requestClose()', 'api.HTMLDialogElement.requestClose'],
  ])('reports %s as newer than the baseline', (code, key) => {
    expect(keysIn('a.js', code)).toEqual([key]);
  });

  test.each([
    ...['Array.fromAsync(list)', 'Object.groupBy(list, key)', 'structuredClone(a)', 'JSON.parse(text)'],
    ...['navigator.locks.request("name", work)', 'a.checkVisibility()', 'typeof navigation === "object"'],
    '"requestIdleCallback" in globalThis',
    'a.union?.(b)',
    'const it = { union: 1, Iterator: 2 }; it.union; it.Iterator',
  ])('allows %s', (code) => {
    expect(keysIn('a.js', code)).toEqual([]);
  });
});

describe('stylesheets', () => {
  test.each([
    ['details:open{color:red}', 'css.selectors.open'],
    ['@function --f(){result:1px}', 'css.at-rules.function'],
    ['p{text-wrap:pretty}', 'css.properties.text-wrap.pretty'],
    ['p{anchor-name:--a}', 'css.properties.anchor-name'],
    ['p{color:light-dark(red,blue)}', 'css.types.color.light-dark'],
    ['@layer a{@media (width>1px){p{@starting-style{opacity:0}}}}', 'css.at-rules.starting-style'],
  ])('reports %s as newer than the baseline', (code, key) => {
    expect(keysIn('a.css', code)).toEqual([key]);
  });

  test.each([
    'p:has(> a){color:red}',
    '@supports (anchor-name:--a){p{anchor-name:--a}}',
    '@media (scripting:none){p{display:none}}',
    'p{--anchor-name:red;clip-path:inset(50%)}',
  ])('allows %s', (code) => {
    expect(keysIn('a.css', code)).toEqual([]);
  });
});

describe('bundles of the site', () => {
  test('accepts the card form and reports a newer function in it', async () => {
    const bundle = await bundleCardForm();
    const files = new Map([...bundle.files].map(([name, { body }]) => [`card-form/${name}`, String(body)]));
    expect(checkFiles(files, ALLOWED).problems).toEqual([]);
    const [script = ''] = [...files.keys()].filter((name) => name.endsWith('.js'));
    const changed = new Map([...files, [script, `${files.get(script)};Promise.try(go)`]]);
    const text = formatReport({ ...checkFiles(changed, ALLOWED), unused: [] });
    const use = `${script}: javascript.builtins.Promise.try (Promise.try())`;
    const details = ['in all browsers only since 2025-01-07', 'Promise.try(go)', 'Use something older.'];
    for (const part of [use, ...details]) expect(text).toContain(part);
  });

  test('allows a feature only in its listed files and reports unused entries that are not optional', () => {
    const files = ['assets/core-', 'assets/other-'];
    const entry = { key: 'api.Window.requestIdleCallback', reason: 'It is tested for.' };
    const allowed = [
      { ...entry, files },
      { ...entry, files: ['assets/monitor-'], isOptional: true },
    ];
    const names = ['assets/core-1.js', 'assets/page-1.js'];
    const code = new Map(names.map((name) => [name, 'requestIdleCallback(work)']));
    const { problems, unused } = checkFiles(code, allowed);
    expect(problems.map(({ file }) => file)).toEqual(['assets/page-1.js']);
    expect(unused.map((each) => each.files)).toEqual([['assets/other-']]);
    expect(formatReport({ problems: [], unused })).toContain(
      'no assets/other-* uses api.Window.requestIdleCallback any more',
    );
  });
});
