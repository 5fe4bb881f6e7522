import type { OutlineNode, StudioDiagnostic } from '../model.ts';
import { isInside } from '../places.ts';

/** The marks that the outline shows beside a node. */
export interface Marks {
  /** The number of its diagnostics, its own and those inside. */
  error: number;
  warning: number;
  /** True if it is written in an unsaved file, or contains such a node. */
  isChanged: boolean;
}

/** Returns the marks of all nodes that have any. A diagnostic counts once in a node, however often it is inside. */
export function marksByNode(
  outline: readonly OutlineNode[],
  diagnostics: readonly StudioDiagnostic[],
  changed: ReadonlySet<string>,
): ReadonlyMap<OutlineNode, Marks> {
  const byFile = new Map<string, StudioDiagnostic[]>();
  for (const each of diagnostics)
    byFile.set(each.written.file, [...(byFile.get(each.written.file) ?? []), each]);
  const marks = new Map<OutlineNode, Marks>();
  const visit = (node: OutlineNode, parent?: OutlineNode): ReadonlySet<StudioDiagnostic> => {
    const { file } = node.written;
    const found = new Set(byFile.get(file)?.filter(({ written }) => isInside(written, node.written)));
    // one mark for each file is enough: not one for each of its fields
    let isChanged = file !== parent?.written.file && changed.has(file);
    for (const child of node.children) {
      for (const each of visit(child, node)) found.add(each);
      isChanged ||= marks.get(child)?.isChanged === true;
    }
    const error = [...found].filter(({ severity }) => severity === 'error').length;
    if (found.size > 0 || isChanged) marks.set(node, { error, warning: found.size - error, isChanged });
    return found;
  };
  for (const node of outline) visit(node);
  return marks;
}

/** Returns counts in words: 2 errors, 1 warning. */
export const countsText = (counts: Pick<Marks, 'error' | 'warning'>): string =>
  (['error', 'warning'] as const)
    .filter((word) => counts[word] > 0)
    .map((word) => `${counts[word]} ${word}${counts[word] === 1 ? '' : 's'}`)
    .join(', ');
