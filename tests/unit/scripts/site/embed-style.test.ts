import postcss from 'postcss';
import { expect, test } from 'vitest';
import { embedStyle } from '../../../../scripts/site/embed-style.ts';

/** Returns the rules after those that isolate the root, one on each line. */
const rulesOf = (css: string) => {
  const rules: string[] = [];
  postcss.parse(embedStyle(css)).walkRules((rule) => {
    const layer = rule.parent?.type === 'atrule' ? rule.parent.params : '';
    if (layer !== 'isolation') rules.push(String(rule));
  });
  return rules;
};

test.each([
  ['the tokens', ':root { --ink: #000 }', '.root { --ink: #000 }'],
  ['a part of the site', '.field, .root h1 { color: red }', '.field, .root h1 { color: red }'],
  [
    'a part that is also on pages of our own',
    ':is(.root, .host) a { color: red }',
    ':is(.root, .host) a { color: red }',
  ],
  ['one of several', 'html, .button { color: red }', '.button { color: red }'],
])('keeps %s', (_name, css, expected) => {
  expect(rulesOf(css)).toEqual([expected]);
});

test.each([
  ['the page', 'html { color: red }'],
  ['the header and footer', '.host-header { color: red } .host a { color: red }'],
  ['the scrolling of the page', ':root:has(.dialog) { overflow: hidden }'],
  ['a transition of the page', '::view-transition-old(step) { opacity: 0 }'],
  [
    'the dark scheme, because the page may be light',
    '@media (prefers-color-scheme: dark) { :root { --ink: #fff } }',
  ],
  ['the text size of printed pages', '@media print { :root { font-size: 68% } }'],
])('leaves out what is about %s', (_name, css) => {
  expect(rulesOf(css)).toEqual([]);
});

test('makes lengths independent of the text size of the page', () => {
  expect(rulesOf('.a { margin: 1rem -.5rem; width: min(2.5rem, 10vw); grid-area: 1rem-x }')).toEqual([
    '.a { margin: calc(1 * var(--rem)) calc(-.5 * var(--rem)); width: min(calc(2.5 * var(--rem)), 10vw); grid-area: 1rem-x }',
  ]);
  expect(embedStyle('@container cards (width >= 2.5rem) { .a { width: 1px } }')).toContain('(width >= 40px)');
  // a query of the window counts with the size that the visitor has chosen
  expect(embedStyle('@media (width < 30rem) { .a { width: 1rem } }')).toContain('(width < 30rem)');
});

test('leaves out decorations across the whole window', () => {
  const css = '.a { color: red; box-shadow: 0 0 0 100vmax red; clip-path: inset(0 -100vmax) }';
  expect(rulesOf(css)).toEqual(['.a { color: red }']);
});

test('leaves fonts to the document', () => {
  expect(embedStyle("@font-face { font-family: 'A'; src: url(a.woff2) }")).not.toContain('font-face');
});
