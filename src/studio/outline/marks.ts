import equal from 'fast-deep-equal';
import { getIn } from '../../engine/form/paths.ts';
import type { OutlineNode, Place, StudioDiagnostic, UnsavedFile } from '../model.ts';
import { isInside, keysOf } from '../places.ts';

/** The marks that the outline shows beside a node. */
export interface Marks {
  /** The number of its diagnostics, its own and those inside. */
  error: number;
  warning: number;
  /** True if its saved version is another one, or that of a node in it. */
  isChanged: boolean;
}

const parsed = (text: string | null) => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

/** Creates a function that returns true for a place whose saved value is another one. */
function changeFinder(files: readonly UnsavedFile[]) {
  const versions = new Map(files.map(({ file, base, text }) => [file, [parsed(base), parsed(text)]]));
  return ({ file, pointer }: Place) => {
    const [before, after] = versions.get(file)?.map((data) => getIn(data, keysOf(pointer))) ?? [];
    return !equal(before, after);
  };
}

/** Returns the marks of all nodes that have any. A diagnostic counts once in a node, however often it is inside. */
export function marksByNode(
  outline: readonly OutlineNode[],
  diagnostics: readonly StudioDiagnostic[],
  unsaved: readonly UnsavedFile[],
): ReadonlyMap<OutlineNode, Marks> {
  const isOther = changeFinder(unsaved);
  const byFile = new Map<string, StudioDiagnostic[]>();
  for (const each of diagnostics)
    byFile.set(each.written.file, [...(byFile.get(each.written.file) ?? []), each]);
  const marks = new Map<OutlineNode, Marks>();
  const visit = (node: OutlineNode): ReadonlySet<StudioDiagnostic> => {
    const { file } = node.written;
    const found = new Set(byFile.get(file)?.filter(({ written }) => isInside(written, node.written)));
    let isChanged = [node.written, ...(node.sources ?? [])].some(isOther);
    for (const child of node.children) {
      for (const each of visit(child)) found.add(each);
      isChanged ||= marks.get(child)?.isChanged === true;
    }
    const error = [...found].filter(({ severity }) => severity === 'error').length;
    if (found.size > 0 || isChanged) marks.set(node, { error, warning: found.size - error, isChanged });
    return found;
  };
  for (const node of outline) visit(node);
  return marks;
}
