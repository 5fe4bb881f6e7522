import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type BreakingChange,
  compareContent,
} from '../../../../../scripts/content/breaking-changes/index.ts';
import { filesOf, readContent } from '../../../../../scripts/content/read.ts';

export const FIXTURE = fileURLToPath(
  new URL('../../../../fixtures/content/breaking-changes/', import.meta.url),
);

/** A text replacement in a file, as an author might make. */
export type Edit = readonly [file: string, from: string | RegExp, to: string];

export const WITHOUT_PARTNER: Edit = [
  'pages/application.json',
  /\{\s*"step": \{ "\$ref": "..\/steps\/partner.json" \},[^}]*\}\s*\},/,
  '',
];
export const WITHOUT_NICKNAME: Edit = ['steps/traveller.json', /,\s*"nickname": \{[^}]*\}/, ''];

const content = readContent(FIXTURE);

/** Returns the texts of a small site's files by name, after some edits. */
export function edited(...edits: readonly Edit[]): Map<string, string> {
  const texts = new Map([...content.values()].map(({ name, text }) => [name, text]));
  for (const [name, from, to] of edits) {
    const text = texts.get(name) ?? '';
    texts.set(
      name,
      text.replace(from, () => to),
    );
    if (texts.get(name) === text) throw new Error(`Nothing to edit: ${from}`);
  }
  return texts;
}

type Marked = Pick<BreakingChange, 'text' | 'file' | 'line' | 'column' | 'end'>;

function formatPlace({ text, file, line, column, end }: Marked): string {
  const first = text.split('\n')[line - 1] ?? '';
  const marked = line === end.line ? first.slice(column - 1, end.column - 1) : `${first.slice(column - 1)} …`;
  return `${file}:${line}:${column} ${marked}`;
}

/**
 * Returns the changes that new texts of the site break: the rule with the locations before and after, and the
 * message.
 */
export function changesTo(texts: ReadonlyMap<string, string>): string[][] {
  const paths = [...texts].map(([name, text]) => [join(FIXTURE, name), text] as const);
  return compareContent(content, filesOf(new Map(paths), FIXTURE), 'HEAD').map((change) => [
    `${change.severity} ${change.rule}: ${formatPlace(change.before)} → ${formatPlace(change)}`,
    change.message,
  ]);
}
