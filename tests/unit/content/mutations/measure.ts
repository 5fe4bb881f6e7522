import { lineAndColumn } from '../../../../scripts/content/check/diagnostic.ts';
import { checkContent, type Diagnostic } from '../../../../scripts/content/check/index.ts';
import type { Names } from '../../../../scripts/content/check/names.ts';
import { CONTENT_DIR, type ContentFiles, readFile } from '../../../../scripts/content/read.ts';
import type { Chosen } from './choose.ts';
import { apply, moved } from './edits.ts';

/** The checker's result for one mistake. */
export interface Outcome extends Chosen {
  findings: readonly Diagnostic[];
  /** whether one of the findings is on a right line */
  isFound: boolean;
}

/** Puts one mistake into the content, checks all content, and finds where the mistake is reported. */
export async function measure(files: ContentFiles, names: Names, chosen: Chosen): Promise<Outcome> {
  const { edits, place, right } = chosen.mistake;
  const { path, text } = place.file;
  const spoilt = readFile(path, CONTENT_DIR, apply(text, edits));
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
