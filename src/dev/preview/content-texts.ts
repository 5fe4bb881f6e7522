import { PLACEHOLDER } from '../../engine/fill.ts';
import { pointer } from '../../engine/form/paths.ts';
import { isCompiledText } from './marked-content.ts';
import { NO_WIDTH } from './show-hidden.ts';

interface ContentText {
  text: string;
  /** Matches what the page draws for a text with placeholders. */
  pattern: RegExp | undefined;
  pointer: string;
  /** The pointer without the branches of a form's schema, so that it starts with its field's. */
  place: string;
  /** The number of its characters without its {placeholders}. */
  fixed: number;
}

/** The names of values that visitors never read, although they can equal a text. */
const UNREAD = new Set(['const', 'default', 'hash', 'href', 'name', 'path', 'required', 'ui:order', '$id']);

const BRANCH = /\/(?:allOf\/\d+|then|else)(?=\/)/g;

/** Returns a text with single spaces, as the page draws it. */
export const plainText = (text: string | null) =>
  (text ?? '').replaceAll(NO_WIDTH, '').replaceAll(/\s+/g, ' ').trim();

/** Returns the pointer without the branches of a form's schema. */
export const withoutBranches = (at: string) => at.replaceAll(BRANCH, '');

/** Returns true if a place is another one or in it. */
export const isWithin = (place: string, around: string) => place === around || place.startsWith(`${around}/`);

/** Returns the texts of a compiled Markdown text: all of it, and of each element in it. */
function drawnTexts(nodes: unknown): string[] {
  const textOf = (node: unknown): string => {
    if (typeof node === 'string') return node;
    const children = typeof node === 'object' && node !== null && 'children' in node ? node.children : node;
    return Array.isArray(children) ? children.map(textOf).join('') : '';
  };
  const inside = (node: unknown): string[] =>
    typeof node === 'object' && node !== null && 'children' in node ? drawnTexts(node.children) : [];
  return [textOf(nodes), ...(Array.isArray(nodes) ? nodes.flatMap(inside) : [])];
}

function textsIn(value: unknown, at = ''): [text: string, at: string][] {
  if (typeof value === 'string') return [[value, at]];
  if (typeof value !== 'object' || value === null) return [];
  if (isCompiledText(value)) return drawnTexts(value).map((text) => [text, at]);
  return Object.entries(value).flatMap(([part, child]) => {
    // a field can have such a name: its schema is an object
    const isUnread = UNREAD.has(part) && (typeof child === 'string' || Array.isArray(child));
    return isUnread ? [] : textsIn(child, at + pointer([part]));
  });
}

/** Returns a pattern for a text with {placeholders}, which stand for any text. */
function patternOf(text: string): RegExp {
  const fixed = text.split(/\{[^{}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.+')}$`, 'su');
}

const collectTexts = (content: object): ContentText[] =>
  textsIn(content).map(([written, at]) => {
    const text = plainText(written);
    const fixed = text.replaceAll(PLACEHOLDER, '').length;
    const pattern = fixed < text.length ? patternOf(text) : undefined;
    return { text, pattern, pointer: at, place: withoutBranches(at), fixed };
  });

const known = new WeakMap<object, ContentText[]>();

/**
 * Finds the places that a drawn text can have: several only if they have the same text.
 * @param texts the text, and other readings of it
 * @param around places to look in, the likeliest first
 */
export function findTexts(content: object, texts: readonly string[], around: readonly string[]): string[] {
  const all = known.get(content) ?? collectTexts(content);
  known.set(content, all);
  for (const scope of around) {
    const found = all.filter(
      ({ text, pattern, place, fixed }) =>
        isWithin(place, scope) &&
        // a text that is only a placeholder matches everything
        (fixed > 1 || place.slice(0, place.lastIndexOf('/')) === scope) &&
        (texts.includes(text) || (scope !== '' && texts.some((each) => pattern?.test(each)))),
    );
    const longest = Math.max(...found.map(({ fixed }) => fixed));
    const best = found.filter(({ fixed }) => fixed === longest);
    if (best.length > 0) return [...new Set(best.map(({ pointer: at }) => at))];
  }
  return [];
}
