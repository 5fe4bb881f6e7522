import { relative, sep } from 'node:path';
import type { ShownDiagnostic } from '../../src/dev/protocol.ts';
import type { StudioDiagnostic } from '../../src/studio/model.ts';

const POSITION = /:(\d+):(\d+)$/;

/** Returns the diagnostics of content as Studio shows them. @param root the path of the content */
export function studioDiagnostics(diagnostics: readonly ShownDiagnostic[], root: string): StudioDiagnostic[] {
  return diagnostics.map(({ path, frame: _, pointer = '', ...diagnostic }) => {
    const [, line, column] = POSITION.exec(path) ?? [];
    const file = relative(root, path.replace(POSITION, '')).split(sep).join('/');
    return {
      ...diagnostic,
      written: { file, pointer },
      line: Number(line ?? 1),
      column: Number(column ?? 1),
    };
  });
}
