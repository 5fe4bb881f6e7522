import { summaryOf } from '../dev/diagnostics/diagnostics-store.ts';
import { redo, save, undo } from './actions.ts';
import { openFind } from './find/Find.tsx';
import { icons } from './icons.ts';
import type { StudioState } from './model.ts';
import { setStudio, useStudio } from './studio-store.ts';
import { Tool } from './Tool.tsx';

/** Returns what is unsaved and what is wrong, in words. */
function statusText({ unsaved, diagnostics }: StudioState): string {
  const count = unsaved.files.length;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const saved = count === 0 ? 'Saved' : `${count} unsaved file${count === 1 ? '' : 's'}`;
  return [saved, summaryOf(errors)].filter(Boolean).join(', ');
}

interface HistoryButtonProps {
  name: 'Undo' | 'Redo';
  /** The change that it undoes or does again. */
  label: string | undefined;
  onClick(): void;
}

/** Draws a button that names the change. */
function HistoryButton({ name, label, onClick }: HistoryButtonProps) {
  const text = label === undefined ? name : `${name}: ${label}`;
  const icon = name === 'Undo' ? icons.undo : icons.redo;
  return (
    <Tool icon={icon} aria-label={text} title={text} isOff={label === undefined} onClick={onClick}>
      <span className="tool-text">{name}</span>
    </Tool>
  );
}

/** Draws the name of Studio, the state of the content, and the actions for all of it. */
export function Header() {
  const state = useStudio((studio) => studio.state);
  const isSaving = useStudio(({ pending }) => pending === 'save');
  const panel = useStudio((studio) => studio.panel);
  const canSave = state !== undefined && state.unsaved.files.length > 0 && !isSaving;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a banner here, and the page in the frame has another one
    <header aria-label="Studio" className="studio-header bar" data-pane="header" tabIndex={-1}>
      <h1>Studio</h1>
      <HistoryButton name="Undo" label={state?.undo} onClick={undo} />
      <HistoryButton name="Redo" label={state?.redo} onClick={redo} />
      <p className="studio-status">
        <span role="status">{state && statusText(state)}</span>
        {/* outside the status: it would be read after each change */}
        {state?.isChecking && <span className="checking">Checking…</span>}
      </p>
      <Tool icon={icons.search} data-opens="find" aria-expanded={panel === 'find'} onClick={openFind}>
        <span className="tool-text">Find</span>
      </Tool>
      <Tool
        data-opens="findings"
        aria-expanded={panel === 'findings'}
        onClick={() => setStudio({ panel: panel === 'findings' ? undefined : 'findings' })}
      >
        Findings ({state?.diagnostics.length ?? 0})
      </Tool>
      <Tool onClick={() => setStudio({ dialog: 'review' })}>Review changes</Tool>
      <Tool className="tool-first" isOff={!canSave} onClick={save}>
        {isSaving ? 'Saving…' : 'Save'}
      </Tool>
    </header>
  );
}
