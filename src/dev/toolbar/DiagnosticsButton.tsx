import { useStore } from 'zustand';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { diagnosticsStore, setOpen, summaryOf } from '../diagnostics/diagnostics-store.ts';

/** Draws a button that opens the diagnostics again, if there are any. */
export function DiagnosticsButton() {
  const { diagnostics } = useStore(diagnosticsStore);
  const [first] = diagnostics;
  if (!first) return null;
  return (
    <button
      type="button"
      className="diagnostics"
      data-severity={first.severity}
      onClick={() => setOpen(true)}
    >
      <Icon shape={icons[first.severity]} />
      {summaryOf(diagnostics)}
    </button>
  );
}
