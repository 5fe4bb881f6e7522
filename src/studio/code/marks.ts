import { syntaxTree } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { StudioDiagnostic } from '../model.ts';
import { keysOf } from '../places.ts';

function offsetOf({ doc }: EditorState, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + column - 1, to);
}

/** Marks diagnostics in the code. */
export function markDiagnostics(view: EditorView, diagnostics: readonly StudioDiagnostic[]): void {
  const marks = diagnostics.map(({ line, column, severity, message, advice }): Diagnostic => {
    const from = offsetOf(view.state, line, column);
    const end = syntaxTree(view.state).resolveInner(from, 1).to;
    return {
      from,
      to: Math.min(end, view.state.doc.lineAt(from).to),
      severity,
      message: `${message} ${advice}`,
    };
  });
  view.dispatch(setDiagnostics(view.state, marks));
}

/** Scrolls to a line, or to the value at a pointer. */
export function scrollTo(view: EditorView, pointer: string | undefined, line: number | undefined): void {
  const tree = pointer ? parseTree(view.state.doc.toString()) : undefined;
  const node = tree && pointer ? findNodeAtLocation(tree, keysOf(pointer)) : undefined;
  const anchor = line === undefined ? (node?.offset ?? 0) : offsetOf(view.state, line, 1);
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
}
