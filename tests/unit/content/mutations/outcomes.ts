import { applyEdits } from '../../../../scripts/content/check/command/fix.ts';
import { lineAndColumn } from '../../../../scripts/content/check/diagnostic.ts';
import { checkContent, type Diagnostic } from '../../../../scripts/content/check/index.ts';
import type { Names } from '../../../../scripts/content/check/names.ts';
import { CONTENT_DIR, type ContentFiles, readFile } from '../../../../scripts/content/read.ts';
import { groupsOf } from '../../../../scripts/groups-of.ts';
import type { Chosen } from './choose.ts';
import { moved } from './edits.ts';

/** The result of the checker for one mistake. */
export interface Outcome extends Chosen {
  findings: readonly Diagnostic[];
  isFound: boolean;
}

/** Makes one mistake in the content, checks all content, and compares the findings with the right lines. */
export async function measure(files: ContentFiles, names: Names, chosen: Chosen): Promise<Outcome> {
  const { edits, place, right } = chosen.mistake;
  const { path, text } = place.file;
  const spoilt = readFile(path, CONTENT_DIR, applyEdits(text, edits));
  const findings = await checkContent(new Map(files).set(path, spoilt), names);
  const lines = right.map(({ file, from, to, into = 0 }) => {
    const isSpoilt = file === place.file;
    const lineAt = (offset: number) =>
      lineAndColumn(isSpoilt ? spoilt : file, (isSpoilt ? moved(offset, edits) : offset) + into).line;
    return { file: file.name, first: lineAt(from), last: lineAt(to) };
  });
  const isFound = findings.some((finding) =>
    lines.some(
      ({ file, first, last }) => finding.file === file && first <= finding.line && finding.line <= last,
    ),
  );
  return { ...chosen, findings, isFound };
}

/** Returns the checker's score for some mistakes. `average` is the number of findings per found mistake. */
export function scoreOf(outcomes: readonly Outcome[]) {
  const found = outcomes.filter(({ isFound }) => isFound);
  const findings = found.reduce((sum, outcome) => sum + outcome.findings.length, 0);
  return { made: outcomes.length, found: found.length, average: findings / Math.max(1, found.length) };
}

export function byKind(outcomes: readonly Outcome[]): Map<string, Outcome[]> {
  return groupsOf(outcomes, ({ kind }) => kind);
}

function rowOf([kind, outcomes]: [string, readonly Outcome[]]): string {
  const { made, found, average } = scoreOf(outcomes);
  return `${kind.padEnd(44)} ${found} of ${made} found, ${average.toFixed(1)} findings each`;
}

function describe({ kind, at, findings }: Outcome): string {
  const places = findings.map(({ rule, file, line, message }) => `    ${file}:${line} ${rule}: ${message}`);
  return [`${kind} at ${at}`, ...places].join('\n');
}

/** Returns a report for developers: the score of each kind, then every mistake that is not reported well. */
export function table(outcomes: readonly Outcome[]): string {
  const rows = [...byKind(outcomes)].map(rowOf);
  const poor = outcomes.filter(({ isFound, findings }) => !isFound || findings.length > 1);
  const lines = ['', ...rows, '', 'Not on the right line, or not reported once:', ...poor.map(describe), ''];
  return lines.join('\n');
}
