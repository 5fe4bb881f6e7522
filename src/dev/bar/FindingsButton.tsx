import { useStore } from 'zustand';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { findingsStore, setOpen, summaryOf } from '../findings/findings-store.ts';

/** What is wrong with the content, where something is: the way back to it after it was closed. */
export function FindingsButton() {
  const findings = useStore(findingsStore, (state) => state.findings);
  const [first] = findings;
  if (!first) return null;
  return (
    <button type="button" className="findings" data-severity={first.severity} onClick={() => setOpen(true)}>
      <Icon shape={icons[first.severity]} />
      {summaryOf(findings)}
    </button>
  );
}
