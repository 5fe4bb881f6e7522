import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';

const TOKENS = 'src/styles/tokens.css';
const stylesheets = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file));

// the development toolbar keeps its colours in both schemes
const FILES = [...stylesheets('src'), ...stylesheets('scripts/sandbox')].filter(
  (file) => !file.startsWith('src/dev/') && file !== TOKENS,
);

function declarations(): [string, Declaration][] {
  const found: [string, Declaration][] = [];
  for (const file of FILES)
    parse(readFileSync(file, 'utf8')).walkDecls((declaration) => void found.push([file, declaration]));
  return found;
}

const line = ([file, { prop, value, source }]: [string, Declaration]) =>
  `${file}:${source?.start?.line} ${prop}: ${value}`;

test('uses a token for every colour', () => {
  const all = declarations();
  expect(all.length).toBeGreaterThan(500);
  const literal = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|lab|lch|hwb|color-mix)a?\(|\b(white|black)\b/i;
  expect(all.filter(([, { value }]) => literal.test(value)).map(line)).toEqual([]);
});

test('uses the on-green token for text on green', () => {
  const onPaper = declarations().filter(([, { prop, value, parent }]) => {
    if (prop !== 'color' || value !== 'var(--paper)') return false;
    // a tooltip has text and background colours swapped
    return !parent?.nodes?.some((node) => 'value' in node && node.value === 'var(--ink)');
  });
  expect(onPaper.map(line)).toEqual([]);
});

type Tokens = Record<string, string>;

const isDark = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).params.includes('prefers-color-scheme: dark');

/** The custom properties: all for the light scheme, redefined ones for the dark scheme. */
const SCHEMES: Record<'light' | 'dark', Tokens> = { light: {}, dark: {} };
parse(readFileSync(TOKENS, 'utf8')).walkRules(':root', (rule) => {
  const tokens = SCHEMES[isDark(rule) ? 'dark' : 'light'];
  for (const node of rule.nodes)
    if (node.type === 'decl' && node.prop.startsWith('--')) tokens[node.prop.slice(2)] = node.value;
});

function luminance(color: string): number {
  if (!/^#[\da-f]{6}$/.test(color)) throw new Error(`"${color}" is no colour of six digits.`);
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
}

const ALERT_GROUNDS = ['error-ground', 'warning-ground', 'info-ground', 'good-ground'];
const TEXT_GROUNDS = ['paper', 'mist', 'green-tint', ...ALERT_GROUNDS];

/** Pairs of a colour and its backgrounds, with the minimum contrast. */
const PAIRS: readonly [token: string, grounds: readonly string[], least: number][] = [
  // text
  ['ink', TEXT_GROUNDS, 7],
  ['ink-soft', TEXT_GROUNDS, 4.5],
  // a tooltip, which has text and background colours swapped
  ['paper', ['ink'], 7],
  // links and icons, also in alerts
  ['green', TEXT_GROUNDS, 4.5],
  ['green-deep', TEXT_GROUNDS, 4.5],
  // buttons, also on hover, and selected items
  ['on-green', ['green', 'green-deep'], 4.5],
  // disabled text
  ['ink-soft', ['hairline'], 4.5],
  // messages below fields and in the error summary; icons of alerts and benefits
  ['error', ['paper', 'mist', 'error-ground'], 4.5],
  ['warning', ['paper', 'mist', 'warning-ground'], 4.5],
  ['info', ['paper', 'mist', 'info-ground'], 4.5],
  ['good', ['paper', 'mist', 'good-ground'], 4.5],
  // borders of controls, and disabled icons
  ['line', ['paper', 'mist'], 3],
  // the border of a selected tile; the spinner and the progress bar on their tracks
  ['green', ['green-tint', 'hairline'], 3],
  // the mark for today in the calendar
  ['coral', ['paper'], 3],
  // edges of cards, on the card and on the page
  ['hairline', ['paper', 'mist'], 1.2],
  // the two colours of the focus ring
  ['focus', ['focus-edge'], 3],
];

/** Backgrounds of the focus ring. The ring is visible if one of its two colours is. */
const RING_GROUNDS = ['paper', 'mist', 'green', 'green-deep', 'green-tint', 'hairline', ...ALERT_GROUNDS];

describe.each(Object.entries(SCHEMES))('%s scheme', (_scheme, tokens) => {
  /** Returns the contrast ratio of two colours according to WCAG 2, from 1 to 21. */
  const contrast = (...names: [string, string]) => {
    const [light, dark] = names.map((name) => luminance(tokens[name] ?? name)).sort((a, b) => b - a);
    return (Number(light) + 0.05) / (Number(dark) + 0.05);
  };
  const pairs = PAIRS.flatMap(([token, grounds, least]) =>
    grounds.map((ground) => [token, ground, least] as const),
  );

  test.each(pairs)('--%s on --%s has a contrast of at least %s', (token, ground, least) => {
    expect(contrast(token, ground)).toBeGreaterThanOrEqual(least);
  });

  test.each(RING_GROUNDS)('shows the focus ring on --%s', (ground) => {
    expect(Math.max(contrast('focus', ground), contrast('focus-edge', ground))).toBeGreaterThanOrEqual(3);
  });
});

test('redefines every colour in the dark scheme and nothing else', () => {
  const { light, dark } = SCHEMES;
  const colors = Object.keys(light).filter((name) => /^(#|rgb)/.test(light[name] ?? ''));
  expect(colors.length).toBeGreaterThan(20);
  expect(Object.keys(dark).sort()).toEqual(colors.sort());
});
