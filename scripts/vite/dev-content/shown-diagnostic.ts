import { basename, join } from 'node:path';
import type { ShownDiagnostic } from '../../../src/dev/protocol.ts';
import type { Diagnostic } from '../../content/check/diagnostic.ts';
import { codeFrame } from '../../content/check/report/code-frame.ts';
import type { ContentFiles } from '../../content/read.ts';

/** Converts a diagnostic of the content in a folder to one that pages and the terminal show. */
export function toShown(files: ContentFiles, root: string, diagnostic: Diagnostic): ShownDiagnostic {
  const { rule, severity, message, advice, file, line, column } = diagnostic;
  const path = join(root, file);
  const at = `:${line}:${column}`;
  const frame = codeFrame(files.get(path)?.text ?? '', diagnostic, false);
  return {
    rule,
    severity,
    location: `${basename(root)}/${file}${at}`,
    path: path + at,
    message,
    advice,
    frame,
  };
}
