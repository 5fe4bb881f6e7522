import { readFileSync } from 'node:fs';
import { type AtRule, parse, type Rule } from 'postcss';

export type Scheme = 'light' | 'dark';

/** Values of custom properties by their names, as a scheme has them. */
export type Tokens = Readonly<Record<string, string>>;

function declared(rule: Rule): [string, string][] {
  const found: [string, string][] = [];
  rule.each((node) => {
    if (node.type === 'decl' && node.prop.startsWith('--')) found.push([node.prop.slice(2), node.value]);
  });
  return found;
}

const isDark = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).params.includes('prefers-color-scheme: dark');

/** Returns what src/styles/tokens.css declares: all of it for the light scheme, what is redefined for the dark one. */
export function declaredTokens(): Record<Scheme, Tokens> {
  const css = parse(readFileSync('src/styles/tokens.css', 'utf8'));
  const found: Record<Scheme, [string, string][]> = { light: [], dark: [] };
  css.walkRules(':root', (rule) => {
    found[isDark(rule) ? 'dark' : 'light'].push(...declared(rule));
  });
  return { light: Object.fromEntries(found.light), dark: Object.fromEntries(found.dark) };
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(color: string): number {
  if (!/^#[\da-f]{6}$/.test(color)) throw new Error(`"${color}" is no colour of six digits.`);
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
}

/** Returns the contrast of two colours as WCAG 2 defines it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (Number(light) + 0.05) / (Number(dark) + 0.05);
}
