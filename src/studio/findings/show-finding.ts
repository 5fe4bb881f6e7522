import type { StudioDiagnostic } from '../model.ts';
import { nodeWrittenAt } from '../places.ts';
import { select, setStudio, studioStore } from '../studio-store.ts';

/** Selects the node that a diagnostic is about. Without one, its file shows as code. */
export function showFinding({ written, line }: StudioDiagnostic): void {
  const { state } = studioStore.getState();
  const node = nodeWrittenAt(state?.outline ?? [], written);
  const isBroken = state?.files.some((each) => each.isBroken && each.file === written.file);
  if (node)
    select({ file: node.file, pointer: node.pointer + written.pointer.slice(node.written.pointer.length) });
  const { code } = studioStore.getState();
  const showsCode = code || isBroken || !node;
  setStudio({ pane: 'properties', ...(showsCode && { code: { ...written, line } }) });
}
