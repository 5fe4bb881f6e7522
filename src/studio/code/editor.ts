import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { type ChangeSpec, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--info)' },
  { tag: tags.string, color: 'var(--green)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--paper)' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: '0.875rem',
    lineHeight: '1.6',
  },
  '.cm-gutters': { color: 'var(--ink-soft)', backgroundColor: 'var(--mist)', borderColor: 'var(--hairline)' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--mist)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'var(--green-tint) !important',
  },
  '.cm-tooltip, .cm-panels': {
    color: 'var(--ink)',
    backgroundColor: 'var(--paper)',
    borderColor: 'var(--line)',
  },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
});

interface EditorOptions {
  parent: HTMLElement;
  label: string;
  text: string;
  onChange(): void;
}

/** Creates an editor of JSON. It has no undo of its own: Studio undoes changes of code like all others. */
export function createEditor({ parent, label, text, onChange }: EditorOptions): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        drawSelection(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        bracketMatching(),
        indentOnInput(),
        json(),
        syntaxHighlighting(colours),
        theme,
        EditorView.lineWrapping,
        EditorState.tabSize.of(2),
        // Escape and then Tab leaves the editor
        keymap.of([...defaultKeymap, ...searchKeymap, ...lintKeymap, indentWithTab]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': 'code-help',
          tabindex: '0',
        }),
        EditorView.updateListener.of(({ docChanged }) => docChanged && onChange()),
      ],
    }),
  });
}

/** Returns the one change between two texts, without what they start and end with alike. */
export function changeBetween(before: string, after: string): ChangeSpec {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
