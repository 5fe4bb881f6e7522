import { basename, join } from 'node:path';
import { findNodeAtOffset, getNodePath } from 'jsonc-parser';
import type { ShownDiagnostic } from '../../../src/dev/protocol.ts';
import { pointer } from '../../../src/engine/form/paths.ts';
import type { Diagnostic } from '../../content/check/diagnostic.ts';
import { codeFrame } from '../../content/check/report/code-frame.ts';
import { hashOf } from '../../content/edit/change.ts';
import type { ContentFile, ContentFiles } from '../../content/read.ts';

/** Returns the pointer to the property or value at a line and a column. */
function pointerAt({ text, tree }: ContentFile, { line, column }: Diagnostic): string {
  const lines = text.split(/(?<=\r\n|\r(?!\n)|\n)/);
  const offset = lines.slice(0, line - 1).join('').length + column - 1;
  const node = tree && findNodeAtOffset(tree, offset);
  return node ? pointer(getNodePath(node)) : '';
}

/** Converts a diagnostic of the content in a folder to one that pages and the terminal show. */
export function toShown(files: ContentFiles, root: string, diagnostic: Diagnostic): ShownDiagnostic {
  const { rule, severity, message, advice, file, line, column, fix } = diagnostic;
  const path = join(root, file);
  const at = `:${line}:${column}`;
  const found = files.get(path);
  const frame = codeFrame(found?.text ?? '', diagnostic, false);
  return {
    rule,
    severity,
    location: `${basename(root)}/${file}${at}`,
    path: path + at,
    message,
    advice,
    frame,
    written: { file, pointer: found ? pointerAt(found, diagnostic) : '' },
    line,
    column,
    ...(found && fix && { fix, hash: hashOf(found.text) }),
  };
}
