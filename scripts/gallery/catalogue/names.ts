import type { Visit } from '#types/data/journeys';
import { plainText } from '../../content/check/model/markdown.ts';
import { DERIVED_FACTS } from './facts.ts';
import type { Expected } from './state.ts';

const MAX_LENGTH = 32;

/** Returns a text of the content without Markdown and without the names of its {placeholders}. */
export const readableText = (text: string): string => plainText(text).replace(/\{\w+\}/g, '…');

/** Returns a text in lower case, with hyphens for all characters except letters and digits. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the first words of a text for a screenshot's name. */
export function firstWords(text: string): string {
  const name = slug(readableText(text));
  return name.length <= MAX_LENGTH ? name : name.slice(0, MAX_LENGTH + 1).replace(/-[^-]*$/, '');
}

/** Returns the names, and adds a number to each duplicate. */
export function numberDuplicates(names: readonly string[]): string[] {
  const all = new Set(names);
  const used = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let at = 2; used.has(own) || (own !== name && all.has(own)); at += 1) own = `${name}-${at}`;
    used.add(own);
    return own;
  });
}

/** Returns the name of a target in lists: `payment message accountNumber “Enter digits only”`. */
export function targetName({ hash, target }: Pick<Expected, 'hash' | 'target'>): string {
  const field = 'field' in target ? `${target.field} ` : '';
  const text = 'text' in target ? `“${target.text}”` : '';
  return `${hash || 'page'} ${target.kind} ${field}${text}`.trim();
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value || '“”';
  const names = Array.isArray(value) ? value.map((item: { name?: unknown } | null) => item?.name) : [];
  return names.length > 0 && names.every(Boolean) ? names.join(', ') : JSON.stringify(value);
}

/** Returns the instructions to get to a state, one line each. */
export function formatInstructions(visit: Visit, left: readonly string[] = []): string[] {
  const { shared, facts, earlier, answers } = visit;
  const arranged = Object.entries(facts).filter(([name]) => !DERIVED_FACTS.includes(name));
  const parts: [title: string, answers: object][] = [
    ['Answered before', shared],
    ['Facts', Object.fromEntries(arranged)],
    ...Object.entries(earlier).map(([hash, given]): [string, object] => [`At #${hash}`, given]),
    ['Here', answers],
  ];
  const lines = parts.map(([title, given]) => {
    const values = Object.entries(given).map(([name, value]) => `${name}: ${formatValue(value)}`);
    return values.length > 0 ? `${title}: ${values.join('; ')}` : '';
  });
  return [...lines, left.length > 0 ? `Entered and left: ${left.join(', ')}` : ''].filter(Boolean);
}
