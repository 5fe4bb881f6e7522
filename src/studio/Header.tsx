import { Icon } from '../engine/ui/Icon.tsx';
import { redo, save, undo } from './actions.ts';
import { icons } from './icons.ts';
import { countsText } from './outline/marks.ts';
import type { StudioState } from './protocol.ts';
import { setStudio, useStudio } from './studio-store.ts';

/** Returns what is unsaved and what is wrong, in words. */
function statusText({ files, diagnostics }: StudioState): string {
  const unsaved = files.filter(({ isChanged }) => isChanged).length;
  const error = diagnostics.filter(({ severity }) => severity === 'error').length;
  const saved = unsaved === 0 ? 'Saved' : `${unsaved} unsaved file${unsaved === 1 ? '' : 's'}`;
  return [saved, countsText({ error, warning: 0 })].filter(Boolean).join(', ');
}

interface HistoryButtonProps {
  name: 'Undo' | 'Redo';
  /** The change that it undoes or does again. */
  label: string | undefined;
  onClick(): void;
}

/** Draws a button that stays focusable when there is nothing left to undo. */
function HistoryButton({ name, label, onClick }: HistoryButtonProps) {
  const text = label === undefined ? name : `${name}: ${label}`;
  return (
    <button
      type="button"
      className="tool"
      aria-label={text}
      title={text}
      aria-disabled={label === undefined}
      onClick={onClick}
    >
      <Icon shape={name === 'Undo' ? icons.undo : icons.redo} />
      <span className="tool-text">{name}</span>
    </button>
  );
}

/** Draws the name of Studio, the state of the content, and the actions for all of it. */
export function Header() {
  const state = useStudio((studio) => studio.state);
  const isSaving = useStudio(({ pending }) => pending === 'save');
  const hasFindings = useStudio((studio) => studio.hasFindings);
  const canSave = state?.files.some(({ isChanged }) => isChanged) === true && !isSaving;
  return (
    <header className="studio-header" data-pane="header" tabIndex={-1}>
      <h1>Studio</h1>
      <div className="studio-history">
        <HistoryButton name="Undo" label={state?.undo} onClick={undo} />
        <HistoryButton name="Redo" label={state?.redo} onClick={redo} />
      </div>
      <p className="studio-status">
        <span role="status">{state && statusText(state)}</span>
        {/* outside the status: it would be read after each change */}
        {state?.isChecking && <span className="checking">Checking…</span>}
      </p>
      <button
        type="button"
        className="tool"
        aria-expanded={hasFindings}
        onClick={() => setStudio({ hasFindings: !hasFindings })}
      >
        Findings ({state?.diagnostics.length ?? 0})
      </button>
      <button type="button" className="tool tool-first" aria-disabled={!canSave} onClick={save}>
        {isSaving ? 'Saving…' : 'Save'}
      </button>
    </header>
  );
}
